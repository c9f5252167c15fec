import { isSuccess } from '#domain/dice/degree.ts';
import { tagsAtTurn } from '#domain/narration/scene-tags/scene-tag.ts';
import { isSheltered } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Clock, DangerCause } from '#domain/narration/adventure.ts';
import { isStirredBy } from '#domain/narration/dangers.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { partedFrom, peopleAfter } from '#domain/narration/people.ts';
import type { Remembered } from '#domain/narration/people.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { npcsWithHeroes } from '#domain/narration/whereabouts.ts';
import type { Ruling, ToolCall } from '#domain/narration/tool-call.ts';
import { rightsOf } from './rights.ts';
import type { RulingContext } from './ruling-context.ts';

type Time = NonNullable<PlayState['time']>;

/** The time of a play; one from before it was counted begins to count now. */
export function timeOf({ time }: PlayState): Time {
  return time ?? { turns: 0, clocks: {} };
}

/**
 * The state after a reply: with a turn a turn has gone by, also where nothing was ruled in it. So it has with talk that has the rights
 * of a turn, where something came of it; a question alone takes no time.
 */
export function endReply({ brief, rulings, remembered = [] }: EndedReply, before: PlayState): PlayState {
  const state = withPeople(before, brief.adventure, remembered);
  const isTurn =
    brief.cause === 'turn' ? brief.intents.length > 0 : rulings.some(({ allowed, call }) => allowed && call.name !== 'remember');
  if (!isTurn || rightsOf(brief) === 'talk') return state;
  const time = timeOf(state);
  const turns = time.turns + 1;
  const isAhead = rulings.some(({ allowed, call }) => allowed && ahead.includes(call.name));
  const tags = state.tags && { tags: tagsAtTurn(state.tags, turns) };
  return { ...state, ...tags, time: { ...time, turns, ...(isAhead ? { progress: turns } : {}) } };
}

/** A reply that was told. */
interface EndedReply {
  brief: Pick<Brief, 'cause' | 'party' | 'playsWithoutTurns' | 'intents' | 'adventure'>;
  rulings: readonly Ruling[];
  /** What people keep in mind of it besides the rulings. */
  remembered?: readonly Remembered[];
}

/** What people keep in mind after a reply, and from whom the party has parted in it. */
function withPeople(state: PlayState, adventure: Brief['adventure'], remembered: readonly Remembered[]): PlayState {
  if (state.people === undefined && remembered.length === 0) return state;
  const people = peopleAfter(state.people, timeOf(state).turns, remembered);
  return { ...state, people: partedFrom(people, new Set(npcsWithHeroes(adventure, state).map(({ id }) => id))) };
}

/** Calls that take the party on in its adventure. */
const ahead: readonly ToolCall['name'][] = ['reveal_clue', 'set_location', 'loot', 'update_npc', 'attack', 'meet_want'];

/** Turns since anything took the party on. */
export function turnsWithoutProgress(state: PlayState): number {
  const { turns, progress } = timeOf(state);
  return turns - (progress ?? 0);
}

/** Turns since a danger last came closer. */
function turnsSinceStep(state: PlayState, clock: string): number {
  const { turns, clocks } = timeOf(state);
  return turns - (clocks[clock] ?? 0);
}

/** Whether a deed of this ruling is heard and seen from far: fire, shouting, something that breaks. */
function isLoud({ allowed, call }: Ruling): boolean {
  return allowed && call.name === 'scene_tag' && tagRules[call.state].isLoud === true;
}

/** What of a ruling draws a danger closer: a failure, as the fall of the whole party is one, a loud deed or a rest. Behind a barred way a rest draws nothing closer. */
function causeOf(ruling: Ruling, isCalm: boolean): DangerCause | null {
  if (ruling.call.name === 'rest') return isCalm ? null : 'rest';
  if (ruling.call.name === 'come_round') return 'failure';
  if (isLoud(ruling)) return 'noise';
  return 'heroId' in ruling.call && ruling.degree !== null && !isSuccess(ruling.degree) ? 'failure' : null;
}

/**
 * Whether something draws a danger closer that stirs it: a hero's failure, a loud deed or a rest in this reply, each for one step of one
 * danger, or turns gone by since its last step.
 */
export function drawsCloser({ rulings, state, adventure }: Pick<RulingContext, 'rulings' | 'state' | 'adventure'>, clock: Clock): boolean {
  const stands = rulings.filter(({ allowed }) => allowed);
  const isCalm = isSheltered(adventure, state);
  const causes = stands.flatMap((each) => causeOf(each, isCalm) ?? []).filter((cause) => isStirredBy(clock, state, cause)).length;
  const steps = stands.filter(({ call }) => call.name === 'tick_clock').length;
  if (steps < causes) return true;
  return isStirredBy(clock, state, 'turns') && turnsSinceStep(state, clock.id) >= limits.turnsPerStepOfDanger;
}

/** Whether the party may rest: there is one long rest in a day of the story, and a short one whenever there is an hour (SRD 5.2.1, Short Rest). */
export function mayRest(state: PlayState, length: 'short' | 'long'): boolean {
  const { turns, longRest } = timeOf(state);
  return length === 'short' || longRest === undefined || turns - longRest >= limits.turnsPerDay;
}

/** Whether a short rest has just been finished: in this reply, or in the one before. */
export function hasJustRested({ state, rulings }: Pick<RulingContext, 'state' | 'rulings'>): boolean {
  const { turns, rest, longRest } = timeOf(state);
  const [last] = rulings.flatMap(({ allowed, call }) => (allowed && call.name === 'rest' ? [call.length] : []));
  return last === undefined ? rest !== undefined && turns - rest <= 1 && longRest !== rest : last === 'short';
}
