import { atHandOf } from '#domain/combat/deeds/power-deeds.ts';
import type { AtHand } from '#domain/combat/deeds/power-deeds.ts';
import type { Combat } from '#domain/combat/state.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

/** What the creatures of a fight do besides attacks, by what content says of them. */
export async function loadAtHand({ combatants }: Pick<Combat, 'combatants'>): Promise<AtHand[]> {
  const found = await Promise.all(
    combatants.map(async (one) => {
      const block = one.kind === 'npc' && one.source !== null ? monsterOf(one.source) : undefined;
      const details = block && (await loadMonsterDetails(block.type)).get(block.name);
      return atHandOf(one, block, details);
    }),
  );
  return found.filter((each) => each !== null);
}
