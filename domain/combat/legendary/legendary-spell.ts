import type { Combatant } from '#domain/combat/state.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/**
 * A spell as a legendary action casts it: at the level of that action, paid with it alone, with the numbers of whoever casts. Null for
 * another spell, and where nothing says what others save against.
 */
export function legendarySpell(
  { spellcasting, proficiency }: Pick<Combatant, 'spellcasting' | 'proficiency'>,
  spell: CreatureSpell,
  used: UsedActivity,
): UsedActivity | null {
  const dc = spell.dc ?? spellcasting?.dc;
  if (used.name !== spell.name || dc === undefined) return null;
  const { toHit, modifier, level } = spellcasting ?? { toHit: 0, modifier: 0, level: 1 };
  const values = { ability: modifier, level, proficiency: proficiency ?? proficiencyBonusOf(level), slot: spell.level };
  return { ...used, takes: 'free', numbers: { toHit, dc, values } };
}
