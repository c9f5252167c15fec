import { describe, expect, it } from 'vitest';
import { importJson, importZip, leftOver, pngWith, worldOf } from '#server/features/world-formats/formats.fixture.ts';

const data = {
  name: 'Tove',
  description: '{{char}} keeps the light.',
  personality: 'Stern.',
  scenario: 'Fog.',
  first_mes: 'Who goes, {{user}}?',
  mes_example: 'Halt!',
  alternate_greetings: ['Again you.'],
  system_prompt: 'Stay grim.',
  creator_notes: 'Mind\n:::\nthe fog.',
  tags: ['keeper'],
  creator: 'Somebody',
  extensions: { talkativeness: 0.5 },
  character_book: {
    name: 'Coast',
    entries: [{ id: 1, keys: ['lamp'], content: '{{char}} owns the lamp, a relic.', enabled: true, insertion_order: 3 }],
  },
};
const v2 = { spec: 'chara_card_v2', spec_version: '2.0', data, name: 'Tove', first_mes: 'other' };
const v3 = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { ...data, nickname: 'Old Tove', group_only_greetings: ['All of you!'], creation_date: 1 },
};
const packed = (card: object) => Buffer.from(JSON.stringify(card)).toString('base64');

describe('a character card', () => {
  it('becomes an entry of its own, its book further entries', () => {
    const { kind, bundle } = importJson(v2);
    expect(kind).toBe('card');
    expect(bundle.name).toBe('Coast');
    const [tove, lamp] = bundle.entries;
    expect(tove).toMatchObject({ name: 'Tove', category: 'factions', tags: ['character', 'keeper'] });
    expect(tove?.text).toMatch(/^Tove keeps the light\.\n\n## Personality\n\nStern\.[\s\S]*Who goes, the adventurer\?[\s\S]*Again you\./);
    expect(lamp).toMatchObject({ name: 'lamp', category: 'items', text: 'Tove owns the lamp, a relic.' });
  });

  it('hides what it tells a model, and a line in it does not end the passage', () => {
    const text = importJson(v2).bundle.entries[0]?.text ?? '';
    const hidden = text.slice(text.indexOf('::: dm'));
    expect(hidden).toContain('Stay grim.');
    expect(hidden.split('\n').filter((line) => line === ':::')).toEqual([':::']);
    expect(hidden.endsWith('\n:::')).toBe(true);
  });

  it('names what had no place, also what its envelope says differently', () => {
    const read = importJson(v2);
    expect(read.report.noPlace.map(({ path }) => path).toSorted()).toEqual([
      'card.first_mes',
      'character_book.entries[].insertion_order',
      'creator',
      'extensions',
    ]);
    expect(leftOver(read)).toContain('Somebody');
  });

  it('is read from a picture, the newer version first, and the picture is kept without it', () => {
    const { bundle } = worldOf({ name: 'tove.png', bytes: pngWith({ chara: packed(v2), ccv3: packed(v3) }) });
    expect(bundle.entries[0]).toMatchObject({ name: 'Tove', aliases: ['Old Tove'], image: 'Pictures/Tove/icon main 1.png' });
    expect(bundle.entries[0]?.text).toContain('Old Tove keeps the light.');
    expect(bundle.files.map(({ path, bytes }) => [path, Buffer.from(bytes).includes('tEXt')])).toEqual([
      ['Pictures/Tove/icon main 1.png', false],
    ]);
    expect(worldOf({ name: 'tove.png', bytes: pngWith({ chara: packed(v2) }) }).bundle.entries[0]?.aliases).toEqual([]);
  });

  it.each(['tEXt', 'zTXt', 'iTXt', 'packed iTXt'] as const)('is read from a %s chunk', (type) => {
    const bytes = pngWith({ chara: packed(v2) }, type);
    expect(worldOf({ name: 'tove.png', bytes }).bundle.entries[0]?.name).toBe('Tove');
  });

  it('is refused where its packed text unpacks to far more than an honest one', () => {
    const bomb = pngWith({ chara: 'A'.repeat(60_000_000) }, 'zTXt');
    expect(() => worldOf({ name: 'tove.png', bytes: bomb })).toThrow(/tove\.png is packed far tighter/);
    const broken = Buffer.from(pngWith({ chara: packed(v2) }, 'zTXt'));
    broken.fill(0xff, 50, 60);
    expect(() => worldOf({ name: 'tove.png', bytes: new Uint8Array(broken) })).toThrow(/damaged picture/);
  });

  it('is read from a CHARX archive with its pictures; nothing is fetched', () => {
    const assets = [
      { type: 'icon', name: 'main', uri: 'embeded://assets/icon/images/t.png', ext: 'png' },
      { type: 'background', name: 'sea', uri: 'https://example.org/sea.png', ext: 'png' },
    ];
    const read = importZip(
      { 'card.json': { ...v3, data: { ...v3.data, assets } }, 'assets/icon/images/t.png': pngWith({}), 'module.risum': 'x' },
      'tove.charx',
    );
    expect(read.bundle.entries[0]?.image).toBe('Pictures/Tove/icon main 1.png');
    expect(read.report.noPlace).toContainEqual({ path: 'assets[] (background)', count: 1, example: 'https://example.org/sea.png' });
    expect(read.report.noPlace.map(({ path }) => path)).toContain('files');
  });

  it('of the first version is read bare', () => {
    expect(importJson({ name: 'Ulf', description: 'A smith.', first_mes: 'Aye.' }).bundle.entries[0]).toMatchObject({
      name: 'Ulf',
      text: 'A smith.\n\n## First words\n\nAye.',
    });
  });
});
