import type { ToolCall } from '#domain/narration/tool-call.ts';
import { isDivided, scenesOfParty, sceneIdOf } from '#domain/narration/whereabouts.ts';
import { contextIn } from './ruling-context.ts';
import type { RulingContext, RulingOutcome } from './ruling-context.ts';

/** A call that is judged in a place: every one but those that lead heroes from place to place, and what a hero does to themself. */
export type CallHere = Exclude<ToolCall, { name: 'set_location' | 'come_round' | 'peril' }>;

/** The scenes in which a call can be meant: that of the hero it names; else those of the heroes who act. */
function placesOf({ state, party, intents }: RulingContext, call: CallHere): string[] {
  if (call.name === 'npc_attack') return [sceneIdOf(state, call.target)];
  if ('heroId' in call) return [sceneIdOf(state, call.heroId)];
  if (call.name === 'rest') return scenesOfParty(state, party);
  const acting = [...new Set(intents.map(({ heroId }) => sceneIdOf(state, heroId)))];
  return acting.length > 0 ? acting : [state.scene];
}

/**
 * Judges a call in the place where it is meant, when heroes are in several: what is present there is present for it. The whole party
 * rests, so that a foe with any of them keeps all from it; of anything else the first place counts that allows it.
 */
export function ruleWhere(
  context: RulingContext,
  call: CallHere,
  judge: (context: RulingContext, call: CallHere) => RulingOutcome,
): RulingOutcome {
  const { state, party } = context;
  if (!isDivided(state, party)) return judge(context, call);
  const verdicts = placesOf(context, call).map((scene) => ({ scene, verdict: judge(contextIn(context, scene), call) }));
  const found = verdicts.find(({ verdict }) => verdict.ruling.allowed !== (call.name === 'rest')) ?? verdicts[0];
  if (!found) return judge(context, call);
  const { ruling, state: after } = found.verdict;
  const { scene, apart } = state;
  return { ruling: { ...ruling, scene: found.scene }, state: ruling.allowed ? { ...after, scene, ...(apart && { apart }) } : state };
}
