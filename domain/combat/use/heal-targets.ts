import { holdsBearer, unattuned } from '#domain/character/inventory/curse.ts';
import type { CarriedItem } from './items/carried.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import { endEffects, lessExhausted, startEffect } from '#domain/combat/effects/active-effects.ts';
import { giveTemporary, heal, revive } from '#domain/combat/effects/damage.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { change, CombatRefusal, find, note, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { calledBy } from '#domain/combat/commanded.ts';
import { mayBeBeside } from '#domain/combat/effects/placed.ts';
import { revives } from '#domain/rules/activity/targeting.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { curable, curedBy } from '#domain/rules/magic/cures.ts';
import { shareAsChosen } from '#domain/rules/magic/share-healing.ts';
import { grownFormula } from '#domain/rules/activity/grown-formula.ts';
import { healsMoreBy, restoresHitPoints } from '#domain/srd/spells/spell-gifts.ts';
import { giftedIn } from './spell-traits.ts';
import { noteRolls } from './one-use.ts';
import type { ActivityOf, OneUse } from './one-use.ts';
import { rollAmount } from './roll-amounts.ts';

type Healing = ActivityOf<'heal'>['healing'][number];

/** Whether somebody's healing always rolls its highest: with spells and with Channel Divinity (SRD 5.2.1, Supreme Healing). */
function isSupreme({ draft, step: { actorId, used } }: OneUse): boolean {
  return hasTrait(find(draft, actorId), 'Supreme Healing') && (used.kind === 'spell' || used.id === 'channel-divinity');
}

/** The slot out of which a spell restores hit points; 0 for what restores none, or is of no slot. */
function slotOfHealing({ step: { used, paidBy }, casting }: OneUse, healing: readonly Healing[]): number {
  const isOfSlot = used.kind === 'spell' && used.item === undefined && used.level > 0 && paidBy === undefined;
  return isOfSlot && restoresHitPoints(healing) ? casting.slot : 0;
}

/** Heals whoever has healed somebody else with a spell out of a slot: 2 and its level (SRD 5.2.1, Blessed Healer). */
function healHealer({ draft, step: { actorId, targetIds } }: OneUse, slot: number): void {
  const isForOthers = targetIds.some((id) => id !== actorId);
  const { dead, hitPoints, maxHitPoints, ...healer } = find(draft, actorId);
  if (slot === 0 || !isForOthers || dead || hitPoints >= maxHitPoints || !hasTrait(healer, 'Blessed Healer')) return;
  note(draft, 'effect', { actorId, name: 'Blessed Healer' });
  heal(draft, actorId, 2 + slot);
}

/** A higher maximum for as long as the spell lasts; who fights without a sheet has no maximum to raise. */
function raiseMaximum({ draft, origin, step }: OneUse, targetId: string, amount: number): void {
  const { kind, maxHitPoints } = find(draft, targetId);
  if (kind !== 'hero') return;
  change(draft, targetId, { maxHitPoints: maxHitPoints + amount });
  startEffect(draft, targetId, {
    id: `${origin.source.id}-maximum-${draft.combat.round}-${draft.events.length}-${targetId}`.slice(0, 64),
    name: step.used.name,
    source: origin.source,
    from: step.actorId,
    held: origin.concentration,
    changes: [{ on: 'hitPointMaximum', add: `${amount}` }],
    duration: origin.duration,
    until: untilOf(draft, origin.duration, step.actorId, targetId),
    saveEnds: null,
    ends: [],
    tick: null,
    slot: null,
    text: '',
  });
}

/** Heals somebody, and with a spell of level 1 or higher as much whom they have called and are bound to (SRD 5.2.1, Find Steed: Life Bond). */
function healWithBond({ draft, step: { used } }: OneUse, targetId: string, amount: number): void {
  const before = find(draft, targetId).hitPoints;
  heal(draft, targetId, amount);
  const regained = find(draft, targetId).hitPoints - before;
  if (used.kind !== 'spell' || used.level === 0 || regained === 0) return;
  for (const { id, lifeBond, dead } of calledBy(draft.combat, targetId)) {
    if (lifeBond !== true || dead || !mayBeBeside(draft, targetId, id)) continue;
    note(draft, 'effect', { actorId: id, name: 'Life Bond' });
    heal(draft, id, regained);
  }
}

function give(use: OneUse, targetId: string, { what }: Healing, { amount, more }: { amount: number; more: number }): void {
  const { draft } = use;
  if (what === 'temporaryHitPoints') return giveTemporary(draft, targetId, amount);
  if (what === 'hitPointMaximum') return raiseMaximum(use, targetId, amount);
  healWithBond(use, targetId, amount + more);
}

