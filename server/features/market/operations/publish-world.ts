import { readFile } from 'node:fs/promises';
import { contentsOfWorld, withMaps } from '#domain/market/contents.ts';
import { offeredEntry, offeredTome } from '#domain/market/offered-world.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { publishWorld as operation } from '#contract/market/market.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { extraParts, keysOfMaps } from '#server/features/market/package/extra-parts.ts';
import { findSources } from '#server/features/market/packages.store.ts';
import { publish } from '#server/features/market/publish.ts';
import { gatherWorld, packWorld } from '#server/features/world-interchange/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

/** Packs the world as its export is packed, without what is said of people, and offers that. */
export const publishWorld = answer(operation, ({ kernel, actor }, input) =>
  withBudget('job', async () => {
    const { worldId, listingId, about } = input;
    const { sql } = kernel.database;
    const access = await findWorldAccess({ sql, actor, input });
    permit(policies['market.publishWorld'], actor, access);
    const made = await gatherWorld(kernel, worldId, readerOf(actor, access), async ({ world: own, places }) => {
      const world = { ...own, entries: own.entries.map(offeredEntry), tomes: own.tomes.map(offeredTome), aiPrompt: null };
      const bytes = await packWorld({ world, places }, (path) => readFile(path));
      return {
        story: own.story ?? null,
        contents: contentsOfWorld(world),
        parts: [{ path: 'parts/world.zip', holds: 'world' as const, bytes }],
      };
    });
    const person = personOf(actor);
    const extra = await extraParts(kernel, person.id, input);
    const sources = await findSources(sql, person.id, { worldId, keys: keysOfMaps(extra.maps) });
    const contents = withMaps(
      made.contents,
      extra.maps.map(({ ground }) => ground),
    );
    const parts = [...made.parts, ...extra.parts];
    return publish(kernel, person, { listingId, about, worldId, made: { kind: 'adventure', story: made.story, sources, contents, parts } });
  }),
);
