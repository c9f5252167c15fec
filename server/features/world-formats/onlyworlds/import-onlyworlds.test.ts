import { describe, expect, it } from 'vitest';
import { importJson, importZip, leftOver } from '#server/features/world-formats/formats.fixture.ts';
import { elementTypes } from './element-types.ts';

const [arn, guild, tove] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
];
const gone = '99999999-9999-4999-8999-999999999999';
const elements = {
  Location: [
    {
      id: arn,
      name: 'Arn',
      description: `Home of [the keeper](ow://character/${tove}).`,
      founding_date: 120,
      supertype: 'Town',
      customs: 'Lamps are lit.',
      image_url: 'https://example.org/a.png',
    },
  ],
  Institution: [{ id: guild, name: 'Arn', doctrine: 'Toll.' }],
  Character: [
    {
      id: tove,
      name: 'Tove',
      birthplace_id: arn,
      institutions: [guild, gone],
      location: { id: arn, name: 'Arn' },
      STR: 12,
      created_at: '2025-01-01',
    },
  ],
};

describe('a world of OnlyWorlds', () => {
  it.each(['World', 'world'])('becomes entries that link to each other, its own field called %s', (key) => {
    const { kind, bundle } = importJson({ [key]: { name: 'Coast', description: 'Salt.', api_key: '0123456789' }, ...elements });
    expect(kind).toBe('onlyworlds');
    expect([bundle.name, bundle.description]).toEqual(['Coast', 'Salt.']);
    expect(bundle.entries.map(({ name, category, aliases, tags, date }) => ({ name, category, aliases, tags, date }))).toEqual([
      { name: 'Arn', category: 'geography', aliases: [], tags: ['Location', 'Town'], date: '120' },
      { name: 'Arn', category: 'factions', aliases: ['Arn (Institution)'], tags: ['Institution'], date: null },
      { name: 'Tove', category: 'factions', aliases: [], tags: ['Character'], date: null },
    ]);
    expect(bundle.entries[0]?.text).toBe('Home of [[Tove|the keeper]].\n\n**Founding date:** 120\n\n**Customs:** Lamps are lit.');
    expect(bundle.entries[2]?.text).toBe(
      '**Birthplace:** [[Arn]]\n\n**Institutions:** [[Arn (Institution)|Arn]]\n\n**Location:** [[Arn]]\n\n**STR:** 12',
    );
  });

  it('names what had no place and never writes a key down', () => {
    const read = importJson({ World: { name: 'Coast', api_key: '0123456789' }, ...elements });
    expect(read.report.noPlace.map(({ path }) => path)).toEqual([
      'Location.image_url',
      'Character.created_at',
      'Character.institutions',
      'world.api_key',
    ]);
    expect(leftOver(read)).toContain(gone);
    expect(JSON.stringify(read)).not.toContain('0123456789');
  });

  it('has a category for each kind of element', () => {
    for (const [type, category] of Object.entries(elementTypes)) {
      expect(importJson({ world: { name: 'W' }, [type]: [{ name: 'X' }] }).bundle.entries[0]).toMatchObject({ name: 'X', category });
    }
    expect(Object.keys(elementTypes)).toHaveLength(22);
  });

  it('is read from a folder with a file for each element', () => {
    const { kind, bundle } = importZip({
      'coast/world.json': { id: gone, name: 'Coast' },
      'coast/elements/location/arn.json': { type: 'location', id: arn, name: 'Arn' },
    });
    expect([kind, bundle.name, bundle.entries[0]?.name]).toEqual(['onlyworlds', 'Coast', 'Arn']);
  });
});
