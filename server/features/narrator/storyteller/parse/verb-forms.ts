import { knownVerbs } from './lexicon-verbs.ts';

const irregularThird: Record<string, string> = { be: 'is', have: 'has', do: 'does', go: 'goes' };

const irregularForms: Record<string, string> = {
  am: 'be',
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  goes: 'go',
  went: 'go',
  took: 'take',
  ran: 'run',
  hid: 'hide',
  said: 'say',
  told: 'tell',
  spoke: 'speak',
  sang: 'sing',
  stole: 'steal',
  struck: 'strike',
  shot: 'shoot',
  swung: 'swing',
  threw: 'throw',
  fought: 'fight',
  crept: 'creep',
  lied: 'lie',
  lying: 'lie',
  tied: 'tie',
  tying: 'tie',
  gave: 'give',
  drew: 'draw',
  drank: 'drink',
  ate: 'eat',
  lit: 'light',
  dug: 'dig',
  knew: 'know',
  fled: 'flee',
  stood: 'stand',
  held: 'hold',
  sat: 'sit',
  slept: 'sleep',
  left: 'leave',
  came: 'come',
  rode: 'ride',
  saw: 'see',
  found: 'find',
  felt: 'feel',
  read: 'read',
  kept: 'keep',
  made: 'make',
  got: 'get',
  brought: 'bring',
  broke: 'break',
  swam: 'swim',
  leapt: 'leap',
  dove: 'dive',
  slid: 'slide',
  spat: 'spit',
  thought: 'think',
  began: 'begin',
  led: 'lead',
  met: 'meet',
  rose: 'rise',
  fell: 'fall',
  laid: 'lay',
  tore: 'tear',
  wore: 'wear',
  hung: 'hang',
  blew: 'blow',
  rang: 'ring',
  wrote: 'write',
  built: 'build',
  hit: 'hit',
  cut: 'cut',
  put: 'put',
  set: 'set',
  shut: 'shut',
  cast: 'cast',
  dying: 'die',
  slunk: 'slink',
  flung: 'fling',
  bit: 'bite',
  forgot: 'forget',
  bent: 'bend',
};

const doubling = /^[^aeiou]*[aeiou][bdgmnprt]$/;

/** "pick" -> "picks", "go" -> "goes", "carry" -> "carries". */
export function thirdPerson(base: string): string {
  const irregular = irregularThird[base];
  if (irregular) return irregular;
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
  const irregular = irregularForms[lower];
  if (irregular) return irregular;
  if (lower.endsWith('ies')) return firstKnown([`${lower.slice(0, -3)}y`, lower.slice(0, -1)]);
  if (lower.endsWith('s')) return firstKnown([lower.slice(0, -1), lower.slice(0, -2)]);
  if (lower.endsWith('ied')) return firstKnown([`${lower.slice(0, -3)}y`, lower.slice(0, -1)]);
  const stem = lower.endsWith('ing') ? lower.slice(0, -3) : lower.endsWith('ed') ? lower.slice(0, -2) : undefined;
  return stem === undefined ? undefined : firstKnown([stem, `${stem}e`, undoubled(stem)]);
}

/** The plain form of any word that stands where a finite verb in the third person must stand: "blorps" -> "blorp". */
export function baseOfThird(word: string): string {
  const known = baseOf(word);
  if (known) return known;
  if (/(?:sses|xes|zes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
