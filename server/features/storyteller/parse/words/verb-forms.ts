import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { knownVerbs } from './lexicon-verbs.ts';

const Forms = z.record(z.string(), z.string());

/** The third person of verbs that follow no rule, and the plain form of other forms of theirs. */
const irregular = contentFile('storyteller/lexicon/irregular-verbs.json', z.object({ thirdPerson: Forms, forms: Forms }));

const doubling = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** "pick" -> "picks", "go" -> "goes", "carry" -> "carries". */
export function thirdPerson(base: string): string {
  const own = irregular.thirdPerson[base];
  if (own) return own;
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** "pick" -> "picking", "stab" -> "stabbing", "hide" -> "hiding", "lie" -> "lying". */
export function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (doubling.test(base)) return `${base}${base.slice(-1)}ing`;
  return `${base}ing`;
}

const irregularBases = new Set(Object.values(irregular.forms));

/** The plain form where words call an irregular verb that is in no list by its gerund: "keeping" -> "keep". Other words as they are. */
export function ofGerund(word: string): string {
  const stem = word.endsWith('ing') ? word.slice(0, -3) : word;
  return [stem, `${stem}e`, undoubled(stem)].find((each) => irregularBases.has(each)) ?? word;
}

function undoubled(stem: string): string {
  return /(.)\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

function firstKnown(candidates: string[]): string | undefined {
  return candidates.find((each) => knownVerbs.has(each));
}

/** The plain form of a verb this folder knows, from any of its forms; undefined for other words. */
export function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (knownVerbs.has(lower)) return lower;
  const own = irregular.forms[lower];
  if (own) return own;
  if (lower.endsWith('ies')) return firstKnown([`${lower.slice(0, -3)}y`, lower.slice(0, -1)]);
  if (lower.endsWith('s')) return firstKnown([lower.slice(0, -1), lower.slice(0, -2)]);
  if (lower.endsWith('ied')) return firstKnown([`${lower.slice(0, -3)}y`, lower.slice(0, -1)]);
  const stem = lower.endsWith('ing') ? lower.slice(0, -3) : lower.endsWith('ed') ? lower.slice(0, -2) : undefined;
  return stem === undefined ? undefined : firstKnown([stem, `${stem}e`, undoubled(stem)]);
}

/** Forms of irregular verbs that tell of what is now. */
const present = /^(?:am|is|are|has|does|goes|lies|dies|ties)$/;

/** Whether a word is the past of a verb, and of nothing that is done now: "slept", "climbed". */
export function isPast(word: string): boolean {
  const lower = word.toLowerCase();
  if (knownVerbs.has(lower)) return false;
  return (irregular.forms[lower] !== undefined && !present.test(lower)) || (lower.endsWith('ed') && baseOf(lower) !== undefined);
}

/** The plain form of any word that stands where a finite verb in the third person must stand: "blorps" -> "blorp". */
export function baseOfThird(word: string): string {
  const known = baseOf(word);
  if (known) return known;
  if (/(?:sses|xes|zes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
