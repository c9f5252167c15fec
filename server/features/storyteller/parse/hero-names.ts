import type { Hero } from '#domain/narration/brief.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';

/** The names by which somebody is called: the whole one, and its first word where no other of the party has it. */
export function namesOf({ id, name }: Hero, party: readonly Hero[]): string[] {
  const [first = name] = name.split(/\s+/u);
  const isOwn = party.every((other) => other.id === id || other.name.split(/\s+/u)[0]?.toLowerCase() !== first.toLowerCase());
  return isOwn && first !== name ? [name, first] : [name];
}

/** A pattern for whoever is called by any of these names. */
export const calledBy = (names: readonly string[]): string => `(?:${names.map(escapePattern).join('|')})`;

/** What is written for somebody as their own player would: "(Tov) I look behind the creels", "Tov: I look behind the creels". */
export function writtenFor(text: string, names: readonly string[]): string | undefined {
  const called = calledBy(names);
  const ahead = new RegExp(
    `^(?:\\(${called}\\):? +|(?:(?:ok(?:ay)?|then|now|right|so),? )*as ${called}[:,]* +(?=(?:i|i'm|i'll)\\b)|${called}: *(?=(?:i|i'm|i'll)\\b))(.+)$`,
    'isu',
  ).exec(text);
  return (ahead ?? new RegExp(`^(.+) \\(${called}\\)$`, 'isu').exec(text))?.[1];
}

/** The names by which all others of the party are called. */
export const othersOf = ({ id }: Hero, party: readonly Hero[]): string[] =>
  party.filter((hero) => hero.id !== id).flatMap((hero) => namesOf(hero, party));
