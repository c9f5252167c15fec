import { numberSaid, numberWords } from '#domain/text/number-words.ts';
import type { Brief } from '#domain/narration/brief.ts';

const many = `\\d+|an?|no|both|all|every|my|${numberWords.join('|')}`;
const said = new RegExp(`\\b(${many})(?: (?:of|all|my|the|left|last|remaining|more|d\\d+))* hit[- ]d(ie|ice)\\b`, 'i');
/** Words of a pause that takes an hour or a night. */
const resting = /\b(?:rest(?:s|ed|ing)?|sleep(?:s|ing)?|naps?|camp|night|recover|bed|doze|breather|slumber)\b/i;
/** More than anybody has. */
const allOfThem = 20;

/** How many hit dice words spend; null where they say nothing of it. */
export function hitDiceIn(text: string): number | null {
  const [, count, dice] = said.exec(text) ?? [];
  if (count === undefined) return null;
  const word = count.toLowerCase();
  if (word === 'both') return 2;
  if (word === 'a' || word === 'an') return 1;
  if (word === 'no') return 0;
  return Math.min(numberSaid(word) ?? (dice?.toLowerCase() === 'die' ? 1 : allOfThem), allOfThem);
}

/**
 * How many hit dice a hero spends in a short rest: as many as their own player says; null for as many as help, where that player rests and
 * leaves it open. Nobody else's words spend them.
 */
export function hitDiceOfHero(intents: Brief['intents'], heroId: string): number | null {
  const own = intents.filter((intent) => intent.heroId === heroId).map(({ text }) => text);
  const count = own.flatMap((text) => hitDiceIn(text) ?? [])[0];
  if (count !== undefined) return count;
  const isAlone = intents.every((intent) => intent.heroId === heroId);
  return own.some((text) => resting.test(text)) || (own.length > 0 && isAlone) ? null : 0;
}
