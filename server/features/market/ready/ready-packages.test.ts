import { describe, expect, it } from 'vitest';
import { homebrewKinds } from '#domain/homebrew/kinds.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import { tellEntry } from '#domain/homebrew/tell-entry.ts';
import { rollTable } from '#domain/idea/random-table/roll-table.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { stampsOf, tablesOf } from '#server/features/market/package/asset-parts.ts';
import { entriesIn } from '#server/features/market/package/homebrew-part.ts';
import { openPackage } from '#server/features/market/package/open-package.ts';
import { packPackage } from '#server/features/market/package/pack.ts';
import { importWorld } from '#server/features/world-formats/index.ts';
import { readyPackages } from './ready-packages.ts';

const all = readyPackages();
const packs = all.flatMap(({ manifest, parts }) => {
  const bytes = parts.get('parts/homebrew.json');
  return bytes ? [{ title: manifest.title, entries: entriesIn(bytes) ?? [] }] : [];
});

describe('what comes with the product', () => {
  it('is every ready adventure and three packs, each under an id of its own', () => {
    const stories = all.flatMap(({ manifest }) => manifest.story ?? []);
    expect(stories.toSorted()).toEqual([...readyAdventures.keys()].toSorted());
    expect(packs).toHaveLength(3);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(all.map((each) => [each.manifest.title, each] as const))('%s is a whole package', (_title, { manifest, parts }) => {
    expect(openPackage(packPackage(manifest, parts)).manifest).toEqual(manifest);
    const world = parts.get('parts/world.zip');
    if (!world) return;
    const read = importWorld({ name: 'world.zip', bytes: world });
    expect(read.ok && read.value.bundle.entries.length).toBe(Object.values(manifest.contents.lore).reduce((sum, many) => sum + many, 0));
    expect(manifest.contents.scenes.length).toBeGreaterThan(3);
  });

  it.each(packs.map((each) => [each.title, each.entries] as const))(
    '%s holds eight or more entries of one kind that do something',
    (_title, entries) => {
      expect(entries.length).toBeGreaterThanOrEqual(8);
      expect(homebrewKinds.filter((kind) => entries.some((entry) => entry.kind === kind))).toHaveLength(1);
      const isPlain = (entry: (typeof entries)[number]) => entry.kind === 'item' && entry.facts.bonus !== undefined;
      const poor = entries.filter((entry) => entry.text.length < 60 || (!isPlain(entry) && tellEntry(entry).deeds.length === 0));
      expect(poor.map(({ name }) => name)).toEqual([]);
    },
  );

  it('has creatures that attack', () => {
    const creatures = packs.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'monster' ? [statBlockOfHomebrew(entry)] : [])),
    );
    expect(creatures.filter(({ attacks }) => attacks.length === 0).map(({ name }) => name)).toEqual([]);
    expect(new Set(creatures.map(({ challenge }) => challenge)).size).toBeGreaterThan(5);
  });

  it('has random tables whose rows all come about, and that lead nowhere else', () => {
    const marsh = all.find(({ manifest }) => manifest.contents.tables !== undefined);
    const tables = new Map(marsh && tablesOf(marsh.manifest, marsh.parts).map((table) => [table.id, table]));
    expect(tables.size).toBe(2);
    for (const table of tables.values()) {
      const rolls = Array.from({ length: 1500 }, (_, n) => rollTable(tables, table.id, `roll ${n}`));
      expect(rolls.filter(({ end }) => end !== 'done')).toEqual([]);
      // What is rolled in a row is another number each time.
      const begun = new Set(rolls.map(({ steps }) => steps[0]?.text.replaceAll(/\d+/g, '') ?? ''));
      expect(begun.size).toBe(table.rows.length);
    }
    expect(marsh && stampsOf(marsh.manifest, marsh.parts)).toHaveLength(4);
  });
});
