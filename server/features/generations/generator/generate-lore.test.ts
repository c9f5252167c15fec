import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '#domain/permissions/audience.ts';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { findMotifs } from './find-motifs.ts';
import { generateLore } from './generate-lore.ts';
import type { Written } from './generate-lore.ts';

/** What the product offers to begin with, a theme each. */
const offered: [theme: string, prompt: string][] = [
  [
    'high',
    'A bright old kingdom whose nine river cities were each founded by a different people. The last queen left no heir, the oaths between the cities are wearing thin, and something that was sung asleep under the mountains has begun to hum along.',
  ],
  [
    'steam',
    'A soot-dark harbour city driven by boilers, pneumatic mail and clockwork hands. Two engineers’ guilds quarrel over who may build thinking machines, airships carry letters and contraband, and the great pressure clock in the middle of the city has lost four minutes that nobody can find.',
  ],
  [
    'ash',
    'Three hundred years after the sky burned, caravans cross the glass plains between walled wells. People trade in seeds, batteries and true stories. The machines of the old world still keep their appointments, and one of them has started to send invitations.',
  ],
  [
    'sky',
    'Hundreds of islands drift above an endless sea of cloud, each on its own slow orbit. Their folk meet only when the paths cross, so markets, marriages and wars all follow the calendar of the winds. This year an island came back that was lost before anyone was born.',
  ],
  [
    'dark',
    'A drowned county of bells, eels and long memories, where the dead must be thanked before nightfall. The lord’s family has not aged in a century, the church keeps its lamps lit with a bargain nobody may name, and the fog now knows the way into the houses.',
  ],
];

const ideas: [theme: string, prompt: string][] = [
  ...offered,
  ['high', 'A high fantasy kingdom of elves and dragons under an empty throne'],
  ['steam', 'A steampunk city of clockwork guilds and airships above the smog'],
  ['ash', 'A post-apocalyptic wasteland where scavengers worship old machines'],
  ['sky', 'Floating islands joined by rope bridges over an endless storm'],
  ['dark', 'A dark fantasy realm where the dead pay taxes to a cursed court'],
];
const counts = Object.fromEntries(loreCategories.map((category) => [category, 4]));
const write = (prompt: string, seed = 'a seed') => generateLore({ prompt, seed, counts });
const anyText = fc.constantFrom(
  'a drowned king',
  'clockwork whales',
  'Salt',
  'the glass desert',
  'old debts',
  'naïve giants',
  'moth priests',
  'iron rain',
);
const prompts = fc.array(anyText, { minLength: 1, maxLength: 6 }).map((list) => list.join(', '));

const sentencesOf = (written: readonly Written[]) =>
  written.flatMap(({ text }) =>
    text
      .split(/\n+|(?<=[.!?]) (?=[\p{Lu}[])/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== '' && !sentence.startsWith(':::')),
  );

describe('generateLore', () => {
  it.each(ideas)('tells the idea %s in its own theme, in all eight categories', (theme, prompt) => {
    const written = write(prompt);
    expect(new Set(written.map(({ category }) => category))).toEqual(new Set(loreCategories));
    expect(written).toHaveLength(32);
    expect(written.every(({ tags }) => tags[0] === theme)).toBe(true);
  });

  it('gives each theme names of its own', () => {
    const names = offered.map(([, prompt]) => new Set(write(prompt).map(({ name }) => name)));
    for (const [at, own] of names.entries()) {
      for (const other of names.slice(at + 1)) expect([...own].filter((name) => other.has(name)).length).toBeLessThan(4);
    }
  });

  it('writes the same lore for the same seed, and other lore for another', () => {
    fc.assert(
      fc.property(prompts, fc.uuid(), fc.uuid(), (prompt, seed, other) => {
        expect(write(prompt, seed)).toEqual(write(prompt, seed));
        expect(write(prompt, seed)).not.toEqual(write(prompt, other));
      }),
      { numRuns: 15 },
    );
  });

  it('uses every motif of the prompt, says no sentence twice, and links only to what is there', () => {
    fc.assert(
      fc.property(prompts, fc.uuid(), (prompt, seed) => {
        const written = write(prompt, seed);
        const told = written
          .map(({ name, text }) => `${name}\n${text}`)
          .join('\n')
          .toLowerCase();
        for (const { name } of findMotifs(prompt)) expect(told).toContain(name.toLowerCase());
        const sentences = sentencesOf(written);
        expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
        const find = linkIndex(written.map(({ name }) => ({ id: name, name, aliases: [] })));
        for (const { name, text } of written) {
          const links = linksIn(text);
          expect(links.length).toBeGreaterThan(0);
          expect(links.filter((link) => find(link.name) === null || find(link.name) === name)).toEqual([]);
          expect(passagesOf(text)).not.toBeNull();
          expect(text).not.toMatch(/[{}]|undefined|null/);
        }
        expect(new Set(written.map(({ name }) => name)).size).toBe(written.length);
      }),
      { numRuns: 60 },
    );
  });

  it('finds names and sentences for a hundred entries of one category', () => {
    const written = generateLore({ prompt: 'salt', seed: 'x', counts: { items: 100 } });
    expect(new Set(written.map(({ name }) => name)).size).toBe(100);
    expect(written.every(({ text }) => text.length > 40)).toBe(true);
  });

  it('tells what stands already further, in the light of something new, and takes no name that is taken', () => {
    fc.assert(
      fc.property(fc.uuid(), (seed) => {
        const existing = write('salt', seed).map((entry, at) => ({ ...entry, id: `${at}` }));
        const more = generateLore({ prompt: 'salt', seed, counts: { factions: 3 }, existing, grow: 2 });
        expect(more.filter(({ expands }) => expands === null).map(({ category }) => category)).toEqual([
          'factions',
          'factions',
          'factions',
        ]);
        const taken = new Set(existing.map(({ name }) => name));
        const fresh = more.filter(({ expands }) => expands === null).map(({ name }) => name);
        expect(fresh.filter((name) => taken.has(name))).toEqual([]);
        const grown = more.filter(({ expands }) => expands !== null);
        expect(grown).toHaveLength(2);
        for (const { text, expands, name } of grown) {
          expect(existing.find(({ id }) => id === expands)?.name).toBe(name);
          expect(linksIn(text).some((link) => fresh.includes(link.name))).toBe(true);
        }
        const before = new Set(sentencesOf(existing));
        expect(sentencesOf(more).filter((sentence) => before.has(sentence))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it('holds out against prompts that hold nothing, or nothing but signs', () => {
    for (const prompt of ['', '???', 'a the of', '{me} [[x]] ::: dm', '\n\n']) {
      const written = write(prompt);
      expect(written).toHaveLength(32);
      expect(written.every(({ text }) => passagesOf(text) !== null && !text.includes('{'))).toBe(true);
    }
  });
});
