import { describe, expect, it } from 'vitest';
import { homebrewKinds } from '#domain/homebrew/kinds.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import { tellEntry } from '#domain/homebrew/tell-entry.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
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
});
