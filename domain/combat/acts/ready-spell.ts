import { CombatRefusal, find, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { readyAction } from '#domain/combat/effects/ready.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { magicTaken } from '#domain/combat/turn-budget.ts';
import { castingOf, payForSpell, slotOf } from '#domain/combat/use/caster.ts';
import { checkCasting } from '#domain/combat/use/paying/check-casting.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';

type Readied = NonNullable<CombatStepNamed<'act'>['spell']> & { text: string };

/**
 * Casts a spell to let it go later: it is paid for now, and may be countered now (SRD 5.2.1, Ready). Refuses what is not ready, takes no
 * action, or cannot be paid for.
 */
export function readySpell(draft: Draft, id: string, { id: spellId, text, ...payment }: Readied): void {
  const one = find(draft, id);
  const spell = spellOf(one, spellId);
  if (!spell) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: one.name }));
  const used = usedSpell(spell, [], { kind: 'utility' });
  if (used.takes !== 'action') throw new CombatRefusal(refuseCombat('readiesActionSpells', {}));
  checkCasting(one, spellId);
  const { slot } = castingOf(one, used, slotOf(used, payment));
  // What cannot be paid for is refused before anybody is asked.
  if (draft.reactions) payForSpell({ ...draft, events: [] }, id, used, payment);
  if (draft.reactions?.toSpell(draft, id, spell.name) === true) return;
  payForSpell(draft, id, used, payment);
  noteThisTurn(draft, id, magicTaken);
  readyAction(draft, id, text, { name: spell.name, slot: spell.level === 0 ? 0 : slot });
}
