import type { Sql } from '#server/kernel/database.ts';
import { templateAdventure } from './template/adventure.ts';
import { templateWorld } from './template/world.ts';
import { saveTemplateWorld } from './worlds.store.ts';

/** Writes the free template world; run at every start, so that it is what this version ships. */
export async function seedTemplateWorld(sql: Sql, now: Date): Promise<void> {
  await saveTemplateWorld(sql, { ...templateWorld, adventure: templateAdventure, mapUrl: '/maps/free-template-world.svg' }, now);
}
