import type { RollAnswer } from '#domain/dice/roll.ts';

/** What an answer to a roll is called on its button: "Indomitable: roll again, +20". */
export function tellAnswer({ name, set, add, again }: RollAnswer): string {
  const does = [again === true ? ['roll again'] : [], set === undefined ? [] : [`count as ${set}`], add === undefined ? [] : [`+${add}`]];
  return `${name}: ${does.flat().join(', ')}`;
}
