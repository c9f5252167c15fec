import { hero } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { fightOf, one, play } from '#domain/combat/combat.fixture.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { spells } from '#domain/srd/spells.ts';

/** Spells that end what ails somebody, and a slot of level 5 for one of them. */
export const curingSpells = ['greater-restoration', 'remove-curse', 'protection-from-poison'];

/** Somebody after Kara has cast one of these spells at them in a fight, which they began with `changes`. */
export async function curedBy(
  id: string,
  choice: string | null,
  targetId: 'tomas' | 'troll',
  changes: Partial<Combatant>,
): Promise<Combatant> {
  const begun = fightOf('kara', targetId);
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 9, proficiency: 4, spells: curingSpells, slots: [{ level: 5, left: 1 }] };
  const of = (each: string) => (each === 'kara' ? { slotCasting } : changes);
  const fight = { ...begun, combatants: begun.combatants.map((each) => ({ ...each, ...of(each.id) })) };
  const spell = spells.find((each) => each.id === id);
  const { spell: details } = await contentOfSpell(hero(), id);
  const [activity] = details?.activities ?? [];
  if (!spell || !activity) throw new Error(`There is no ${id}.`);
  const used = usedSpell(spell, details?.activities ?? [], activity);
  const cast = { name: 'useActivity' as const, actorId: 'kara', used, targetIds: [targetId], slot: 5, choice };
  return one(
    play(fight, () => 1, cast),
    targetId,
  );
}
