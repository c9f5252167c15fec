import { concentrate } from './apply-condition.ts';
import { endEffects } from './active-effects.ts';
import { layEffect } from './lay-effect.ts';
import { readied, readiedOf } from './readied.ts';
import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';

/** Whether somebody has readied an action that they have not taken yet. */
export const isReadied = (one: Pick<Combatant, 'activeEffects'>): boolean => readiedOf(one) !== undefined;

/** What somebody concentrates on who holds a readied spell. */
const heldAs = (spell: string): string => `${spell} (readied)`;

/** The spell that somebody has readied, by its name, and the level of the slot that was spent on it, 0 for a cantrip; null where they have readied none. */
export function readiedSpellOf({
  activeEffects,
  concentration,
}: Pick<Combatant, 'activeEffects' | 'concentration'>): { name: string; slot: number } | null {
  const slot = readiedOf({ activeEffects })?.slot ?? null;
  return concentration === null || slot === null ? null : { name: concentration.slice(0, -heldAs('').length), slot };
}

/** Keeps an action for later, with what sets it off in the words of whoever readies it. It is gone with their next turn. A spell that was cast for it is held by concentration. */
export function readyAction(draft: Draft, id: string, text: string, spell?: { name: string; slot: number }): void {
  if (spell) concentrate(draft, id, heldAs(spell.name));
  layEffect(draft, {
    id: readied,
    name: 'Ready',
    bearerId: id,
    from: id,
    actorId: id,
    changes: [],
    duration: { kind: 'turn', whose: 'source', when: 'start' },
    ends: [{ by: 'condition', condition: 'incapacitated' }],
    text,
    ...(spell && { held: true, slot: spell.slot }),
  });
}

/**
 * Takes the reaction for an action that was readied, out of one's own turn. Refuses a second reaction, another thing than the spell that
 * was readied, and a spell of a sheet that was not.
 */
export function spendReady(draft: Draft, id: string, spell?: string): void {
  const one = find(draft, id);
  if (draft.combat.active === id || !isReadied(one)) return;
  const { name, slotCasting, reactionUsed } = one;
  if (reactionUsed) throw new CombatRefusal(refuseCombat('reactionUsed', { name }));
  const held = readiedSpellOf(one);
  if (held !== null && held.name !== spell) throw new CombatRefusal(refuseCombat('hasReadiedSpell', { name, spell: held.name }));
  if (held === null && spell !== undefined && slotCasting !== null) throw new CombatRefusal(refuseCombat('hasReadiedNoSpell', { name }));
  change(draft, id, { reactionUsed: true, ...(held !== null && { concentration: null }) });
  endEffects(draft, id, ({ source }) => source.id === readied);
}
