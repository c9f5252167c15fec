import { expect, it } from 'vitest';
import type { Change } from '#domain/rules/activity/change.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import { loadFeatureDetails } from './features/load-features.ts';
import { lineageOf } from './lineages.ts';
import { species } from './species.ts';
import { speciesIds } from './species-ids.ts';
import { speciesSpells } from './species-spells.ts';
import { speciesUses } from './species-uses.ts';
import { slugOf } from './slug.ts';

const traits = await loadFeatureDetails('species');

const spellsOf = (effects: readonly LastingEffect[] = []) =>
  effects
    .flatMap(({ changes = [] }) => changes)
    .filter((change): change is Extract<Change, { on: 'spell' }> => change.on === 'spell')
    .map(({ spell, from = 1, free }) => ({ spell, from, isFree: free !== undefined }));

it.each(speciesIds)('spells of %s are those of its traits, from the same level on', (id) => {
  const own = traits.filter(({ of }) => of === id);
  const always = own.flatMap(({ effects }) => spellsOf(effects));
  for (const lineage of species[id].lineages.length > 0 ? species[id].lineages : [null]) {
    const options = own.flatMap(({ options: all = [] }) => all.filter(({ name }) => name === lineage));
    const named = [...always, ...options.flatMap(({ effects }) => spellsOf(effects))];
    const given = speciesSpells(id, lineage).map(({ spell, from, free }) => ({ spell, from, isFree: free === 'once' }));
    expect(given).toEqual(named);
  }
});

it.each(speciesIds)('what %s can do so often between rests is what its traits spend', (id) => {
  const own = traits.filter(({ of }) => of === id);
  const spent = own.flatMap(({ name, activities = [], options = [] }) =>
    [...activities, ...options.flatMap((option) => option.activities ?? [])].flatMap(({ consumes = [] }) =>
      consumes.flatMap((each) => (each.kind === 'use' ? [each.id] : each.kind === 'perRest' ? [slugOf(name)] : [])),
    ),
  );
  const free = species[id].lineages.flatMap((lineage) =>
    speciesSpells(id, lineage).flatMap(({ spell, free: often }) => (often === 'proficiency' ? [spell] : [])),
  );
  expect([...new Set(spent)].toSorted()).toEqual([...new Set([...speciesUses[id].map((use) => use.id), ...free])].toSorted());
});

it('every lineage says what it gives, and every line belongs to one', () => {
  const named = speciesIds.flatMap((id) => species[id].lineages);
  expect(named.filter((name) => lineageOf(name) === undefined)).toEqual([]);
  expect(new Set(named.map((name) => lineageOf(name)?.line)).size).toBeGreaterThan(15);
  expect(lineageOf('constructor')).toBeUndefined();
});
