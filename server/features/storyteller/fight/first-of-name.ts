import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { FightStage } from './fight-stage.ts';

/** What goes right before somebody who is called by their whole name, and not as one of a kind. */
const before = '(?<=(?:\\b(?:[Aa]ttack|at|on|and|from|to|help|grapple|shove|knock|mount|give)|,) )';

/**
 * A line with the number 1 behind whoever has none while others of the name have one: written as it is shown, "I attack Goblin" is about
 * Goblin and not about Goblin 2, whereas "the goblin" can be either.
 */
export function withFirstsNumbered(line: string, { others }: FightStage): string {
  const firsts = others.filter(({ name }) =>
    others.some((one) => one.name.startsWith(`${name} `) && /^\d+$/.test(one.name.slice(name.length + 1))),
  );
  return firsts.reduce(
    (text, { name }) => text.replaceAll(new RegExp(`${before}${escapePattern(name)}(?![\\p{L}\\d'’]| [\\p{Lu}\\d])`, 'gu'), `${name} 1`),
    line,
  );
}