/** Divides a pool of healing among the targets, as a sheet divides it; refuses shares that are more than there is or than somebody can be given. */
function divide(use: OneUse, each: Healing, { amount: pool, more }: { amount: number; more: number }): void {
  const targets = [...new Set(use.targetIds)].map((id) => {
    const { hitPoints: left, maxHitPoints: maximum } = find(use.draft, id);
    return { id, left, maximum };
  });
  const { shares: chosen, used } = use.step;
  const shares = shareAsChosen(pool, { targets, upTo: each.upTo, chosen });
  if ('kind' in shares) {
    const [feature, { most }] = [used.name, shares];
    if (shares.kind === 'pool') throw new CombatRefusal(refuseCombat('sharesTooMuch', { feature, most }));
    throw new CombatRefusal(refuseCombat('shareTooMuch', { name: find(use.draft, shares.id).name, feature, most }));
  }
  for (const [id, share] of shares) if (share > 0) give(use, id, each, { amount: share, more });
}

/** Brings the dead back: with all their hit points, or with one. Refuses the living. */
function raiseDead({ draft, targetIds }: OneUse, healing: readonly Healing[]): void {
  const isWhole = healing.some(({ formula }) => formula === 'all');
  for (const id of targetIds) revive(draft, id, isWhole ? find(draft, id).maxHitPoints : 1);
}

/** Heals everybody whom it is used on, kind by kind. */
export function healTargets(use: OneUse, { healing }: ActivityOf<'heal'>): void {
  const { draft, step, casting, label } = use;
  if (revives(step.used.activity)) return raiseDead(use, healing);
  const targets = [...new Set(use.targetIds)];
  const slot = slotOfHealing(use, healing);
  const more = healsMoreBy(giftedIn(find(draft, step.actorId)), slot);
  for (const each of healing) {
    const { formula, perSlot, what, shared } = each;
    if (formula === 'all') {
      for (const id of targets) healWithBond(use, id, find(draft, id).maxHitPoints);
      continue;
    }
    const once = grownFormula({ formula, perSlot }, casting, step.used.level);
    const grown = step.amount === 1 ? once : (reckonFormula(`${step.amount}*@once`, { once }) ?? once);
    const card = what === 'temporaryHitPoints' ? `${label}: temporary hit points` : `${label}: hit points`;
    const dice = isSupreme(use) && what === 'hitPoints' ? (sides: number) => sides : draft.dice;
    if (shared === true) {
      const { amount, roll } = rollAmount({ ...draft, dice }, grown, card);
      noteRolls(use, [roll]);
      divide(use, each, { amount, more });
      continue;
    }
    for (const id of targets) {
      const { amount, roll } = rollAmount({ ...draft, dice }, grown, card);
      noteRolls(use, [roll]);
      give(use, id, each, { amount, more });
    }
  }
  if (healing.some(({ what }) => what === 'hitPoints')) healHealer(use, slot);
}

/** Ends on the targets what it cures, or of that what was chosen, else the first that somebody has. */
export function cure({ draft, step, targetIds }: OneUse, { cures }: Activity): void {
  if (cures === undefined) return;
  const choice = curable(cures).find((each) => each.toLowerCase() === step.choice?.toLowerCase()) ?? null;
  for (const id of targetIds) {
    const { conditions, activeEffects, items } = find(draft, id);
    const cursedItems = items.filter(({ item, gone }) => !gone && holdsBearer(item));
    const ended = curedBy(cures, { conditions: conditions.map(({ name }) => name), effects: activeEffects, cursedItems }, choice);
    endAttunements(draft, id, ended.cursedItems);
    endEffects(draft, id, (each) => ended.effects.includes(each));
    if (ended.conditions.includes('exhaustion')) lessExhausted(draft, id, 1);
    endConditions(draft, id, ({ name }) => name !== 'exhaustion' && ended.conditions.includes(name));
  }
}

/** Ends attunements to items whose curse held somebody. */
function endAttunements(draft: Draft, id: string, cursed: readonly CarriedItem[]): void {
  if (cursed.length === 0) return;
  const { items } = find(draft, id);
  change(draft, id, { items: items.map((each) => (cursed.includes(each) ? { ...each, item: unattuned(each.item) } : each)) });
  for (const { item } of cursed) note(draft, 'effectEnded', { targetId: id, name: `Attunement to ${item.name}` });
}
