import type { Attitude, Npc } from '#domain/narration/adventure.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isTakenAlong } from '#domain/narration/tool-call.ts';
import type { ToolCall, Ruling, RulingFact } from '#domain/narration/tool-call.ts';
import { heroesIn, isDivided, sceneIdOf, viewFrom } from '#domain/narration/whereabouts.ts';
import type { SlotsOf } from '#domain/result.ts';
import { canMean } from './own-words.ts';
import type { rulingCatalogue, RulingOutcomeCode, RulingRefusalCode } from './ruling-words.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';

/** Everything that a ruling depends on: who plays what, whose words are answered and how they were said, and what was ruled so far. */
export interface RulingContext extends Pick<
  Brief,
  | 'adventure'
  | 'state'
  | 'party'
  | 'intents'
  | 'cause'
  | 'playsWithoutTurns'
  | 'fighting'
  | 'fighters'
  | 'beginsFights'
  | 'aftermath'
  | 'directions'
> {
  /** Where the heroes were, which places they knew, and of which endings and dangers they were warned, when the reply began. */
  begun: Pick<PlayState, 'scene' | 'apart' | 'visited' | 'warned' | 'perils'>;
  /** The place that a call is judged in, where heroes are in several. The state and the intents are then those of it. */
  here?: { scene: string; heroIds: readonly string[] };
  /** The earlier rulings of this reply, oldest first. */
  rulings: Ruling[];
  dice: Dice;
}

/** A ruling and the play state after it. */
export interface RulingOutcome {
  ruling: Ruling;
  state: PlayState;
}

/** One kind of tool call. */
export type CallOf<Name extends ToolCall['name']> = Extract<ToolCall, { name: Name }>;

/** Refuses a call by a code, with all that its sentence has places for; nothing is rolled and nothing changes. */
export function refuse<Code extends RulingRefusalCode>(
  context: RulingContext,
  call: ToolCall,
  code: Code,
  slots: SlotsOf<(typeof rulingCatalogue)[Code]>,
): RulingOutcome {
  return { ruling: { call, allowed: false, degree: null, rolls: [], facts: [{ code, slots }] }, state: context.state };
}

/** Something that comes of a call, with all that its sentence has places for. */
export function outcome<Code extends RulingOutcomeCode>(code: Code, slots: SlotsOf<(typeof rulingCatalogue)[Code]>): RulingFact {
  return { code, slots };
}

/** Allows a call and answers the state after it. */
export function allow(
  call: ToolCall,
  state: PlayState,
  facts: RulingFact[],
  degree: Degree | null = null,
  rolls: Roll[] = [],
): RulingOutcome {
  return { ruling: { call, allowed: true, degree, rolls, facts }, state };
}

/** A hero of the party, whether or not they act in this reply. */
export function findHero(context: RulingContext, id: string): Hero | undefined {
  return context.party.find((hero) => hero.id === id);
}

/** Whether a hero's own player wants something in this reply; without that nobody acts for them. */
export function actsNow({ intents }: Pick<RulingContext, 'intents'>, heroId: string): boolean {
  return intents.some((intent) => intent.heroId === heroId);
}

/** Why a hero cannot be the doer of a call: they are not of the party, or their player said nothing, or nothing that can mean it. */
export function refuseDoer(context: RulingContext, call: ToolCall, heroId: string): RulingOutcome | null {
  const hero = findHero(context, heroId);
  if (!hero) return refuse(context, call, 'heroIsNotHere', {});
  if (!actsNow(context, heroId)) return refuse(context, call, 'heroDoesNotAct', { hero: hero.name });
  return canMean(context, heroId, call) ? null : refuse(context, call, 'heroWantsElse', { hero: hero.name });
}

/** The NPC, when it is present in the scene and able to act. */
export function findPresentNpc(context: RulingContext, id: string): Npc | undefined {
  return presentNpcs(context.adventure, context.state).find((npc) => npc.id === id);
}

/** Rulings of this reply that were made in the place of the call, or brought somebody there. */
export function rulingsOfPlace({ rulings, here }: Pick<RulingContext, 'rulings' | 'here'>): Ruling[] {
  if (here === undefined) return rulings;
  return rulings.filter(({ call, scene }) =>
    call.name === 'set_location' ? here.heroIds.some((heroId) => isTakenAlong(call, heroId)) : scene === undefined || scene === here.scene,
  );
}

/** Rulings of this reply since the heroes arrived in the scene; earlier successes do not count here. */
export function rulingsHere(context: Pick<RulingContext, 'rulings' | 'here'>): Ruling[] {
  const rulings = rulingsOfPlace(context);
  const arrival = rulings.findLastIndex((ruling) => ruling.allowed && ruling.call.name === 'set_location');
  return rulings.slice(arrival + 1);
}

/** The same reply as it is for the heroes in one place: its state, their words, and what was ruled there. */
export function contextIn(context: RulingContext, scene: string): RulingContext {
  const { state, party, intents } = context;
  if (!isDivided(state, party) && state.scene === scene) return context;
  return {
    ...context,
    state: viewFrom(state, scene),
    intents: intents.filter(({ heroId }) => sceneIdOf(state, heroId) === scene),
    here: { scene, heroIds: heroesIn(state, party, scene).map(({ id }) => id) },
  };
}

/** The state after an NPC takes damage or changes its attitude. */
export function withNpc(
  state: PlayState,
  npc: Npc,
  { damage = 0, attitude = attitudeOf(state, npc) }: { damage?: number; attitude?: Attitude },
) {
  const before = state.npcs[npc.id];
  return { ...state, npcs: { ...state.npcs, [npc.id]: { ...before, damage: (before?.damage ?? 0) + damage, attitude } } };
}
