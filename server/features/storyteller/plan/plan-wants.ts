import type { Npc, Want } from '#domain/narration/adventure.ts';
import { hitPointsOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isReady, openWants } from '#domain/narration/wants.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { contentWords, stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { isSaying } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import { spokenText } from '#server/features/storyteller/parse/topics.ts';
import { handedOver } from './plan-payments.ts';
import type { PlanContext, PlannedCall } from './planned-call.ts';

/** Words of meaning that what is told shares with the fact that somebody wants to hear. */
const sharedWithFact = 2;

/** Whether the words of an action tell somebody a fact: in a statement, by enough of its words. */
function tells(action: HeroAction, npc: Npc, fact: string): boolean {
  if (statementOf(action) === null && !/\b(?:tell|tells|telling|show|shows|explain|explains)\b/i.test(action.clauses.join(' ')))
    return false;
  if (isSaying(spokenText(action, npc))) return false;
  const known = stemsOf(fact);
  return contentWords(spokenText(action, npc)).filter(({ stem }) => known.has(stem)).length >= sharedWithFact;
}

/** Whether an action gives somebody what they want: it hands it over, tells it, or comes back with it done. */
function brings(action: HeroAction, want: Want, npc: Npc, context: PlanContext, state: PlayState): boolean {
  const { adventure } = context.brief;
  const { clue, loot } = want.metBy;
  const handed = handedOver(action, context, state)?.id;
  const after = handed === undefined ? state : { ...state, taken: { ...state.taken, [handed]: npc.id } };
  if (!isReady(want, npc, adventure, after)) return false;
  if (loot !== undefined && handed !== loot && state.taken[loot] !== npc.id) return false;
  const fact = adventure.clues.find(({ id }) => id === clue)?.text;
  return fact === undefined || tells(action, npc, `${fact} ${want.words}`);
}

/** What the actions do for the wants of those who are here: one for each person. */
export function wantCalls(actions: readonly HeroAction[], context: PlanContext, state: PlayState): PlannedCall[] {
  const content = new Set<string>();
  return actions.flatMap((action): PlannedCall[] => {
    if (action.kind !== 'talk' || action.tone === 'insult' || action.tone === 'threat') return [];
    const npc = addresseeOf(action, context.brief.adventure, state);
    if (!npc || content.has(npc.id) || hitPointsOf(state, npc) === 0) return [];
    const want = openWants(npc, state).find((each) => brings(action, each, npc, context, state));
    if (!want) return [];
    content.add(npc.id);
    return [{ purpose: 'want', action, call: { name: 'meet_want', heroId: action.actor.id, npc: npc.id, want: want.id } }];
  });
}
