import type { Dice } from '#domain/dice/dice.ts';
import { attitudeOf, currentScene } from '#domain/narration/play-state.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { pickSome } from './pick.ts';

const everywhere = [
  'A child runs past with something that is not theirs.',
  'The wind turns, and with it a smell that does not belong here.',
  'Somebody calls one of the party by the wrong name, and means it.',
  'A door that was shut stands open.',
  'Two people stop talking as the party comes near.',
  'A small thing lies on the ground that somebody will miss.',
  'A bell strikes, once too often.',
  'An animal will not go on, and nobody sees why.',
];

/** A table for one six-sided die, of what can happen in this place. */
export function makeTable({ adventure, state }: Situation, dice: Dice): string {
  const scene = currentScene(adventure, state);
  const around = adventure.npcs.filter(({ id }) => scene.npcs.includes(id));
  const people = around.map((npc) => `${npc.name} ${npc.habits.at(-1) ?? 'waits'}, ${attitudeOf(state, npc)} as ever.`);
  const signs = adventure.clocks.flatMap(({ id, signs: all }) => all[state.clocks[id] ?? 0] ?? []);
  const touches = scene.touches.map((touch) => `For a moment there is only this, ${touch}.`);
  const own = pickSome(dice, [...people, ...signs, ...touches], 4);
  const lines = [...own, ...pickSome(dice, everywhere, 6 - own.length)];
  return [`Roll a d6 in ${scene.name}:`, ...lines.map((line, n) => `${n + 1}. ${line}`)].join('\n');
}
