import { peopleAfter, withMetWant } from '#domain/narration/people.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import { isReady, openWants } from '#domain/narration/wants.ts';
import { findPresentNpc, allow, outcome, refuse, refuseDoer, withNpc } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/**
 * Somebody who is present gets what they want of the party, by a hero whose player acts: once, and only where things stand as they want
 * them. In return they think better of the party, or give away what they know, as the adventure says.
 */
export function ruleMeetWant(context: RulingContext, call: CallOf<'meet_want'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  if (refused) return refused;
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const { adventure, state } = context;
  const want = openWants(npc, state).find(({ id }) => id === call.want);
  if (!want) return refuse(context, call, 'noSuchWant', { npc: npc.name });
  if (!isReady(want, npc, adventure, state)) return refuse(context, call, 'wantIsNotMet', { npc: npc.name });
  const { attitude, clue } = want.gives;
  const facts: RulingFact[] = [outcome('meetsWant', { npc: npc.name })];
  const liked = { npc: npc.id, by: call.heroId, kind: 'liked' as const, words: want.words };
  let after = { ...state, people: withMetWant(peopleAfter(state.people, timeOf(state).turns, [liked]), npc.id, want.id) };
  if (attitude !== undefined && attitude !== attitudeOf(state, npc)) {
    after = { ...after, ...withNpc(after, npc, { attitude }) };
    facts.push(outcome('changesAttitude', { npc: npc.name, attitude }));
  }
  const told = adventure.clues.find(({ id }) => id === clue && !state.clues.includes(id));
  if (told) {
    after = { ...after, clues: [...after.clues, told.id] };
    facts.push(outcome('learnsClue', { text: told.text }));
  }
  return allow(call, after, facts);
}
