import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { differencesOf } from '#domain/srd/compare-numbers.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { species } from '#domain/srd/species.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { FeatureDetails } from './feature-details.ts';
import { detailsOf, loadFeatureDetails, sourceOf } from './load-features.ts';

const sources = [...classIds, 'species', 'feats'] as const;

/** What the class, the species or the feats are known to have, by name. */
function namesOf(source: (typeof sources)[number]): string[] {
  if (source === 'species') return speciesIds.flatMap((id) => species[id].traits.map(([, name]) => `${id}: ${name}`));
  if (source === 'feats') return featIds.map((id) => feats[id].name);
  const { features, subclass } = classes[source];
  return [...new Set([...features, ...subclass.features].map(([, name]) => name))];
}

/** Everything below a value that is keyed with `spell`. */
const spellsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, below]) => (key === 'spell' && typeof below === 'string' ? [below] : spellsIn(below)));

describe.each(sources)('the features of %s', (source) => {
  const file = `content/srd/features/${source}.json`;
  const rows = readContent(file, z.array(FeatureDetails), JSON.parse(readFileSync(file, 'utf8')));

  it('are all described, in the order in which they come', () => {
    expect(rows.map(({ of, name }) => (of === undefined ? name : `${of}: ${name}`))).toEqual(namesOf(source));
  });

  it('say in words what their activities and effects do', () => {
    const wrong = rows.flatMap(({ name, text, aside, activities = [], effects = [], scales = [], options = [] }) => {
      const grown = scales.flatMap(({ values }) =>
        values.map(([, formula]) => ({ kind: 'utility' as const, roll: { formula, label: name } })),
      );
      const whole = { text, aside, activities: [...activities, { kind: 'effect' as const, effects }, ...grown] };
      const chosen = options.map((option) => ({
        ...option,
        activities: [...(option.activities ?? []), { kind: 'effect' as const, effects: option.effects }],
      }));
      return [whole, ...chosen].flatMap((each) => differencesOf(each).map((difference) => `${name}: ${difference}`));
    });
    expect(wrong).toEqual([]);
  });

  it('name only spells that there are', () => {
    expect(spellsIn(rows).filter((id) => findSpell(id) === undefined)).toEqual([]);
  });

  it('are those that are fetched', async () => {
    expect(await loadFeatureDetails(source)).toEqual(rows);
  });
});

it('a feature is looked up where it comes from, and a trait among those of its species', async () => {
  expect(sourceOf({ from: 'background', class: null })).toBeNull();
  expect(sourceOf({ from: 'species', class: null })).toBe('species');
  expect(sourceOf({ from: 'feat', class: null })).toBe('feats');
  expect(sourceOf({ from: 'subclass', class: 'wizard' })).toBe('wizard');
  const traits = await loadFeatureDetails('species');
  expect(detailsOf(traits, { from: 'species', name: 'Brave' }, 'halfling')?.of).toBe('halfling');
  expect(detailsOf(traits, { from: 'species', name: 'Brave' }, 'orc')).toBeUndefined();
});
