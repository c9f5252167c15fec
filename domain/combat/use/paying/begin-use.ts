import { rollCheck } from '#domain/combat/effects/check-roll.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { payForSpell } from '#domain/combat/use/caster.ts';
import { payByItem } from '#domain/combat/use/items/pay-by-item.ts';
import { payForFeature, takeOnceIfSo } from '#domain/combat/use/pay.ts';
import { payForPower } from './pay-power.ts';
import type { Shaped } from '#domain/combat/use/shaping/shapers.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

type Step = CombatStepNamed<'useActivity'>;

/** Spends what a use takes, and answers what is to be noted of it later. Refuses what is not there or not left. */
function payFor(draft: Draft, { actorId, slot, paidBy, amount }: Step, used: UsedActivity, later: boolean): (() => void) | undefined {
  const isSpell = used.kind === 'spell';
  if (used.item !== undefined) {
    const notePaid = later && isSpell ? undefined : payByItem(draft, actorId, used.item);
    takeOnceIfSo(draft, actorId, used);
    return notePaid;
  }
  if (used.kind === 'power') payForPower(draft, actorId, used);
  else if (!isSpell) payForFeature(draft, actorId, used, { slot, amount });
  else if (!later) payForSpell(draft, actorId, used, { slot, paidBy });
  return undefined;
}

/** Whether somebody can read a scroll above their level; where the check fails, its spell is gone (SRD 5.2.1, Spell Scroll). */
function reads(draft: Draft, actorId: string, { name, item }: UsedActivity): boolean {
  if (item?.reading === undefined) return true;
  const scroll = find(draft, actorId).items.find((each) => each.item.id === item.id);
  note(draft, 'effect', { actorId, name: scroll?.item.name ?? name });
  if (rollCheck(draft, { id: actorId, ...item.reading }).made) return true;
  payByItem(draft, actorId, item);
  note(draft, 'faded', { actorId, name });
  return false;
}

interface Begun {
  step: Step;
  used: UsedActivity;
  /** Whether it goes on with what was begun before. */
  later: boolean;
  /** The level it is used at. */
  slot: number;
  shaped: Pick<Shaped, 'silent' | 'pay'>;
}

/**
 * Announces a use and pays for it: a scroll is read, and others may counter a spell. False where it comes to nothing. Refuses what cannot
 * be paid for, before anybody is asked.
 */
export function beginUse(draft: Draft, { step, used, later, slot, shaped }: Begun): boolean {
  const { actorId } = step;
  const isCast = used.kind === 'spell' && !later;
  if (isCast) {
    if (draft.reactions) payFor({ ...draft, events: [], dice: () => 1 }, step, used, later);
    if (!reads(draft, actorId, used)) return false;
    note(draft, 'cast', { actorId, name: used.name, amount: slot });
    if (!shaped.silent && used.readied !== true && draft.reactions?.toSpell(draft, actorId, used.name) === true) return false;
  }
  const last = draft.events.at(-1);
  const notePaid = payFor(draft, step, used, later);
  const isOpen = isCast && last?.kind === 'cast' && last.actorId === actorId && draft.events.length > (draft.told ?? 0);
  const open = isOpen ? draft.events.pop() : undefined;
  shaped.pay();
  // What changes the spell is told before it, unless it was told already that it is cast.
  if (open) draft.events.push(open);
  const [targetId = null, ...more] = step.targetIds;
  const isGiven =
    used.item !== undefined && targetId !== null && targetId !== actorId && more.length === 0 && !find(draft, targetId).hidden;
  if (!isCast) note(draft, 'effect', { actorId, targetId: isGiven ? targetId : null, name: used.name, amount: slot });
  notePaid?.();
  return true;
}
