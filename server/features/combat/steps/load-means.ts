import type { Combat } from '#domain/combat/state.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import { castByCreature, usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

/** The spells and powers of an NPC, with what content says of them: what the narrator chooses from on its turn. */
export async function loadMeans({ combatants }: Pick<Combat, 'combatants'>, id: string): Promise<UsedActivity[]> {
  const one = combatants.find((each) => each.id === id);
  if (one?.kind !== 'npc' || one.dead) return [];
  const spells = (one.spellcasting?.spells ?? []).flatMap((each) => {
    const spell = findSpell(slugOf(each.name));
    return spell ? [castByCreature(spell, each)] : [];
  });
  const cast = await Promise.all(
    spells.map(async (spell) => {
      const activities = (await loadSpellDetails(spell.level)).get(spell.name)?.activities ?? [];
      return activities.filter((each) => each.while !== 'active').map((each) => usedSpell(spell, activities, each));
    }),
  );
  const block = one.source === null ? undefined : monsterOf(one.source);
  const details = block && (await loadMonsterDetails(block.type)).get(block.name);
  // What stands in its facts as an attack or effect is chosen as such.
  const known = new Set([...one.attacks, ...one.effects].map(({ name }) => slugOf(name)));
  const powers = details ? powersOf(details, one).filter((each) => !known.has(each.id) && each.activity.while !== 'active') : [];
  return [...cast.flat(), ...powers];
}
