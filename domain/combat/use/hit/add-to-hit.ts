import { answerHurt, findActing } from '#domain/combat/effects/attack.ts';
import { applyDamage } from '#domain/combat/effects/damage.ts';
import { CombatRefusal, findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { isForAfter } from './after-hit.ts';
import { openHitsOf } from '#domain/combat/follow/last-hit.ts';
import type { OpenHit } from '#domain/combat/follow/last-hit.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { ridersOf } from '#domain/combat/use/riders.ts';

/** The highest face of a d20: what asks for a natural 20 goes with the attack by itself, and is not added. */
const highest = 20;

/**
 * Adds to the last hit of this turn, or to one that the same use made, what whoever hit decides once they know of it, such as a Sneak Attack or a smite. It deals its
 * damage to whom the attack hit, doubled where that was critical, asks for its saves, and is paid for now.
 */
export function addToHit(draft: Draft, { actorId, targetId, riders }: CombatStepNamed<'addToHit'>): void {
  const { name } = findActing(draft, actorId);
  const target = findLiving(draft, targetId);
  const feature = riders[0]?.used.name ?? '';
  const made = openHitsOf(draft.combat.happened, actorId).find((each) => each.targetId === target.id);
  if (!made) throw new CombatRefusal(refuseCombat('hitsNobody', { name, feature }));
  for (const { used } of riders) {
    if (!isForAfter(used.activity)) throw new CombatRefusal(refuseCombat('comesBeforeRoll', { feature: used.name }));
    if (made.hit.riders.includes(used.name) && used.activity.consumes?.some(({ kind }) => kind === 'oncePerTurn') !== true)
      throw new CombatRefusal(refuseCombat('cannotRide', { feature: used.name }));
  }
  const { form, type } = made.hit;
  const riding = ridersOf(draft, { actorId, targetId, cover: 'none', riders }, { form, rolled: made.hit }, true);
  // The weapon has dealt its damage already: of it no more counts than its type.
  const own = { damageRolls: [{ amount: 0, type }], rolls: [] };
  const damageRolls = riding.withDamage(own, { critical: made.critical, natural: highest }).damageRolls.slice(1);
  riding.tell();
  if (damageRolls.length > 0) {
    applyDamage(draft, { actorId, targetId, damageRolls, critical: made.critical });
    answerHurt(draft, actorId, targetId, target);
  }
  riding.finish(made.critical);
  noteAdded(draft, made, riding.names);
}

/** Takes note of what a hit has got. */
function noteAdded(draft: Draft, { by, targetId, hit }: OpenHit, names: readonly string[]): void {
  const { happened } = draft.combat;
  const place = happened.findLastIndex((each) => each.by === by && each.kind === 'hit' && each.targetId === targetId && each.hit);
  const last = happened[place];
  if (last)
    draft.combat = { ...draft.combat, happened: happened.with(place, { ...last, hit: { ...hit, riders: [...hit.riders, ...names] } }) };
}
