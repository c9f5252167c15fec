import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '#domain/permissions/audience.ts';
import { limits } from '#domain/limits/limits.ts';
import { LoreFields } from '#domain/world/lore/entry.ts';
import type { BundleEntry } from '#domain/world/bundle.ts';
import { fitEntry, fitTome } from './fit-entry.ts';
import { ImportNotes } from './import-notes.ts';
import { splitText } from './split-text.ts';

const entry = (given: Partial<BundleEntry>): BundleEntry => ({
  id: 'e',
  category: 'items',
  name: 'Bell',
  aliases: [],
  tags: [],
  text: '',
  audience: 'everyone',
  date: null,
  image: null,
  source: null,
  ...given,
});
const fit = (given: Partial<BundleEntry>) => {
  const notes = new ImportNotes();
  return { entries: fitEntry(entry(given), notes), report: notes.report() };
};

describe('an entry that comes in', () => {
  it('is left alone where it fits', () => {
    const given = entry({
      aliases: ['Tin bell'],
      tags: ['tin'],
      date: '1204',
      audience: ['mira'],
      text: 'x'.repeat(limits.loreTextLength),
    });
    expect(fit(given)).toEqual({ entries: [given], report: { noPlace: [], changed: [] } });
  });

  it('fits in every field, and what did not is told whole', () => {
    const long = '龍'.repeat(200);
    const many = Array.from({ length: 30 }, (_, n) => `alias ${n}`);
    const { entries, report } = fit({ name: long, aliases: [...many, long], tags: [long, 'tin'], date: long, id: 'characters/7' });
    const [fitting] = entries;
    expect(LoreFields.safeParse(fitting).success).toBe(true);
    expect(fitting?.id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(report.noPlace.map(({ path, count }) => [path, count])).toEqual([
      ['name', 1],
      ['date', 1],
      ['aliases', 7],
      ['tags', 1],
    ]);
  });

  it('keeps people by their ids, and hides where nobody is named rightly', () => {
    const audienceOf = (audience: BundleEntry['audience']) => fit({ audience }).entries[0]?.audience;
    expect(audienceOf(['mira', 'not an id!'])).toEqual(['mira']);
    expect(audienceOf(['not an id!'])).toBe('dm');
    expect(audienceOf(Array.from({ length: 60 }, (_, n) => `p${n}`))).toBe('dm');
  });

  it('goes on in further entries where its text is too long, with the same audience and ids of their own', () => {
    const text = Array.from({ length: 9000 }, (_, n) => `Line ${n} of a long tale.`).join('\n');
    const { entries, report } = fit({ text, audience: ['mira'], aliases: ['Tale'] });
    expect(entries.map(({ name, aliases, audience }) => [name, aliases, audience])).toEqual([
      ['Bell', ['Tale'], ['mira']],
      ['Bell (part 2)', [], ['mira']],
      ['Bell (part 3)', [], ['mira']],
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    expect(entries.map((one) => one.text).join('\n')).toBe(text);
    expect(report.changed).toHaveLength(1);
  });

  it('is closed in all its parts where the fences of its text are not in order', () => {
    const text = `::: dm\n${'secret\n'.repeat(20_000)}`;
    expect(fit({ text }).entries.map(({ audience }) => audience)).toEqual(['dm', 'dm']);
    const tome = { title: 'T', category: 'general' as const, text: `::: dm\n${'secret\n'.repeat(100_000)}`, file: null };
    expect(new Set(fitTome(tome, new ImportNotes()).map(({ audience }) => audience))).toEqual(new Set(['dm']));
  });
});

describe('a text in parts', () => {
  const line = fc.oneof(
    fc.constantFrom('secret', 'open'),
    fc.string({ unit: 'grapheme', maxLength: 60 }).filter((each) => !/[\n:：]/.test(each)),
  );
  const anyText = fc
    .array(fc.record({ hidden: fc.boolean(), lines: fc.array(line, { maxLength: 12 }) }), { maxLength: 8 })
    .map((passages) =>
      passages
        .flatMap(({ hidden, lines }) => {
          const words = lines.filter((each) => each !== (hidden ? 'open' : 'secret'));
          return hidden ? ['::: dm', ...words, ':::'] : words;
        })
        .join('\n'),
    );

  it('has no part that is too long, and hides in each what the whole hid', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parts = splitText(text, 200);
        expect(parts.every((part) => part.length <= 200 || part === text)).toBe(true);
        const shown = parts.flatMap((part) => passagesOf(part) ?? []).filter(({ audience }) => audience === 'everyone');
        expect(shown.flatMap((passage) => passage.text.split('\n'))).not.toContain('secret');
        const words = (whole: string) => whole.split('\n').filter((each) => !each.includes(':::') && each !== '');
        expect(parts.flatMap(words)).toEqual(words(text));
      }),
    );
  });

  it('never ends within a character', () => {
    const parts = splitText('🐉'.repeat(1001), 101);
    expect(parts.every((part) => part.isWellFormed())).toBe(true);
    expect(parts.join('').replaceAll('\n', '')).toBe('🐉'.repeat(1001));
  });
});
