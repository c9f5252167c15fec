import type { Adventure } from '#domain/narration/adventure.ts';
import { whoBars } from '#domain/narration/dangers.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { companionOf, npcOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isHere, isJourney } from '#server/features/storyteller/parse/journey.ts';
import { movingSkills } from '#domain/narration/rulings/economy.ts';
import { trialFor } from './plan-checks.ts';
import type { Trial } from './plan-checks.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { isClimb } from '#server/features/storyteller/parse/travel/climbs.ts';
import { bribedAddressee, paymentCall } from './plan-payments.ts';
import { actionsOf } from './planned-call.ts';
import { heldNow } from './plan-changes.ts';
import type { RuledCall, Step, PlanContext, PlannedCall } from './planned-call.ts';

/** Checks and blows at the start of a reply, so that room is left for what follows from them. */
const openingLimit = 14;
const harmful =
  /\b(?:bolt|missile|blast|flame|fire|frost|ice|ray|smite|thunder\w*|acid|lightning|burn\w*|shock\w*|witch|fireball|freeze|blade|spear|strike|wound|harm|hurt|kill|attack)s?\b/i;

/** Whom an action strikes at: the target of an attack or of a spell that does harm; for a bare "I attack", the first who is hostile. */
function strikeTargetOf(action: HeroAction, { brief: { adventure, state } }: PlanContext): string | undefined {
  const named = npcOf(action);
  if (action.kind === 'cast') return named && harmful.test(action.clauses.join(' ')) ? named.id : undefined;
  if (action.kind !== 'attack' || action.absent) return undefined;
  if (named || companionOf(action)) return named?.id;
  return presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile')?.id;
}

/** Whether someone hostile stands between the party and the ways out, whom no action of this reply keeps from it. */
export function isBarred({ brief: { adventure, state } }: PlanContext, past: readonly RuledCall[] = []): boolean {
  const held = heldNow(past, adventure);
  return foesHere(adventure, state).some(({ id }) => !held.has(id));
}

/** Whether someone hostile stands in the scene of a state. */
export function isBarredAt(adventure: Adventure, state: PlayState): boolean {
  return foesHere(adventure, state).length > 0;
}

/** Whether someone hostile bars the way that the heroes of a part would go; of words that name none, whether anyone bars any. */
export function isWayBarred(context: PlanContext, past: readonly RuledCall[] = []): boolean {
  const { adventure, state } = context.brief;
  const [first] = context.route;
  return first === undefined
    ? isBarred(context, past)
    : whoBars(adventure, state, first, heldNow(past, context.brief.adventure)) !== undefined;
}

function slip(action: HeroAction): PlannedCall {
  const skill = action.kind === 'flee' ? 'athletics' : 'stealth';
  return { purpose: 'slip', action, call: { name: 'check', heroId: action.actor.id, skill, dc: 12, advantage: 'none' } };
}

function featureCall(action: HeroAction, { name: feature, isAfterRest: _rest, ...how }: NonNullable<HeroAction['feature']>): PlannedCall {
  return { purpose: 'item', action, call: { name: 'use_feature', heroId: action.actor.id, feature, ...how } };
}

/** What is used of features once a rest is finished. */
export const usedAfterRest = (actions: readonly HeroAction[]): PlannedCall[] =>
  actions.flatMap((action) => (action.feature?.isAfterRest ? [featureCall(action, action.feature)] : []));

function callsFor(action: HeroAction, context: PlanContext, helpers: ReadonlyMap<string, string>): PlannedCall[] {
  if (action.item) {
    const { name: item, way, target, times } = action.item;
    const call = {
      name: 'use_item',
      heroId: action.actor.id,
      item,
      way,
      ...(target !== null && { target }),
      ...(times > 1 && { times }),
    } as const;
    return [{ purpose: 'item', action, call }];
  }
  if (action.wakes) return [{ purpose: 'rouse', action, call: { name: 'shake_awake', heroId: action.actor.id, target: action.wakes.id } }];
  if (action.feature) return action.feature.isAfterRest ? [] : [featureCall(action, action.feature)];
  if (action.spell) {
    const { name: spell, ...how } = action.spell;
    return [{ purpose: 'item', action, call: { name: 'cast_spell', heroId: action.actor.id, spell, ...how } }];
  }
  if (action.gear)
    return action.gear.map((each) => ({ purpose: 'item', action, call: { name: 'handle_gear', heroId: action.actor.id, ...each } }));
  const payment = paymentCall(action, context, context.brief.state);
  const call = payment && action.tone !== 'charm' ? null : callFor(action, context, helpers);
  return [payment, call].filter((each) => each !== null);
}

