import type { Area } from '#domain/combat/place/area.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
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

/** Refuses players targets that something does not reach from where everybody stands; what falls on an area is judged by its place. */
export function checkDistances(draft: Draft, { actorId, used }: Step, { shapers }: Step, targetIds: readonly string[]): void {
  if (used.activity.targets?.area !== undefined) return;
  const feet = feetOfUse(find(draft, actorId), used, shapers);
  for (const id of targetIds) if (id !== actorId) checkDistance(draft, actorId, id, { name: used.name, feet });
}
