import { monsters } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { Creature } from './creature.ts';
import { habitatOf } from './habitats.ts';
import type { Habitat } from './habitats.ts';
import { rolesOf } from './roles.ts';

/** A stat block as somebody who builds an encounter chooses it. Without a habitat it fits everywhere, as homebrew does, of which nobody said where it lives. */
export function creatureOf(block: StatBlock, habitat?: Habitat): Creature {
  const { id, name, size, type, challenge, xp, armorClass, hitPoints } = block;
  const { terrains = [], bands = [] } = habitat ?? {};
  return { id, name, size, type, challenge, xp, armorClass, hitPoints, terrains, bands, roles: rolesOf(block) };
}

/** Every creature of the SRD, by name. */
export const srdCreatures: readonly Creature[] = monsters.map((block) => creatureOf(block, habitatOf.get(block.name)));
