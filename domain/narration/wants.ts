import type { Npc, Topic, Want } from './adventure.ts';
import { attitudeOf } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import type { Adventure } from './adventure.ts';

const ladder = ['hostile', 'wary', 'neutral', 'friendly'] as const;

/** What somebody wants of the party and has not got, in the order of the adventure. */
export function openWants(npc: Npc, state: PlayState): Want[] {
  return (npc.wants ?? []).filter(({ id }) => !isMet(npc, id, state));
}

/** Whether the party has given somebody what they want. */
export function isMet(npc: Npc, want: string, { people }: PlayState): boolean {
  return people?.[npc.id]?.wants?.met.includes(want) ?? false;
}

/** Whether things stand as somebody wants them: the clue is known, the thing is theirs, the place was reached, the other one thinks well of the party. */
export function isReady({ metBy }: Want, npc: Npc, adventure: Adventure, state: PlayState): boolean {
  if (metBy.clue !== undefined && !state.clues.includes(metBy.clue)) return false;
  if (metBy.loot !== undefined && state.taken[metBy.loot] !== npc.id) return false;
  if (metBy.scene !== undefined && !state.visited.includes(metBy.scene)) return false;
  const { attitude } = metBy;
  if (attitude === undefined) return true;
  const other = adventure.npcs.find(({ id }) => id === attitude.npc);
  return other !== undefined && ladder.indexOf(attitudeOf(state, other)) >= ladder.indexOf(attitude.least);
}

/** Whether somebody is ready to speak of a topic: the party knows and has what it takes, and has done for it what it is the thanks of. */
export function isTopicOpen(npc: Npc, { id, needs, holding }: Topic, state: PlayState): boolean {
  const isThanks = openWants(npc, state).some(({ gives }) => gives.topic === id);
  const isHeld = holding === undefined || Object.hasOwn(state.taken, holding);
  return !isThanks && isHeld && (needs === undefined || state.clues.includes(needs));
}