/** Skills of the body, which a climb takes as well. */
const ofBody: readonly Skill[] = ['athletics', 'acrobatics', 'strength'];

/** Whether the check of the climb before it is the check of an action as well. */
function isOneEffort({ climb }: HeroAction, { skill }: Trial, context: PlanContext): boolean {
  const before = climb && actionsOf(context, false).find(({ clauses }) => clauses === climb);
  return before !== undefined && ofBody.includes(skill) && trialFor(before, context, context.brief.state) !== null;
}

/** The check of a climb, as hard as what is done by strength at its end. */
function withHandwork(trial: Trial, action: HeroAction, context: PlanContext): Trial {
  const after = isClimb(action) ? actionsOf(context, false).filter(({ climb }) => climb === action.clauses) : [];
  const trials = after.flatMap((each) => trialFor(each, context, context.brief.state) ?? []);
  return { ...trial, dc: Math.max(trial.dc, ...trials.filter(({ skill }) => ofBody.includes(skill)).map(({ dc }) => dc)) };
}

function callFor(action: HeroAction, context: PlanContext, helpers: ReadonlyMap<string, string>): PlannedCall | null {
  const target = strikeTargetOf(action, context);
  if (target !== undefined) return { purpose: 'strike', action, call: { name: 'attack', heroId: action.actor.id, target } };
  const { adventure, state } = context.brief;
  if (action.kind === 'travel' && isHere(action, adventure, state)) return null;
  if (action.kind !== 'sneak' && isJourney(action) && isWayBarred(context)) return slip(action);
  const own = trialFor(action, context, context.brief.state);
  const trial = own && withHandwork(own, action, context);
  if (!trial || isOneEffort(action, trial, context)) return null;
  const helperId = helpers.get(action.actor.id);
  const npc = action.kind === 'talk' || action.kind === 'trick' ? bribedAddressee(action, context, context.brief.state) : undefined;
  const call = { name: 'check', heroId: action.actor.id, skill: trial.skill, dc: trial.dc, advantage: 'none' } as const;
  return { purpose: 'try', action, call: { ...call, ...(npc !== undefined && { npc }), ...(helperId !== undefined && { helperId }) } };
}

/** The heroes whom another one helps in this reply, each with who helps. */
function helpersIn(context: PlanContext): Map<string, string> {
  return new Map(
    actionsOf(context, false).flatMap((action): [string, string][] => {
      const helped = action.kind === 'help' && !action.wakes ? companionOf(action) : action.covers;
      return helped ? [[helped.id, action.actor.id]] : [];
    }),
  );
}

function isOfParty(action: HeroAction, context: PlanContext): boolean {
  return context.brief.party.some((hero) => hero.id === action.actor.id);
}

/** The first step: a check or a blow for each action that is uncertain. Each hero's first actions come before anyone's second. */
export const opening: Step = (context) => {
  const helpers = helpersIn(context);
  const ranked = context.read
    .flatMap(({ actions }) => actions.map((action, rank) => ({ action, rank })))
    .filter(({ action }) => !action.afterTravel && isOfParty(action, context))
    .toSorted((left, right) => left.rank - right.rank);
  return withoutSecondLooks(ranked.flatMap(({ action }) => callsFor(action, context, helpers))).slice(0, openingLimit);
};

/** A hero has one action: another look beside it is one in passing, without dice, and shows what anybody sees. */
function withoutSecondLooks(calls: readonly PlannedCall[]): PlannedCall[] {
  const spent = new Set<string>();
  return calls.filter(({ call, action }) => {
    if (call.name !== 'check' && call.name !== 'attack') return true;
    const isLook = action !== null && (action.kind === 'search' || action.kind === 'lore' || action.skill === 'insight');
    if (isLook && spent.has(call.heroId)) return false;
    if (call.name === 'attack' || !movingSkills.includes(call.skill)) spent.add(call.heroId);
    return true;
  });
}
