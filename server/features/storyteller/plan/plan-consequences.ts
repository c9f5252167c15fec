import { dangerCauses } from '#domain/narration/adventure.ts';
import type { Adventure, Attitude, DangerCause, Loot, Npc } from '#domain/narration/adventure.ts';
import { stirring, turnsSinceDanger } from '#domain/narration/dangers.ts';
import { attitudeOf, currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import { guards } from '#domain/narration/rulings/loot.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isSheltered } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { limits } from '#domain/limits/limits.ts';
import { addresseeOf, isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { targetOf, hidesClue, isAtLarge } from '#server/features/storyteller/parse/target-of.ts';
import { lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { answers } from './plan-answers.ts';
import { comings, perils } from './plan-fallen.ts';
import { changes, mishaps } from './plan-changes.ts';
import { isBarred, isBarredAt, usedAfterRest } from './plan-opening.ts';
import { wantCalls } from './plan-wants.ts';
import { bargains, buyings, givings } from './plan-payments.ts';
import { lendings } from './plan-favors.ts';
import { actionsOf, isAlive, isUnclimbed, succeeded, trialOf } from './planned-call.ts';
import type { RuledCall, Step, PlanContext, PlannedCall } from './planned-call.ts';
import { seeded } from './seed.ts';
import { isClimb } from '#server/features/storyteller/parse/travel/climbs.ts';
import { heardTopics } from '#server/features/storyteller/parse/answers/heard-topics.ts';

const touching: readonly HeroAction['kind'][] = ['search', 'use', 'athletics', 'lore', 'take', 'cast'];
const ladder: readonly Attitude[] = ['hostile', 'wary', 'neutral', 'friendly'];
const tickOnFailure = 0.3;

/** Whether a clue ends the tale in a way that is asked about before. */
const endsTale = (clue: string, { endings = [] }: Adventure) => endings.some((each) => each.clue === clue && each.warns !== undefined);

/** Clues that an action brings to light in the scene of `state`, each with the difficulty that it hides behind. */
function cluesOf(action: HeroAction, { brief: { adventure } }: PlanContext, state: PlayState): { clue: string; dc: number | undefined }[] {
  if (action.spell || action.feature) return [];
  if (touching.includes(action.kind)) {
    if (isClimb(action)) return [];
    const feature = targetOf(action, adventure, state);
    return hidesClue(feature, state) ? [{ clue: feature.clue, dc: feature.dc }] : [];
  }
  if (action.kind !== 'talk' && action.kind !== 'trick') return [];
  const npc = addresseeOf(action, adventure, state);
  if (!npc || hitPointsOf(state, npc) === 0 || action.tone === 'insult') return [];
  return heardTopics(action, npc, adventure, state).flatMap(({ clue, dc }) => {
    if (clue === undefined || state.clues.includes(clue)) return [];
    // Whoever only asks what would come of it has not done it.
    return action.question && endsTale(clue, adventure) ? [] : [{ clue, dc }];
  });
}

/** Clues for `actions` that came off; each clue once. */
export function learnings(
  actions: readonly HeroAction[],
  context: PlanContext,
  state: PlayState,
  past: readonly RuledCall[],
): PlannedCall[] {
  const calls = actions.flatMap((action): PlannedCall[] => {
    const trial = trialOf(action, past);
    // A clue behind a difficulty is only asked for after a check that met it; what anybody is told, whoever fails to win somebody over is told as well.
    const open = cluesOf(action, context, state).filter(({ dc }) =>
      trial ? succeeded(trial) || (dc === undefined && action.kind === 'talk') : dc === undefined,
    );
    return open.map(({ clue }) => ({ purpose: 'learn', action, call: { name: 'reveal_clue', clue } }));
  });
  return calls.filter((planned, index) => index === calls.findIndex((each) => JSON.stringify(each.call) === JSON.stringify(planned.call)));
}

/** A thing that lies here and that an action makes use of as its own. */
function pickedUp(action: HeroAction, state: PlayState): Loot | undefined {
  const loot = lootOf(action);
  const isOwn =
    /\b(?:put(?:s|ting)? on|(?:put|pull|slip)s? (?:the|that|those|this) .{2,40} on\b|slips? into|pull(?:s|ing)? on|wear|wears|don|dons|eat|eats|drink|drinks|light|lights|drapes?|wraps?|slings?|coils?|swings?|ties?|pick(?:s|ing)? up|carry|carries|wrap|wraps|use|uses)\b/i;
  return loot && !Object.hasOwn(state.taken, loot.id) && isOwn.test(action.clauses.join(' ')) ? loot : undefined;
}

/** What an action of taking reaches for: the thing it names; for "I take what there is", the first that is still there. */
export function prizeOf(action: HeroAction, { brief: { adventure } }: PlanContext, state: PlayState): Loot | undefined {
  if (action.soothes) return lootOf(action);
  // What is put on, drunk or lit is picked up first.
  if (action.kind === 'use') return pickedUp(action, state);
  if (action.kind !== 'take') return undefined;
  return (
    lootOf(action) ??
    (action.targets.length > 0 || !isAtLarge(action)
      ? undefined
      : currentScene(adventure, state).loot.find((loot) => !Object.hasOwn(state.taken, loot.id)))
  );
}

export function takings(actions: readonly HeroAction[], context: PlanContext, state: PlayState): PlannedCall[] {
  // "I take the lantern and light it" picks it up once.
  const asked = new Set<string>();
  return actions.flatMap((action): PlannedCall[] => {
    const prize = prizeOf(action, context, state);
    const key = `${action.actor.id} ${prize?.id}`;
    if (!prize || Object.hasOwn(state.taken, prize.id) || asked.has(key)) return [];
    asked.add(key);
    return [{ purpose: 'carry', action, call: { name: 'loot', heroId: action.actor.id, loot: prize.id } }];
  });
}

function step(attitude: Attitude, by: number): Attitude {
  return ladder[Math.min(ladder.length - 1, Math.max(0, ladder.indexOf(attitude) + by))] ?? attitude;
}

/** How far an action moves the mind of the one it is for. */
function sway(action: HeroAction, npc: Npc, past: readonly RuledCall[]): number {
  const trial = trialOf(action, past);
  if (action.tone === 'insult') return -1;
  if (!trial) return 0;
  if (action.tone === 'charm' || action.tone === 'bluff' || action.skill === 'animal handling') return succeeded(trial) ? 1 : 0;
  if (action.tone === 'threat') return succeeded(trial) ? 0 : -1;
  // Whose pocket a hand was felt in does not forget it.
  const isCaught = action.skill === 'sleight of hand' && !succeeded(trial);
  return action.kind === 'trick' && (isCaught || trial.ruling.degree === 'disaster') ? -1 : 0;
}

/** All who let the party be for the thing that an action uses. */
function soothings(action: HeroAction, context: PlanContext, swayed: Set<string>): PlannedCall[] {
  return action.targets.flatMap((each): PlannedCall[] => {
    if (each.kind !== 'npc' || !isAlive(context, each.npc) || swayed.has(each.npc.id)) return [];
    swayed.add(each.npc.id);
    return [{ purpose: 'mind', action, call: { name: 'update_npc', npc: each.npc.id, attitude: 'neutral' } }];
  });
}

/** Changes of mind, one for each NPC; who cannot fight never turns hostile. */
function minds(context: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  const { adventure, state } = context.brief;
  const swayed = new Set<string>();
  return actionsOf(context, false).flatMap((action): PlannedCall[] => {
    if (action.kind !== 'talk' && action.kind !== 'trick') return [];
    if (action.soothes) return soothings(action, context, swayed);
    const npc = addresseeOf(action, adventure, state);
    if (!npc || !isAlive(context, npc) || swayed.has(npc.id)) return [];
    // Whoever strokes a crab wins nobody over who stands by.
    if (action.skill === 'animal handling' && !isBeast(npc)) return [];
    const from = attitudeOf(state, npc);
    const attitude = step(from, sway(action, npc, past));
    if (attitude === from || (attitude === 'hostile' && npc.combat === undefined)) return [];
    swayed.add(npc.id);
    return [{ purpose: 'mind', action, call: { name: 'update_npc', npc: npc.id, attitude } }];
  });
}

/** Whether the action lets hours go by; to sit down for a moment does not. */
export function takesTime(action: HeroAction): boolean {
  return (
    action.kind === 'rest' &&
    /\b(?:rests?|sleeps?|naps?|camp|night|morning|dawn|recover|bed|doze|breather|slumber|turn in)\b/i.test(action.clauses.join(' '))
  );
}

/** Whether a action of this reply is heard and seen from far. */
function isLoudNow(context: PlanContext, past: readonly RuledCall[]): boolean {
  return changes(actionsOf(context, false), context, past).some(({ call }) => call.name === 'scene_tag' && tagRules[call.state].isLoud);
}

/** A danger comes closer of itself when it has not stirred for long, with a rest, with a whole party that waits, with a disaster, with a loud action, and now and then with a plain failure. */
function ticks(context: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  const { brief, whole } = context;
  const actions = context.read.flatMap((each) => each.actions);
  // A question to the narrator takes no time.
  if (actions.every(({ kind }) => kind === 'ask' || kind === 'ooc')) return [];
  const trials = past.filter((each) => each.purpose === 'try' || each.purpose === 'slip');
  // Where some wait and others act, the party does not wait.
  const allWait = brief.intents.length === context.whole.intents.length && actions.every((action) => action.kind === 'wait');
  const disaster = trials.some((each) => each.ruling.degree === 'disaster');
  const failure =
    trials.some((each) => each.ruling.degree === 'failure') && seeded(brief.campaignId, brief.turn, 'clock')() < tickOnFailure;
  const isLate = turnsSinceDanger(whole.state) >= limits.turnsUntilDangerStirs;
  const inTurn = brief.cause === 'turn';
  const causes: Record<DangerCause, boolean> = {
    rest: actionsOf(context, false).some(takesTime) && !isBarred(context) && !isSheltered(brief.adventure, brief.state),
    noise: inTurn && isLoudNow(context, past),
    failure: inTurn && (disaster || failure),
    turns: inTurn && (allWait || isLate),
  };
  const clock = dangerCauses.flatMap((cause) => (causes[cause] ? (stirring(brief.adventure, whole.state, cause) ?? []) : []))[0];
  return clock ? [{ purpose: 'clock', action: null, call: { name: 'tick_clock', clock: clock.id } }] : [];
}

const wholeNight = /\b(?:sleeps?|camp|night|morning|dawn|bed|slumber|turn in|long rest)\b/i;

/** The party rests when somebody lies down for an hour or a night where nobody bars the way; a night where anybody says so. */
function rests(actions: readonly HeroAction[], { brief }: PlanContext, isBarred: boolean): PlannedCall[] {
  const resting = actions.filter(takesTime);
  const [first] = resting;
  if (!first || isBarred || brief.fighting === true) return [];
  const length = resting.some((action) => wholeNight.test(action.clauses.join(' '))) ? 'long' : 'short';
  return [{ purpose: 'rest', action: first, call: { name: 'rest', length } }];
}

/** A rest at the end of a journey, where nobody bars the way of a state, and the danger that comes closer with it. */
export function restsAt(actions: readonly HeroAction[], context: PlanContext, state: PlayState, past: readonly RuledCall[]): PlannedCall[] {
  const { adventure } = context.brief;
  const rest = rests(actions, context, isBarredAt(adventure, state));
  const isSafe = rest.length === 0 || isSheltered(adventure, state) || past.some(({ purpose }) => purpose === 'clock');
  const clock = isSafe ? undefined : stirring(adventure, state, 'rest');
  return [...rest, ...(clock ? [{ purpose: 'clock', action: null, call: { name: 'tick_clock', clock: clock.id } } as const] : [])];
}

/** The state once what nobody guards has been taken: "I take the mittens and give them to Pell". */
function withTaken(calls: readonly PlannedCall[], { brief: { adventure } }: PlanContext, state: PlayState): PlayState {
  const here = currentScene(adventure, state);
  const got = calls.flatMap(({ call }) => {
    const loot = call.name === 'loot' ? here.loot.find(({ id }) => id === call.loot) : undefined;
    const isGuarded = loot?.guardedBy.some((id) => guards({ adventure, state }, id, loot.id)) ?? true;
    return call.name === 'loot' && !isGuarded ? [[call.loot, call.heroId] as const] : [];
  });
  return got.length === 0 ? state : { ...state, taken: { ...state.taken, ...Object.fromEntries(got) } };
}

/** The second step: what follows from the checks and blows, before anyone leaves. */
export const consequences: Step = (context, past) => {
  const here = actionsOf(context, false).filter((action) => !isUnclimbed(action, past));
  const { state } = context.brief;
  const taken = takings(here, context, state);
  const after = withTaken(taken, context, state);
  const changed = changes(here, context, past);
  // Whoever is kept busy guards nothing while it lasts.
  const busy = changed.filter(({ call }) => call.name === 'scene_tag' && tagRules[call.state].holds === true);
  return [
    ...learnings(here, context, state, past),
    ...busy,
    ...taken,
    ...lendings(here, context, state),
    ...buyings(here, context, past),
    ...bargains(here, context, past),
    ...givings(here, context, after),
    ...changed.filter((each) => !busy.includes(each)),
    ...mishaps(here, context, past),
    ...wantCalls(here, context, after),
    ...rests(here, context, isBarred(context)),
    ...usedAfterRest(here),
    ...perils(here),
    ...comings(context, past),
    ...minds(context, past),
    ...answers(context, past),
    ...ticks(context, past),
  ];
};
