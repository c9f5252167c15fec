import { randomUUID } from 'node:crypto';
import { writeFoundryNpc } from '#domain/character/interchange/foundry-npc/npc-write.ts';
import type { HomebrewItem, HomebrewSpell } from '#domain/homebrew/entry.ts';
import { cinderDrake, tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import type { contract } from '#contract/index.ts';
import { atTable } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** An entry of the table’s own, which its owner wrote; answers its id. */
export async function brewed({ owner, campaignId }: FuzzTable, entry: HomebrewItem | HomebrewSpell = tideRing): Promise<string> {
  const id = randomUUID();
  await owner.call.homebrew.save({ campaignId, entry: { ...entry, id }, seen: null });
  return id;
}

/** Accepted calls of homebrew. */
export const homebrewCalls: Record<NamesOf<typeof contract, 'homebrew'>, GoodCall> = {
  'homebrew.list': atTable('player', { kind: 'item' }),
  'homebrew.get': atTable('player', async (table) => ({ entryId: await brewed(table) })),
  'homebrew.save': atTable('owner', () => ({ entry: { ...tideRing, id: randomUUID() }, seen: null })),
  'homebrew.remove': atTable('owner', async (table) => ({ entryId: await brewed(table) })),
  'homebrew.findSources': atTable('owner', { kind: 'spell', query: 'fire' }),
  'homebrew.copy': atTable('owner', () => ({ kind: 'spell', sourceId: 'fire-bolt', entryId: randomUUID() })),
  'homebrew.readCreature': atTable('owner', () => ({ text: JSON.stringify(writeFoundryNpc(cinderDrake)) })),
};
