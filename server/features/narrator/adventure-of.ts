import type { Adventure } from '#domain/adventure.ts';
import type { Sql } from '#server/kernel/database.ts';
import { findAdventure, templateAdventure } from '#server/features/worlds/index.ts';

/** The adventure a world is played with; a world without one plays the template's. */
export async function adventureOf(sql: Sql, worldId: string): Promise<Adventure> {
  return (await findAdventure(sql, worldId)) ?? templateAdventure;
}
