import { describe, expect, it } from 'vitest';
import { effectiveLore, tellsOf } from './effective-lore.ts';
import { seenTableLore } from './table-lore.ts';
import type { LoreText, TableLore } from './table-lore.ts';

const words = (id: string, more: Partial<LoreText> = {}): LoreText => ({
  id,
  category: 'items',
  name: id,
  aliases: [],
  text: '',
  audience: 'everyone',
  ...more,
});
const kept = (more: Partial<LoreText>): TableLore => ({
  ...words('bell', more),
  version: 'v',
  updatedAt: '2026-11-20T12:00:00Z',
  updatedBy: { id: 'oda', name: 'Oda' },
  others: [],
});

describe('the lore of a campaign', () => {
  it('has the table’s version in the place of the world’s entry, found by the old names too', () => {
    const world = [words('bell', { name: 'The Drowned Bell', aliases: ['Patience'] }), words('reed')];
    const own = [words('bell', { name: 'The Burnt Bell', aliases: ['Cinder'], text: 'It burned.' }), words('oar')];
    expect(effectiveLore(world, own).map(({ id, name, origin, knownAs }) => ({ id, name, origin, knownAs }))).toEqual([
      { id: 'bell', name: 'The Burnt Bell', origin: 'version', knownAs: ['Cinder', 'The Drowned Bell', 'Patience'] },
      { id: 'reed', name: 'reed', origin: 'world', knownAs: [] },
      { id: 'oar', name: 'oar', origin: 'campaign', knownAs: [] },
    ]);
  });

  it('leaves the world’s words to those who may not read the table’s version, and hides that there is another entry', () => {
    const world = [words('bell', { text: 'It rings.' })];
    expect(effectiveLore(world, [])).toMatchObject([{ origin: 'world', text: 'It rings.' }]);
    expect(effectiveLore([], [words('bell')])).toMatchObject([{ origin: 'campaign', knownAs: [] }]);
  });

  it('is searched by every word, in names and text, whatever the case and accents', () => {
    const entry = { name: 'Éire', knownAs: ['The Bell'], text: 'Salt and\nreeds.' };
    expect(['eire', 'bell SALT', 'salt and reeds', 'bell tin'].map((search) => tellsOf(entry, search))).toEqual([true, true, true, false]);
  });
});

describe('an entry of a campaign’s own', () => {
  const text = 'Open.\n\n::: dm\nHidden.\n:::\n\n::: players mira\nFor Mira.\n:::';
  it.each([
    ['those who lead', { id: 'oda', builds: true }, 'dm', text, 'dm'],
    ['everyone', { id: 'tov', builds: false }, 'everyone', 'Open.', 'everyone'],
    ['a player who is named', { id: 'mira', builds: false }, ['mira', 'tov'], 'Open.\n\n\nFor Mira.', ['mira']],
    ['a player who is not', { id: 'sal', builds: false }, ['mira', 'tov'], null, null],
    ['a player, of one for the DM', { id: 'mira', builds: false }, 'dm', null, null],
  ] as const)('shows %s what is for them', (_who, reader, audience, shown, audienceShown) => {
    const seen = seenTableLore(kept({ text, audience: typeof audience === 'string' ? audience : [...audience] }), reader);
    expect([seen?.text ?? null, seen?.audience ?? null]).toEqual([shown, audienceShown]);
  });

  it('is closed to all but those who lead where its fences are not in order', () => {
    expect(seenTableLore(kept({ text: 'Open.\n::: dm\nHidden.' }), { id: 'mira', builds: false })?.text).toBe('');
  });
});
