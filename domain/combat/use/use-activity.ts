import { concentrate } from '#domain/combat/effects/apply-condition.ts';
import { endEffectsBy } from '#domain/combat/effects/active-effects.ts';
import { findActing, rollToHit, finishAttack } from '#domain/combat/effects/attack.ts';
import { applyDamage, giveTemporary, heal } from '#domain/combat/effects/damage.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { CombatRefusal, find, findLiving, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isOwnTarget } from '#domain/rules/activity/own-target.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { mostTargets, strikesOf } from './targets.ts';
import { castingOf, payForSpell, takeTime } from './caster.ts';
import type { Casting } from './caster.ts';
import { isLater } from './spell-in-use.ts';
import { grownFormula } from './grown-formula.ts';
import { rollAmount, rollParts } from './roll-amounts.ts';
import type { RolledDamage } from './roll-amounts.ts';
import { startEffects, startOwnEffects, startSpell } from './start-effects.ts';
import type { EffectOrigin } from './start-effects.ts';

type Step = CombatStepNamed<'useActivity'>;
type ActivityOf<Kind extends Activity['kind']> = Extract<Activity, { kind: Kind }>;
type Save = ActivityOf<'save'>['save'];

/** One use of an activity: who uses what on whom, with which numbers. */
interface Use {
  draft: Draft;
  step: Step;
  casting: Casting;
  targetIds: readonly string[];
  effects: readonly LastingEffect[];
  origin: EffectOrigin;
  label: string;
}

function targetsOf({ targetIds, actorId, used }: Step, casting: Casting): string[] {
  const { activity, level, name } = used;
  const isOwn = activity.targets === undefined ? activity.kind === 'effect' || activity.kind === 'utility' : isOwnTarget(activity.targets);
  if (targetIds.length === 0 && isOwn) return [actorId];
  const strikes = strikesOf(activity, casting, level);
  const ids = strikes === null ? [...new Set(targetIds)] : [...targetIds];
  const most = mostTargets(activity, casting, level);
  if (most !== null && ids.length > most) throw new CombatRefusal(refuseCombat('tooManyTargets', { spell: name, most }));
  const needed = activity.kind !== 'utility' && activity.kind !== 'summon' && activity.kind !== 'check';
  if (ids.length === 0 && needed) throw new CombatRefusal(refuseCombat('noTarget', {}));
  // Rays that nobody aimed go where the others go.
  return strikes === null ? ids : Array.from({ length: strikes }, (_, n) => ids[n % ids.length] ?? '');
}

/** The effects that come about: of those that exclude each other, the one that was chosen. Refuses where none was. */
function chosenEffects({ used, choice }: Step): LastingEffect[] {
  const effects = used.activity.effects ?? [];
  const open = effects.filter((each) => each.choice !== undefined);
  if (open.length === 0) return [...effects];
  const chosen = open.find(({ name }) => name === choice);
  if (!chosen) {
    const choices = open.map(({ name }) => name ?? '').join(', ');
    throw new CombatRefusal(refuseCombat('chooseOne', { spell: used.name, choices }));
  }
  return [...effects.filter((each) => each.choice === undefined), chosen];
}

/** The level at which a spell that goes on was cast; null where it does not go on. */
function slotOfActive(draft: Draft, actorId: string, { id }: Step['used']): number | null {
  const spell = find(draft, actorId).activeEffects.find(({ source, slot }) => slot !== null && source.id === id);
  return spell?.slot ?? null;
}

/**
 * Uses one activity of a spell on its targets: pays the slot and the time of the turn, rolls what it rolls, and leaves what lasts.
 * Refuses who cannot act or cast, what is not prepared or not left, and targets that it does not reach.
 */
export function useActivity(draft: Draft, step: Step): void {
  const { actorId, used, slot } = step;
  const actor = findActing(draft, actorId);
  if (isForbidden(actor, 'castSpells')) throw new CombatRefusal(refuseCombat('cannotCast', { name: actor.name }));
  const later = isLater(used.activity);
  const active = later ? slotOfActive(draft, actorId, used) : null;
  if (later && active === null) throw new CombatRefusal(refuseCombat('isNotActive', { spell: used.name }));
  const casting = castingOf(actor, used, active ?? slot);
  const effects = chosenEffects(step);
  const targetIds = targetsOf(step, casting);
  for (const id of targetIds) findLiving(draft, id);
  takeTime(draft, actorId, used);
  if (!later) payForSpell(draft, actorId, used, slot);
  note(draft, later ? 'effect' : 'cast', { actorId, name: used.name, amount: casting.slot });
  endEffectsBy(draft, actorId, 'casting');
  if (used.concentration && !later) concentrate(draft, actorId, used.name);
  const origin: EffectOrigin = {
    actorId,
    name: used.name,
    spellId: used.id,
    duration: used.activity.duration ?? used.duration,
    concentration: used.concentration,
    values: casting.values,
    save: null,
    dc: casting.dc,
  };
  if (!later && used.goesOn) startSpell(draft, origin, casting.slot);
  carryOut({ draft, step, casting, targetIds, effects, origin, label: `${actor.name}: ${used.name}` });
}

function carryOut(use: Use): void {
  const { activity } = use.step.used;
  if (activity.kind === 'attack') return attackEach(use, activity);
  if (activity.kind === 'save') return saveAll(use, activity);
  if (activity.kind === 'damage') return damageEach(use, activity);
  if (activity.kind === 'heal') healAll(use, activity);
  for (const id of new Set(use.targetIds)) startEffects(use.draft, id, use.effects, use.origin);
  startOwnEffects(use.draft, use.effects, use.origin);
}

