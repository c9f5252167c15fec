import { change, CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { gainOfPact, gainOfSlots, gainOfUses, slotBudget, slotsText, withSlotMade } from '#domain/rules/activity/gain.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { UsedActivity } from './used-activity.ts';

/** Gives somebody back what a feature says: uses of another one, or a slot. Refuses where nothing of it is spent. */
export function regain(
  draft: Draft,
  actorId: string,
  { name, activity: { gives = [] } }: UsedActivity,
  values: FormulaValues,
  choice: string | null,
): void {
  for (const gain of gives) {
    const one = find(draft, actorId);
    const nothing = () => new CombatRefusal(refuseCombat('nothingToRegain', { name: one.name, feature: name }));
    if (gain.kind === 'slot') {
      const slots = one.slotCasting && withSlotMade(one.slotCasting.slots, gain.level);
      if (!one.slotCasting || slots === null) throw nothing();
      change(draft, actorId, { slotCasting: { ...one.slotCasting, slots } });
      note(draft, 'regained', { targetId: actorId, name: `a slot of level ${gain.level}` });
      continue;
    }
    if (gain.kind === 'pactSlots') {
      const slots = one.slotCasting && gainOfPact(one.slotCasting.slots, gain);
      if (!one.slotCasting || slots === null) throw nothing();
      change(draft, actorId, { slotCasting: { ...one.slotCasting, slots } });
      note(draft, 'regained', { targetId: actorId, name: 'slots of the pact' });
      continue;
    }
    if (gain.kind === 'slots') {
      const gained = one.slotCasting && gainOfSlots(one.slotCasting.slots, gain, slotBudget(gain, values), choice);
      if (!one.slotCasting || gained === null) throw nothing();
      change(draft, actorId, { slotCasting: { ...one.slotCasting, slots: gained.slots } });
      note(draft, 'regained', { targetId: actorId, name: `slots of level ${slotsText(gained.levels)}` });
      continue;
    }
    const uses = one.features && gainOfUses(one.features.uses, gain, values);
    if (!one.features || uses === null) throw nothing();
    change(draft, actorId, { features: { ...one.features, uses } });
    const before = one.features.uses.find(({ id }) => id === gain.id);
    const after = uses.find(({ id }) => id === gain.id);
    note(draft, 'regained', { targetId: actorId, name: before?.name ?? name, amount: (after?.left ?? 0) - (before?.left ?? 0) });
  }
}
