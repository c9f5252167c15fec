import { applyCondition, knockProne } from '#domain/combat/effects/apply-condition.ts';
import { isCharmedBy } from '#domain/combat/effects/attack.ts';
import { likeliestSave } from '#domain/combat/effects/save-choice.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { CombatRefusal, findLiving, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** What a proficiency bonus is where nothing says so. */
const usualProficiency = 2;

/** What others save against when somebody grapples or shoves: 8, strength and proficiency, or what their bare hands say. */
function grappleDifficulty({ attacks, abilities, saves, proficiency = usualProficiency }: Combatant): number {
  const bare = attacks.find(({ unarmed }) => unarmed === true)?.weapon;
  return bare?.dc ?? Math.max(1, 8 + (abilities ?? saves).strength + proficiency);
}

/** Whether somebody is too large to be grappled or shoved: more than one size larger. Unknown sizes are for the table to judge. */
function isTooLarge({ size: own }: Combatant, { size }: Combatant): boolean {
  return own !== undefined && size !== undefined && sizes.indexOf(size) > sizes.indexOf(own) + 1;
}

/** Whether the target of a grapple or shove fails its save: of strength or dexterity, whichever is more likely to succeed now. */
function isOverpowered(draft: Draft, actor: Combatant, targetId: string, cause: string): boolean {
  const target = findLiving(draft, targetId);
  if (target.id === actor.id) throw new CombatRefusal(refuseCombat('cannotAttackThemselves', { name: actor.name }));
  if (isCharmedBy(actor, target)) throw new CombatRefusal(refuseCombat('isCharmed', { name: actor.name, other: target.name }));
  if (isTooLarge(actor, target)) throw new CombatRefusal(refuseCombat('isTooLarge', { name: target.name }));
  const dc = grappleDifficulty(actor);
  return !rollSave(draft, { targetId, ...likeliestSave(target, ['strength', 'dexterity'], dc), dc, cover: 'none', cause, byId: actor.id });
}

/** Grapples somebody who is no more than one size larger and fails the save (SRD 5.2.1, Unarmed Strike). */
export function grapple(draft: Draft, actor: Combatant, targetId: string): void {
  if (!isOverpowered(draft, actor, targetId, 'Grapple')) return;
  const terms = { from: actor.id, until: null, saveEnds: null, held: false, escapeDc: grappleDifficulty(actor) };
  applyCondition(draft, { targetId, condition: 'grappled', ...terms });
}

/** Shoves somebody 5 feet away or prone, unless they save (SRD 5.2.1, Unarmed Strike). */
export function shove(draft: Draft, actor: Combatant, targetId: string, to: 'away' | 'prone'): void {
  if (!isOverpowered(draft, actor, targetId, 'Shove')) return;
  if (to === 'away') return note(draft, 'pushed', { actorId: actor.id, targetId, amount: 5 });
  knockProne(draft, targetId, actor.id);
}