const after = (effects: readonly LastingEffect[], usual: string, when: readonly string[]) =>
  effects.filter((each) => when.includes(each.after ?? usual));

/** Rolls the damage of the activity with the numbers of this use. */
function rollDamageOf({ draft, step, casting, label }: Use, parts: Parameters<typeof rollParts>[1], critical = false): RolledDamage {
  return rollParts(draft, parts, { casting, level: step.used.level, label, critical, damageType: step.damageType });
}

function attackEach(use: Use, activity: ActivityOf<'attack'>): void {
  const { draft, step, casting, label, effects, origin } = use;
  const ranged = activity.attack.form === 'ranged';
  for (const targetId of use.targetIds) {
    const [attacker, target] = [find(draft, step.actorId), find(draft, targetId)];
    if (target.dead) continue;
    const close = step.close ?? !ranged;
    const form = { ranged: ranged || !close, spell: true };
    const toHit = activity.attack.bonus ?? casting.toHit;
    const { roll, hit, critical } = rollToHit(draft, { attacker, target, name: step.used.name, toHit, close, form }, step);
    const { damageRolls, rolls } = rollDamageOf(use, hit ? (activity.damage ?? []) : [], critical);
    const outcome = critical ? 'critical' : hit ? 'hit' : 'miss';
    note(draft, 'attack', { actorId: attacker.id, targetId, name: step.used.name, outcome, rolls: [roll, ...rolls] });
    finishAttack(draft, { attackerId: attacker.id, targetId, hit, critical, damageRolls, form, label });
    if (!hit) {
      startEffects(draft, targetId, after(effects, 'hit', ['miss', 'use']), origin);
      continue;
    }
    startEffects(draft, targetId, after(effects, 'hit', ['hit', 'use', 'damage', ...(critical ? ['criticalHit'] : [])]), origin);
    startOwnEffects(draft, after(effects, 'hit', ['hit', 'use']), origin);
    if (activity.save) saveOf(use, targetId, activity.save);
  }
}

/** The ability that a target saves with: of several, the one it is best at. */
function abilityOf(draft: Draft, targetId: string, { abilities }: Save): Ability {
  const { saves } = find(draft, targetId);
  return abilities.reduce((best, each) => (saves[each] > saves[best] ? each : best));
}

function dcOf({ dc }: Save, casting: Casting): number {
  return typeof dc === 'number' ? dc : casting.dc;
}

function saveOf({ draft, step, casting }: Use, targetId: string, save: Save): { made: boolean; failed: { ability: Ability; dc: number } } {
  const failed = { ability: abilityOf(draft, targetId, save), dc: dcOf(save, casting) };
  const made = rollSave(draft, { targetId, ...failed, cover: step.cover, cause: step.used.name });
  return { made, failed };
}

function saveAll(use: Use, activity: ActivityOf<'save'>): void {
  const { draft, step, effects, origin } = use;
  const { damageRolls, rolls } = rollDamageOf(use, activity.damage ?? []);
  if (rolls.length > 0) note(draft, 'effect', { actorId: step.actorId, name: step.used.name, rolls });
  const { onSave } = activity.save;
  for (const targetId of use.targetIds) {
    const { made, failed } = saveOf(use, targetId, activity.save);
    const half = damageRolls.map((each) => ({ ...each, amount: Math.floor(each.amount / 2) }));
    const taken = !made ? damageRolls : onSave === 'half' ? half : [];
    if (taken.length > 0) applyDamage(draft, { actorId: step.actorId, targetId, damageRolls: taken, critical: false });
    const started = after(effects, 'failedSave', made ? ['use', 'madeSave'] : ['use', 'failedSave', 'damage']);
    startEffects(draft, targetId, started, { ...origin, save: failed });
  }
  startOwnEffects(draft, effects, origin);
}

function damageEach(use: Use, activity: ActivityOf<'damage'>): void {
  const { draft, step, effects, origin } = use;
  for (const targetId of use.targetIds) {
    if (find(draft, targetId).dead) continue;
    const { damageRolls, rolls } = rollDamageOf(use, activity.damage);
    note(draft, 'effect', { actorId: step.actorId, name: step.used.name, rolls });
    applyDamage(draft, { actorId: step.actorId, targetId, damageRolls, critical: false });
    startEffects(draft, targetId, effects, origin);
  }
  startOwnEffects(draft, effects, origin);
}

function healAll({ draft, step, casting, targetIds, label }: Use, { healing }: ActivityOf<'heal'>): void {
  for (const { formula, perSlot, what, shared } of healing) {
    for (const targetId of new Set(targetIds)) {
      const { maxHitPoints } = find(draft, targetId);
      if (formula === 'all') {
        heal(draft, targetId, maxHitPoints);
        continue;
      }
      const grown = grownFormula({ formula, perSlot }, casting, step.used.level);
      const { amount, roll } = rollAmount(
        draft,
        grown,
        what === 'temporaryHitPoints' ? `${label}: temporary hit points` : `${label}: hit points`,
      );
      note(draft, 'effect', { actorId: step.actorId, name: step.used.name, rolls: [roll] });
      const given = shared === true ? Math.floor(amount / new Set(targetIds).size) : amount;
      if (what === 'temporaryHitPoints') giveTemporary(draft, targetId, given);
      else heal(draft, targetId, given);
    }
  }
}
