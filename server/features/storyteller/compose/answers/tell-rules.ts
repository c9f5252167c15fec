import { z } from 'zod';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { contentFile } from '#server/kernel/content.ts';

const rules = contentFile('storyteller/rules.json', z.array(z.object({ names: z.array(z.string()).min(1), says: z.string() })));
const terms = contentFile('terms/terms.json', z.record(z.string(), z.looseObject({ text: z.string() })));

/** Everything that is told of the rules, by a name of it; the longest names first. */
const told: readonly { name: string; says: string }[] = [
  ...rules.flatMap(({ names, says }) => names.map((name) => ({ name, says }))),
  ...Object.entries(terms).map(([name, { text }]) => ({ name: name.toLowerCase(), says: text })),
].toSorted((one, other) => other.name.length - one.name.length);

/** How one writes and how dice are thrown, which is told where the words name no rule. */
const inGeneral = rules.filter(({ names }) => names.includes('typing') || names.includes('d20')).map(({ says }) => says);

/** What the rules say of what was asked, in our words: of what is named as a whole, else of what the words name. */
export function tellRules(action: HeroAction): string[] {
  const { asked, clauses } = action;
  const own = rules.flatMap(({ names, says }) => (names.includes(asked?.subject ?? '') ? [says] : []));
  if (own.length > 0) return own;
  const text = clauses.join(' ').toLowerCase();
  const found = told.find(({ name }) => isNamed(text, name));
  return found ? [found.says] : inGeneral;
}
