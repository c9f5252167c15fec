import { describe, expect, it } from 'vitest';
import { importZip, leftOver, pngWith } from '#server/features/world-formats/formats.fixture.ts';

const entity = (id: number, given: object = {}) => ({ id, type_id: 1, name: '', ...given });
const exported = {
  'campaign.json': { id: 1, name: 'Coast', entry: '<p>Salt &amp; fog.</p>', locale: 'en' },
  'characters/tove.json': {
    id: 7,
    name: 'Tove',
    title: 'Keeper',
    is_private: 0,
    characterRaces: [{ race_id: 3, is_private: 0 }],
    characterTraits: [{ name: 'Fear', entry: 'Deep water', is_private: 1 }],
    entity: entity(70, {
      entry: '<h2>Youth</h2><p>Born in [location:50|the town], [race:30].</p><ul><li>One<ul><li>Two</li></ul></li></ul>',
      image_uuid: 'aa',
      tooltip: 'Keeps the <em>light</em>',
      header_uuid: 'bb',
      posts: [
        { id: 1, name: 'Secret', entry: '<p>She lies.<br>:::<br>Truly.</p>', visibility_id: 2, position: 1 },
        { id: 2, name: 'Known', entry: '<p>Old.</p>', visibility_id: 1 },
      ],
      relationships: [
        { target_id: 50, relation: 'guards', attitude: 40, visibility_id: 1 },
        { target_id: 50, relation: 'betrays', visibility_id: 3 },
      ],
      entityTags: [{ tag_id: 9 }, { tag_id: 10 }],
      assets: [
        { type_id: 3, name: 'Old Tove', visibility_id: 1 },
        { type_id: 3, name: 'The Liar', visibility_id: 2 },
      ],
      entityAttributes: [{ name: 'Luck', value: '7', is_private: 0 }],
    }),
  },
  'locations/arn.json': { id: 5, name: 'Arn', is_private: 1, entry: '<p>A town.</p>', entity: entity(50), location_id: 99 },
  'races/folk.json': { id: 3, name: 'Tidefolk', entity: entity(30, { entry: '<table><tr><th>A</th></tr><tr><td>b|c</td></tr></table>' }) },
  'tags/a.json': { id: 9, name: 'lamp', entity: entity(90) },
  'tags/b.json': { id: 10, name: 'traitor', is_private: 1, entity: entity(91) },
  'gallery/aa.json': { id: 'aa', name: 'Tove', visibility_id: 1, is_folder: 0, ext: 'png' },
  'gallery/aa.png': pngWith({}),
  'gallery/bb.json': { id: 'bb', name: 'Plan', visibility_id: 2 },
  'gallery/bb.png': pngWith({}),
};

describe('a campaign of Kanka', () => {
  const read = importZip(exported);
  const entry = (name: string) => read.bundle.entries.find((one) => one.name === name);
  const tove = entry('Tove');

  it('becomes entries with their names, tags, pictures and audiences', () => {
    expect([read.kind, read.bundle.name, read.bundle.description]).toEqual(['kanka', 'Coast', 'Salt & fog.']);
    expect(tove).toMatchObject({
      category: 'factions',
      aliases: ['Old Tove'],
      tags: ['Character', 'lamp'],
      image: 'Pictures/Tove 1.png',
      audience: 'everyone',
    });
    expect(entry('Arn')).toMatchObject({ category: 'geography', audience: 'dm', text: 'A town.' });
    expect(entry('Tidefolk')?.text).toBe('| A |\n| --- |\n| b\\|c |');
  });

  it('turns HTML into Markdown and mentions into links', () => {
    expect(tove?.text).toContain('**Title:** Keeper');
    expect(tove?.text).toContain('Keeps the *light*');
    expect(tove?.text).toContain('## Youth\n\nBorn in [[Arn|the town]], [[Tidefolk]].\n\n- One\n  - Two');
    expect(tove?.text).toContain('## Relations\n\n- guards, [[Arn]] (attitude 40)');
    expect(tove?.text).toContain('- Luck: 7');
  });

  it('lets nothing private out of a passage for the Dungeon Master', () => {
    const open = (tove?.text ?? '').replaceAll(/^::: dm\n[\s\S]*?\n:::$/gm, '');
    expect(open).toContain('## Known\n\nOld.');
    for (const secret of ['She lies', 'Truly', 'betrays', 'Deep water']) {
      expect(tove?.text).toContain(secret);
      expect(open).not.toContain(secret);
    }
    expect(tove?.tags).not.toContain('traitor');
    expect(read.bundle.files.map(({ path }) => path)).toEqual(['Pictures/Tove 1.png']);
  });

  it('does not stumble over a mention without an end', () => {
    const entry = `<p>[location:1${'|'.repeat(20_000)} ${'&#32;'.repeat(20_000)}x</p>`;
    const { bundle } = importZip({ 'campaign.json': { name: 'C' }, 'notes/n.json': { id: 1, name: 'N', entity: { id: 2, entry } } });
    expect(bundle.entries[0]?.text).toMatch(/x$/);
  });

  it('names what had no place and keeps its words', () => {
    const paths = read.report.noPlace.map(({ path }) => path);
    for (const path of [
      'campaign.locale',
      'locations.location_id',
      'entity.header_uuid',
      'entity.entityTags[]',
      'entity.assets[] (secret names)',
      'gallery',
    ])
      expect(paths).toContain(path);
    expect(leftOver(read)).toContain('The Liar');
  });
});
