import { change, CombatRefusal, find, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { endEffectsBy } from '#domain/combat/effects/active-effects.ts';
import { spendReady } from '#domain/combat/effects/ready.ts';
import { isMagicAction } from './paying/magic-action.ts';
import { attacksAfterAction, attacksAllowed, magicTaken } from '#domain/combat/turn-budget.ts';
import { isPool, restUseOf, usesTaken } from '#domain/rules/activity/costs.ts';
import { spendSlotOf, spendUseOf } from '#domain/rules/activity/spend.ts';
import type { UsedActivity } from './used-activity.ts';

/** What is paid with: the slot that is chosen, and how much of a pool. */
interface Payment {
  slot: number;
  amount: number;
}

/** Takes a slot of a level away; refuses where none is left. */
export function takeSlot(draft: Draft, actorId: string, level: number): void {
  const { name, slotCasting } = find(draft, actorId);
  const left = slotCasting && spendSlotOf(slotCasting.slots, level);
  if (!slotCasting || left === null) throw new CombatRefusal(refuseCombat('noSlotLeft', { name, level }));
  change(draft, actorId, { slotCasting: { ...slotCasting, slots: left } });
}

/** Takes so many of a use away; refuses where there are not so many. */
export function takeUses(draft: Draft, actorId: string, id: string, amount: number, what: string): void {
  const { name, features } = find(draft, actorId);
  const left = features && spendUseOf(features.uses, id, amount);
  if (!features || left === null) throw new CombatRefusal(refuseCombat('noUseLeft', { name, feature: what }));
  change(draft, actorId, { features: { ...features, uses: left } });
}

function takeHitDice(draft: Draft, actorId: string, amount: number): void {
  const { name, features } = find(draft, actorId);
  if (!features || features.hitDice.left < amount) throw new CombatRefusal(refuseCombat('noHitDieLeft', { name }));
  change(draft, actorId, { features: { ...features, hitDice: { ...features.hitDice, left: features.hitDice.left - amount } } });
}

const onceKey = (actorId: string, { id, activity }: UsedActivity) => [actorId, id, activity.id ?? ''].join(' ').trim();
const isOnce = ({ activity }: UsedActivity) => activity.consumes?.some(({ kind }) => kind === 'oncePerTurn') === true;

/** Refuses what can be used once in each turn a second time. */
export function checkOnce(draft: Draft, actorId: string, used: UsedActivity): void {
  if (!isOnce(used) || !draft.combat.usedThisTurn.includes(onceKey(actorId, used))) return;
  throw new CombatRefusal(refuseCombat('oncePerTurn', { name: find(draft, actorId).name, feature: used.name }));
}

/** Notes that something was used which can be used once in each turn; refuses it a second time. */
function takeOnce(draft: Draft, actorId: string, used: UsedActivity): void {
  checkOnce(draft, actorId, used);
  const key = onceKey(actorId, used);
  draft.combat = { ...draft.combat, usedThisTurn: [...draft.combat.usedThisTurn, key] };
}

/** The same where something can be used once in each turn alone. */
export function takeOnceIfSo(draft: Draft, actorId: string, used: UsedActivity): void {
  if (isOnce(used)) takeOnce(draft, actorId, used);
}

/** Spends what a feature takes. Refuses what is not there or not left, and then the whole step is refused. */
export function payForFeature(draft: Draft, actorId: string, used: UsedActivity, { slot, amount }: Payment): void {
  const { activity, name, id } = used;
  const { consumes = [] } = activity;
  const one = find(draft, actorId);
  if (amount > 1 && !isPool(activity)) throw new CombatRefusal(refuseCombat('oneUseAtOnce', { feature: name }));
  for (const cost of consumes) {
    if (cost.kind === 'use') takeUses(draft, actorId, cost.id, usesTaken(cost, used.numbers?.values ?? {}) * amount, name);
    else if (cost.kind === 'perRest') {
      // What rests alone bring back is counted where the sheet has a use of that name.
      const use = restUseOf(one.features?.uses ?? [], id, activity);
      if (use) takeUses(draft, actorId, use.id, 1, name);
    } else if (cost.kind === 'hitDie') takeHitDice(draft, actorId, cost.amount);
    else if (cost.kind === 'oncePerTurn') takeOnce(draft, actorId, used);
    else if (cost.kind === 'slot') {
      if (slot < (cost.level ?? 1)) throw new CombatRefusal(refuseCombat('needsHigherSlot', { spell: name, level: cost.level ?? 1 }));
      takeSlot(draft, actorId, slot);
    }
  }
}

/** Takes the part of the turn that it needs; refuses what was taken already, and what no turn has time for. */
export function takeTime(
  draft: Draft,
  actorId: string,
  used: Pick<UsedActivity, 'takes' | 'name'> & Partial<Pick<UsedActivity, 'kind' | 'item' | 'activity'>>,
): void {
  const { takes, name: spell, kind, item } = used;
  const { combat } = draft;
  const one = find(draft, actorId);
  const { name } = one;
  if (takes === 'free') return;
  if (kind !== 'spell' && takes !== 'attack') endEffectsBy(draft, actorId, 'acting');
  if (takes === 'long') throw new CombatRefusal(refuseCombat('takesTooLong', { spell }));
  if (takes === 'reaction') {
    if (one.reactionUsed) throw new CombatRefusal(refuseCombat('reactionUsed', { name }));
    return change(draft, actorId, { reactionUsed: true });
  }
  if (combat.active !== actorId) {
    // What was readied is done as a reaction.
    spendReady(draft, actorId, kind === 'spell' && item === undefined ? spell : undefined);
    return;
  }
  if (takes === 'action') {
    if (isMagicAction(used)) noteThisTurn(draft, actorId, magicTaken);
    draft.combat = { ...draft.combat, attacksMade: attacksAfterAction(combat, one) };
  } else if (takes === 'attack') {
    if (combat.attacksMade >= attacksAllowed(one)) throw new CombatRefusal(refuseCombat('noAttacksLeft', { name }));
    draft.combat = { ...combat, attacksMade: combat.attacksMade + 1 };
  } else {
    if (combat.bonusActionUsed) throw new CombatRefusal(refuseCombat('bonusActionUsed', { name }));
    draft.combat = { ...combat, bonusActionUsed: true };
  }
}
