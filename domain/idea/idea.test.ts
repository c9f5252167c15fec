import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { drawNames, drawPerson, drawTavern } from './idea.ts';
import type { Idea } from './idea.ts';
import { loadIdeaTables } from './load-tables.ts';
import { drawLoot, hoards, tiers } from './loot.ts';
import { magicWorth, priceText } from './price.ts';
import { drawShop } from './shop.ts';
import { readContent } from '#domain/content.ts';
import { featureKinds, seasons, settlementKinds } from './choices.ts';
import { drawOf } from './draw.ts';
import { nameStyles, placeNames, placeWords } from './places.ts';
import { LootTables, NameTables, PeopleTables, PlaceTables, ShopTables, TavernTables, WeatherTables } from './tables.ts';
import { drawWeather } from './weather.ts';

const tables = await loadIdeaTables();
const magic = [...(await loadMagicCatalogue()).values()];

it.each([
  ['names', NameTables],
  ['people', PeopleTables],
  ['taverns', TavernTables],
  ['shops', ShopTables],
  ['loot', LootTables],
  ['weather', WeatherTables],
] as const)('the tables of %s fit their schema, field by field', (file, schema) =>
  expect(readContent<unknown>(file, schema, tables[file])).toEqual(tables[file]),
);

it('the words for places fit their schema, field by field', () =>
  expect(readContent<unknown>('places', PlaceTables, placeWords)).toEqual(placeWords));

/** Everything that can be drawn, by what it is called. */
const kinds: [string, (seed: string) => Idea][] = [
  ...tables.names.styles.flatMap(({ id }): [string, (seed: string) => Idea][] => [
    [`names of ${id}`, (seed) => drawNames(tables, id, seed)],
    [`somebody of ${id}`, (seed) => drawPerson(tables, id, seed)],
  ]),
  ['a tavern', (seed) => drawTavern(tables, seed)],
  ...tables.shops.kinds.map(({ id }): [string, (seed: string) => Idea] => [`a shop of ${id}`, (seed) => drawShop(tables, id, magic, seed)]),
  ...tiers.flatMap((tier) =>
    hoards.map((hoard): [string, (seed: string) => Idea] => [`${hoard} for ${tier}`, (seed) => drawLoot(tables, tier, hoard, magic, seed)]),
  ),
  ...tables.weather.climates.flatMap(({ id }) =>
    seasons.map((season): [string, (seed: string) => Idea] => [`${season} of ${id}`, (seed) => drawWeather(tables, id, season, seed)]),
  ),
];
const linesOf = ({ title, parts }: Idea) => [title, ...parts.flatMap(({ label, lines }) => [label, ...lines])];

describe('what is drawn', () => {
  it.each(kinds)('%s is the same for the same seed, whole, and rarely the same for another', (_, draw) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const idea = draw(seed);
        expect(draw(seed)).toEqual(idea);
        for (const line of linesOf(idea)) expect(line).toMatch(/^\S.*\S$/);
        expect(linesOf(idea).join(' ')).not.toMatch(/undefined|null|NaN|\[object/);
        expect(idea.parts.every(({ lines }) => lines.length > 0 && new Set(lines).size === lines.length)).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(new Set(Array.from({ length: 12 }, (__, seed) => JSON.stringify(draw(String(seed))))).size).toBeGreaterThan(8);
  });
});

it.each([
  [5, '5 cp'],
  [250, '2 gp 5 sp'],
  [111, '1 gp 1 sp 1 cp'],
  [1_500_050, '15000 gp'],
  [0, '0 cp'],
])('%i copper pieces are told as %s', (copper, text) => expect(priceText(copper)).toBe(text));

it('a potion is worth half of what its rarity says, and an artifact has no price', () => {
  expect(magicWorth({ rarity: 'rare', kind: 'ring' })).toBe(400_000);
  expect(magicWorth({ rarity: 'rare', kind: 'potion' })).toBe(200_000);
  expect(magicWorth({ rarity: 'artifact', kind: 'wondrous' })).toBeNull();
});

it.each(nameStyles.map(({ id }) => id))(
  'places of a land with names of %s are never called alike, and the same seed calls them the same',
  (style) => {
    const named = (seed: string) => {
      const { settlement, feature } = placeNames(style, drawOf(seed));
      return [...featureKinds.map(feature), ...Array.from({ length: 8 }, () => settlementKinds.map(settlement)).flat()];
    };
    const names = named('ember');
    expect(named('ember')).toEqual(names);
    expect(named('ash')).not.toEqual(names);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]+( [A-Za-z]+)*$/);
  },
);
