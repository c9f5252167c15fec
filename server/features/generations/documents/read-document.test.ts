import { describe, expect, it } from 'vitest';
import { Refusal } from '#domain/refusals/refusals.ts';
import { pageAt } from './parse/document.ts';
import { extractLore } from './extract/extract-lore.ts';
import { formsOf } from './labelled/write-forms.fixture.ts';
import { writePdf } from './labelled/write-pdf.fixture.ts';
import { readBytes, readBytesHere } from './read-bytes.fixture.ts';

const chapters = Array.from({ length: 100 }, (_, index) => [
  { kind: 'heading' as const, level: 1, text: `Chapter ${index + 1}` },
  ...Array.from({ length: 12 }, () => ({
    kind: 'line' as const,
    text: 'The ferry goes when the water allows it, and comes back when the ferryman does. '.repeat(4),
  })),
]);

describe('readDocument', () => {
  it.each(formsOf('rule-book.md'))('reads $name with its headings', async (form) => {
    const { document } = await readBytes(form);
    expect(document.text).toContain('Sparks hang about you like gnats. The first creature that hits you');
    const section = document.sections.find(({ path }) => path.at(-1) === 'Ember Veil');
    expect(document.text.slice(section?.body, section?.end)).toMatch(/^Evocation Cantrip/);
    expect(document.pages.length > 3).toBe(form.name.endsWith('.pdf'));
  });

  it('keeps headings above headings', async () => {
    const { document } = await readBytesHere({
      name: 'a.md',
      bytes: Buffer.from('before\n\n# One\ntext\n\n### Deep\nmore\n\n## Two\nend'),
    });
    expect(document.sections.map(({ path }) => path)).toEqual([[], ['One'], ['One', 'Deep'], ['One', 'Two']]);
    expect(document.sections.map(({ start, end }) => document.text.slice(start, end).trim())).toEqual([
      'before',
      'One\ntext',
      'Deep\nmore',
      'Two\nend',
    ]);
  });

  it('knows the page of a place, and leaves out running heads', async () => {
    const { document } = await readBytesHere({ name: 'a.pdf', bytes: writePdf(chapters.slice(0, 6).flat()) });
    const place = document.text.indexOf('Chapter 5');
    expect(pageAt(document, place)).toBeGreaterThan(pageAt(document, document.text.indexOf('Chapter 2')) ?? Infinity);
    expect(document.text).not.toContain('For the table');
    expect(document.text).toContain('comes back when the ferryman does. The ferry goes');
  });

  it('tells JSON by its names and keys', async () => {
    const world = {
      name: 'Low Fen',
      geography: { a1: { id: 'a1', name: 'Tarn', description: 'A lake.\nCold.' } },
      magicItems: [{ name: 'Hook', rarity: 'rare' }],
    };
    const { document } = await readBytesHere({ name: 'world.json', bytes: Buffer.from(JSON.stringify(world)) });
    expect(document.text).toBe('Low Fen\ngeography\nTarn\nA lake.\nCold.\nmagic Items\nHook\nrarity: rare');
    expect(document.sections.at(-1)?.path).toEqual(['Low Fen', 'magic Items', 'Hook']);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFÆthel’s Ford', 'utf16le')],
    ['Windows-1252', Buffer.from([0xc6, ...Buffer.from('thel'), 0x92, ...Buffer.from('s Ford')])],
    ['UTF-8 with a mark', Buffer.from('\uFEFFÆthel’s Ford')],
  ])('reads text in %s', async (_, bytes) => {
    expect((await readBytesHere({ name: 'a.txt', bytes })).document.text).toBe('Æthel’s Ford');
  });

  it('reads in a process of its own, while this one goes on', async () => {
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    const { document } = await readBytes({ name: 'long.pdf', bytes: writePdf(chapters.flat()) });
    clearInterval(clock);
    expect(document.pages.length).toBeGreaterThan(100);
    expect(turns).toBeGreaterThan(20);
  });

  it('finds the lore of a document in that process too', async () => {
    const file = { name: 'a.md', bytes: Buffer.from('We rode to the village of Low Cassel.') };
    const { document, proposals } = await readBytes(file);
    expect(proposals).toEqual(extractLore(document));
    expect(proposals).toHaveLength(1);
  });

  it('ends at the time limit with a refusal', async () => {
    const long = readBytes({ name: 'long.pdf', bytes: writePdf(chapters.flat()) }, { milliseconds: 1 });
    await expect(long).rejects.toEqual(new Refusal('document.tooSlow'));
  });

  it('ends when it is cancelled, with the reason', async () => {
    const cancel = new AbortController();
    const reading = readBytes({ name: 'long.pdf', bytes: writePdf(chapters.flat()) }, { signal: cancel.signal });
    cancel.abort(new Error('Not now.'));
    await expect(reading).rejects.toThrow('Not now.');
  });
});
