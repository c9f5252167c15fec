import type { Adventure } from '#domain/adventure.ts';
import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { Sql } from '#server/kernel/database.ts';
import { findAdventure, templateAdventure } from '#server/features/worlds/index.ts';

/** The adventure a world is played with; a world without one plays the template's. */
export async function adventureOf(sql: Sql, worldId: string): Promise<Adventure> {
  // What the template world holds is what this version ships; it need not be read and checked for every reply.
  if (worldId === FREE_TEMPLATE_WORLD) return templateAdventure;
  return (await findAdventure(sql, worldId)) ?? templateAdventure;
}
