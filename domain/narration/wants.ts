import type { Npc, Topic, Want } from './adventure.ts';
import type { Bargain, Term } from './items/bargain.ts';
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

/** The terms of a bargain that the party has met. */
export function metTerms(npc: Npc, { id, terms }: Bargain, { people }: Pick<PlayState, 'people'>): Term[] {
  const met = people?.[npc.id]?.terms?.[id] ?? [];
  return terms.filter((term) => met.includes(term.id));
}

/** Whether somebody has given what they hold out for their terms: told what they tell for them, however the party came by it. */
export function isBargainKept(npc: Npc, bargain: Bargain, state: Pick<PlayState, 'people' | 'clues'>): boolean {
  const told = npc.topics.filter(({ id }) => bargain.tells.includes(id));
  const asked = state.people?.[npc.id]?.asked ?? {};
  return told.some(({ id, clue }) => (clue === undefined ? Object.hasOwn(asked, id) : state.clues.includes(clue)));
}

/** Whether somebody keeps a thing back until their terms are met. */
export function isKeptBack(npc: Npc, loot: string, state: Pick<PlayState, 'people' | 'clues'>): boolean {
  return npc.bargains?.some((each) => each.gives?.includes(loot) === true && !isBargainKept(npc, each, state)) ?? false;
}
