import { limits } from '#domain/limits/limits.ts';
import { memoryWords, peopleAfter } from '#domain/narration/people.ts';
import { findPresentNpc, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/**
 * Somebody who is present keeps in mind what a hero whose player acts told, promised or gave them. It takes no action, and changes
 * nothing else. One reply adds a few such things.
 */
export function ruleRemember(context: RulingContext, call: CallOf<'remember'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  if (refused) return refused;
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const kept = context.rulings.filter(({ allowed, call: earlier }) => allowed && earlier.name === 'remember').length;
  if (kept >= limits.memoriesPerReply) return refuse(context, call, 'enoughRemembered', {});
  const words = memoryWords(call.words);
  if (words === '') return refuse(context, call, 'nothingToRemember', {});
  const { state } = context;
  const added = { npc: npc.id, kind: call.kind, by: call.heroId, words, clues: state.clues.length };
  const people = peopleAfter(state.people, timeOf(state).turns, [added]);
  return allow({ ...call, words }, { ...state, people }, [outcome('remembers', { npc: npc.name })]);
}
