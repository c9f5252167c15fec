import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readContent } from '#domain/content.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { differencesOf } from '#domain/srd/compare-numbers.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { basesOf } from './bases.ts';
import { magicOf } from './catalogue.ts';
import { wareIdOf } from './ware-id.ts';
import { loadMagicCatalogue, loadMagicItems } from './load-magic-items.ts';
import { ItemKind, MagicItem } from './magic-item.ts';

const folder = 'content/srd/magic-items';
const files = readdirSync(folder).toSorted();
const rowsOf = (file: string) =>
  readContent(`${folder}/${file}`, z.array(MagicItem), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
const made = readContent('made', z.array(MagicItem), JSON.parse(readFileSync('content/srd/made-items/made-items.json', 'utf8')));
const kindOf = (file: string) => ItemKind.parse(file.replace(/(?:-[a-z])*\.json$/, ''));

type Body = Pick<MagicItem, 'activities' | 'effects' | 'charges'>;

/** What an item does, its charges and what always holds as activities too. */
function deedsOf({ activities = [], effects = [], charges }: Body): Activity[] {
  const formulas = [charges?.most, charges?.regains].filter((each) => each !== undefined && each !== 'all');
  const rolls = formulas.map((formula): Activity => ({ kind: 'utility', roll: { formula: formula ?? '0', label: 'Charges' } }));
  return [...activities, { kind: 'effect', effects }, ...rolls];
}

describe.each(files)('the magic items of %s', (file) => {
  const rows = rowsOf(file);

  it('are of the kind that the file says, each once and in the order of the alphabet', () => {
    expect(rows.filter(({ kind }) => kind !== kindOf(file)).map(({ name }) => name)).toEqual([]);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '');
    expect(rows.map(({ name }) => plain(name))).toEqual(rows.map(({ name }) => plain(name)).toSorted((a, b) => a.localeCompare(b)));
  });

  it('name spells by their ids, and only spells that there are', () => {
    const bodies = rows.flatMap(({ variants = [], ...own }): Body[] => [own, ...variants]);
    const changes = bodies.flatMap(({ effects = [] }) => effects.flatMap((effect) => effect.changes ?? []));
    expect(changes.flatMap((each) => (each.on === 'spell' && findSpell(each.spell) === undefined ? [each.spell] : []))).toEqual([]);
  });

  it('say in words what their activities, effects and charges do', () => {
    const wrong = rows.flatMap((row) => {
      const { name, text, curse = '', variants = [], aside } = row;
      const said = [text, curse, ...variants.map((variant) => variant.text)].join('\n\n');
      return differencesOf({ text: said, activities: [row, ...variants].flatMap(deedsOf), aside }).map((each) => `${name}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are those that are fetched', async () => {
    const fetched = await loadMagicItems(kindOf(file));
    expect(rows.filter((row) => !fetched.some((each) => each.name === row.name))).toEqual([]);
  });
});

describe('the catalogue of magic items', () => {
  it('holds every item and every variant once, by ids that a sheet can keep', async () => {
    const catalogue = await loadMagicCatalogue();
    const all = files.flatMap(rowsOf);
    const found = magicOf(catalogue);
    expect(found.length).toBe(all.reduce((sum, { variants }) => sum + (variants?.length ?? 1), 0));
    expect(new Set([...catalogue.values()].map(({ name }) => name)).size).toBe(catalogue.size);
    expect([...catalogue.keys()].filter((id) => id.length > gameLimits.contentIdLength)).toEqual([]);
  });

  it('holds what spells make, and every spell makes what it knows', async () => {
    expect(made.map(({ isMade }) => isMade)).toEqual(made.map(() => true));
    const catalogue = await loadMagicCatalogue();
    const details = await Promise.all(Array.from({ length: 10 }, (_, level) => loadSpellDetails(level)));
    const things = details
      .flatMap((level) => [...level.values()])
      .flatMap(({ activities }) => activities.flatMap(({ makes = [] }) => makes));
    const ids = things.flatMap(({ catalogId }) => catalogId ?? []);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => catalogue.get(id)?.isMade !== true)).toEqual([]);
  });

  it('holds gear that does something and is no magic', async () => {
    const catalogue = await loadMagicCatalogue();
    const rows = readContent('gear', z.array(MagicItem), JSON.parse(readFileSync('content/srd/used-gear/used-gear.json', 'utf8')));
    expect(rows.map(({ name, isMundane }) => [gear.some((each) => each.name === name), isMundane])).toEqual(rows.map(() => [true, true]));
    const ids = rows.map(({ name }) => wareIdOf(slugOf(name)) ?? '');
    expect(ids.filter((id) => catalogue.get(id)?.isMundane !== true)).toEqual([]);
    const wrong = rows.flatMap((row) => differencesOf({ ...row, activities: deedsOf(row) }).map((each) => `${row.name}: ${each}`));
    expect(wrong).toEqual([]);
  });

  it('calls variants by names of their own', async () => {
    const catalogue = await loadMagicCatalogue();
    expect(catalogue.get('magic:cloak-of-protection')).toMatchObject({ name: 'Cloak of Protection', rarity: 'uncommon', type: 'Gear' });
    expect(catalogue.get('magic:belt-of-giant-strength:hill')).toMatchObject({ name: 'Belt of Giant Strength (hill)', rarity: 'rare' });
    expect(catalogue.get('magic:feather-token:anchor')?.name).toBe('Feather Token (Anchor)');
  });

  it('knows what every item can be that says what it can be', async () => {
    const unknown = [...(await loadMagicCatalogue()).values()].filter(
      ({ kind, bases }) => (kind === 'armor' || kind === 'weapon') && bases.length === 0,
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

it.each([
  ['armor', 'Shield', ['Shield']],
  ['armor', 'Half Plate Armor or Plate Armor', ['Half Plate Armor', 'Plate Armor']],
  [
    'armor',
    'any Medium or Heavy armor except Hide Armor',
    ['Chain Shirt', 'Scale Mail', 'Breastplate', 'Half Plate Armor', 'Ring Mail', 'Chain Mail', 'Splint Armor', 'Plate Armor'],
  ],
  ['armor', 'Studded Leather Armor', ['Studded Leather Armor']],
  ['weapon', 'Longsword', ['Longsword']],
  ['weapon', 'Longbow or Shortbow', ['Shortbow', 'Longbow']],
  ['weapon', 'any sword', ['Greatsword', 'Longsword', 'Rapier', 'Scimitar', 'Shortsword']],
  ['weapon', 'any ammunition', ['Arrow', 'Bolt', 'Bullet, Firearm', 'Bullet, Sling', 'Needle']],
  ['weapon', 'Arrow', ['Arrow']],
  ['wondrous', undefined, []],
])('%s that can be %s is one of %j', (kind, base, names) => {
  expect(basesOf({ kind, base }).map(({ name }) => name)).toEqual(names);
});
