import { atHandOf } from '#domain/combat/deeds/power-deeds.ts';
import type { AtHand } from '#domain/combat/deeds/power-deeds.ts';
import type { Combat } from '#domain/combat/state.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

/** What everybody in a fight can do besides attacks, by what content says of it. */
export async function loadAtHand(combat: Combat): Promise<AtHand[]> {
  const catalogue = await loadMagicCatalogue();
  const found = await Promise.all(
    combat.combatants.map(async (one) => {
      const block = one.kind === 'npc' && one.source !== null ? monsterOf(one.source) : undefined;
      const details = block && (await loadMonsterDetails(block.type)).get(block.name);
      return atHandOf(combat, one, { block, details, catalogue });
    }),
  );
  return found.filter((each) => each !== null);
}
