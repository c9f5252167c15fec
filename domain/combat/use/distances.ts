import type { Area } from '#domain/combat/place/area.ts';
import { CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { StandingArea } from './areas/standing-area.ts';
import type { Rider } from './used-activity.ts';
import { reachingSpell } from './spell-traits.ts';
import { checkDistance } from '#domain/combat/effects/placed.ts';
import { besideFeet, feetOf, isAroundSelf } from '#domain/combat/place/reach.ts';

type Step = CombatStepNamed<'useActivity'>;

/** How far a spell that is distant reaches where it reaches by touch (SRD 5.2.1, Metamagic). */
const distantTouchFeet = 30;

/** How many feet something that is used reaches; null where nothing limits it in feet, or what it says is not known. */
function feetOfUse(actor: Combatant, used: Rider['used'], shapers: Step['shapers'] = []): number | null {
  const own = feetOf(used.activity.reach, rangeOf(actor, used));
  const isDistant = shapers.some(({ used: { activity } }) => activity.activation?.cast?.shaping.does === 'reachFarther');
  if (own === null || !isDistant) return own;
  return own === besideFeet ? distantTouchFeet : own * 2;
}

/** How far away the area of something may begin; null where it begins at whoever makes it. */
export function reachOfArea(actor: Combatant, used: Rider['used'], shape: Area['shape'], shapers: Step['shapers'] = []): number | null {
  return isAroundSelf(shape, used.activity.reach, rangeOf(actor, used)) ? null : (feetOfUse(actor, used, shapers) ?? Infinity);
}

/** The words of a spell's range; null for what is no spell, and for what a spell does later on. */
const rangeOf = (actor: Combatant, { kind, id, activity }: Rider['used']): string | null =>
  (kind === 'spell' && activity.while !== 'active' ? reachingSpell(actor, id)?.range : undefined) ?? null;

/** Refuses whom an area does not cover that stays on the battle map, for what it does to those who stand in it. */
function checkInArea({ combat, field }: Draft, { actorId, used }: Step, targetIds: readonly string[]): void {
  const isOf = ({ by, used: { id, activity }, lies }: StandingArea) =>
    by === actorId && id === used.id && lies !== null && (activity.layer === undefined || activity.id === used.activity.id);
  const area = field && used.activity.due ? combat.areas.find(isOf) : undefined;
  const out = area && combat.combatants.find(({ id }) => targetIds.includes(id) && !area.inside.includes(id));
  if (out) throw new CombatRefusal(refuseCombat('isNotInArea', { name: out.name, area: used.name }));
}

/**
 * Refuses players targets that something does not reach from where everybody stands; what falls on an area is judged by its place, and
 * what an area does that stays befalls nobody outside of it.
 */
export function checkDistances(draft: Draft, step: Step, { shapers }: Step, targetIds: readonly string[]): void {
  const { actorId, used } = step;
  checkInArea(draft, step, targetIds);
  if (used.activity.targets?.area !== undefined) return;
  const feet = feetOfUse(find(draft, actorId), used, shapers);
  for (const id of targetIds) if (id !== actorId) checkDistance(draft, actorId, id, { name: used.name, feet });
}
