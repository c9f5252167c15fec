import type { Adventure, Attitude, Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { ToolCall, Ruling, RulingFact } from '#domain/narration/tool-call.ts';
import type { SlotsOf } from '#domain/result.ts';
import type { rulingCatalogue, RulingOutcomeCode, RulingRefusalCode } from './ruling-words.ts';
import type { Degree, Roll } from '#domain/dice/roll.ts';

/** Everything that a ruling depends on. */
export interface RulingContext {
  adventure: Adventure;
  state: PlayState;
  party: Hero[];
  /** The earlier rulings of this reply, oldest first. */
  rulings: Ruling[];
  dice: Dice;
  /** A fight is on at the Combat tab. */
  fighting?: boolean;
  /** No player's words are answered, as when a reply takes up the word of a Dungeon Master alone. */
  nobodyActs?: boolean;
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

export function findHero(context: RulingContext, id: string): Hero | undefined {
  return context.party.find((hero) => hero.id === id);
}

/** The NPC, when it is present in the scene and able to act. */
export function findPresentNpc(context: RulingContext, id: string): Npc | undefined {
  return presentNpcs(context.adventure, context.state).find((npc) => npc.id === id);
}

/** Rulings of this reply since the party arrived in its scene; earlier successes do not count here. */
export function rulingsHere({ rulings }: RulingContext): Ruling[] {
  const arrival = rulings.findLastIndex((ruling) => ruling.allowed && ruling.call.name === 'set_location');
  return rulings.slice(arrival + 1);
}

/** The state after an NPC takes damage or changes its attitude. */
export function withNpc(
  state: PlayState,
  npc: Npc,
  { damage = 0, attitude = attitudeOf(state, npc) }: { damage?: number; attitude?: Attitude },
) {
  const before = state.npcs[npc.id]?.damage ?? 0;
  return { ...state, npcs: { ...state.npcs, [npc.id]: { damage: before + damage, attitude } } };
}
