import type { Hero } from '#domain/narration/brief.ts';
import { listText } from '#domain/text/list-text.ts';

const introducing =
  /\bintroduc(?:es?|ing) (?<whom>my ?self|ourselves|us(?: (?:both|two|all))?|(?:both|all|the two) of us|\p{L}+ and (?:me|myself|i)|(?:me|myself) and \p{L}+)(?: (?:politely|quickly|properly|nicely|first))?(?: to (?<to>(?:the )?\p{L}+(?: \p{Lu}\p{L}+)?))?(?=[.!]*$|(?<=, introduce (?:us|ourselves)),? and (?:ask|tell|say)\b)/iu;

/** Who introduces themselves says their name, and those of the others where they are introduced as well. */
export function withIntroductions(text: string, actor: Hero, party: readonly Hero[]): string {
  const { whom, to } = introducing.exec(text)?.groups ?? {};
  if (whom === undefined) return text;
  const isAlone = /^my/i.test(whom) && !/ and /i.test(whom);
  const others = isAlone ? [] : party.filter(({ id }) => id !== actor.id).map(({ name }) => name);
  const names = `I am ${actor.name}${others.length > 0 ? `, and this is ${listText(others)}` : ''}.`;
  return text.replace(introducing, () => `say${to === undefined ? '' : ` to ${to}`} "${names}"`);
}
