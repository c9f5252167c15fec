import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageAddressOf } from '#contract/http/screens.ts';
import { termNamed } from '#web/lib/terms/terms.ts';
import { guideReaders, readGuide, wordsOf } from './guide-file.ts';
import type { GuideFile } from './guide-file.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'content/guides');
const textIn = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readGuide(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')));
const slugs = new Set(guides.map(({ slug }) => slug));
const named = guides.map((guide) => [guide.slug, guide] as const);

const Terms = z.record(z.string(), z.strictObject({ text: z.string().min(30).max(260), guide: z.string() }));
const terms = Terms.parse(JSON.parse(textIn('content/terms/terms.json')));
const Pictures = z.record(z.string(), z.strictObject({ width: z.int().min(200), height: z.int().min(200) }));
const pictures = Pictures.parse(JSON.parse(textIn('content/guides/pictures/pictures.json')));

const bodyOf = ({ lead, sections }: GuideFile) => [lead, ...sections.map(({ text }) => text)].join('\n\n');
/** What stands in double brackets: a name, and the words it is shown as. */
const bracketsIn = (guide: GuideFile) =>
  [
    ...bodyOf(guide)
      .replaceAll(String.raw`\|`, '|')
      .matchAll(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g),
  ].map(([, name = '', words]) => ({ name, words }));
const picturesIn = (guide: GuideFile) =>
  [...bodyOf(guide).matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)].map(([, alt = '', name = '']) => ({ alt, name }));
/** Words in bold are what the product calls something on its screens; those that end with a full stop or a colon are only stressed. */
const labelsIn = (guide: GuideFile) =>
  [...bodyOf(guide).matchAll(/\*\*([^*]+)\*\*(:?)/g)].flatMap(([, label = '', colon = '']) =>
    colon === '' && !/[.,:?!]$/.test(label) ? [label] : [],
  );

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inside);
    else if (/\.tsx?$/.test(entry.name) && !entry.name.includes('.test.')) yield inside;
  }
}
const screens = ['web/app', 'web/features', 'web/lib', 'web/routes', 'web/table']
  .flatMap((path) => [...filesBelow(path)])
  .filter((path) => !path.startsWith('web/features/learn') && !path.startsWith('web/routes/learn'))
  .map(textIn)
  .join('\n')
  .replaceAll(/\s+/g, ' ');
const standsOnScreens = (label: string) =>
  new RegExp(`(['"\`>]|\\} ?) ?${label.replaceAll(/[.*+?^$(){}|[\]\\]/g, String.raw`\$&`)} ?(['"\`<]|\\{)`).test(screens);

describe('the guides', () => {
  it('are at least twelve, and some are there for everybody who reads', () => {
    expect(guides.length).toBeGreaterThanOrEqual(12);
    for (const readers of guideReaders) {
      const orders = guides.filter(({ head }) => head.for === readers).map(({ head }) => head.order);
      expect(orders.toSorted((one, other) => one - other)).toEqual(orders.map((_, at) => at + 1));
      expect(orders.length).toBeGreaterThan(2);
    }
  });

  it('do not take the address of another screen', () => {
    for (const slug of slugs) expect(pageAddressOf(`/learn/${slug}`)).toBe('/learn/$guide');
  });

  it.each(named)('%s has between 800 and 1,500 words, in sentences that a newcomer can follow', (_slug, guide) => {
    const words = wordsOf(guide);
    expect(words.split(' ').length).toBeGreaterThanOrEqual(800);
    expect(words.split(' ').length).toBeLessThanOrEqual(1500);
    const sentences = bodyOf(guide)
      .split('\n')
      .filter((line) => !line.startsWith('|') && !line.startsWith('!['))
      .flatMap((line) => line.split(/(?<=[.?!:])\s+/));
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 32)).toEqual([]);
  });

  it.each(named)('%s leads only to screens, guides, parts and terms that are there', (_slug, guide) => {
    for (const { name, words } of bracketsIn(guide)) {
      if (!name.startsWith('/')) expect({ name, isExplained: termNamed(name) !== null }).toEqual({ name, isExplained: true });
      else {
        expect({ name, isShown: words !== undefined }).toEqual({ name, isShown: true });
        const address = pageAddressOf(name);
        expect({ name, isThere: address !== null }).toEqual({ name, isThere: true });
        if (address === '/learn/$guide') expect([...slugs]).toContain(name.replace('/learn/', ''));
      }
    }
    expect(bodyOf(guide).replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')).not.toMatch(/\]\(/);
  });

  it.each(named)('%s names buttons and screens as they are named in the product', (_slug, guide) => {
    const labels = labelsIn(guide);
    expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter((label) => !standsOnScreens(label))).toEqual([]);
  });

  it.each(named)('%s shows pictures that are there in both themes, small, and told in words', (_slug, guide) => {
    for (const { alt, name } of picturesIn(guide)) {
      expect({ name, hasWords: alt.length > 30 }).toEqual({ name, hasWords: true });
      expect(Object.keys(pictures)).toContain(name);
    }
  });

  it('have pictures of at most 40 kB, each in a light and a dark one, and none that is not shown', () => {
    for (const name of Object.keys(pictures))
      for (const theme of ['light', 'dark'])
        expect(statSync(join(folder, 'pictures', `${name}-${theme}.webp`)).size).toBeLessThanOrEqual(40_000);
    const shown = new Set(guides.flatMap((guide) => picturesIn(guide).map(({ name }) => name)));
    expect(Object.keys(pictures).toSorted()).toEqual([...shown].toSorted());
  });

  it('name no trademark', () => {
    for (const guide of guides)
      expect(bodyOf(guide)).not.toMatch(/dungeons (&|and) dragons|\bD&D\b(?! Beyond)|wizards of the coast|beholder|mind flayer/i);
  });
});

describe('a file that is no guide', () => {
  const head = '---\ntitle: A guide\nsummary: What somebody should know.\nfor: new\norder: 1\n---\n';
  it.each([
    ['without properties', 'Words.\n', 'it must begin with its properties'],
    ['for readers that nobody knows', `${head.replace('new', 'cats')}\n## A\n\nB.\n`, 'for'],
    ['with a property that nobody knows', `${head.replace('order', 'colour: red\norder')}\n## A\n\nB.\n`, 'colour'],
    ['with a heading of another level', `${head}\n# A\n\nB.\n`, 'second level'],
    ['with two headings that are the same', `${head}\n## A\n\nB.\n\n## A\n\nC.\n`, 'the same'],
    ['without a heading', `${head}\nWords.\n`, 'no heading'],
  ])('%s is refused by its name', (_what, file, why) => {
    expect(() => readGuide('a-guide', file)).toThrow(/content\/guides\/a-guide\.md/);
    expect(() => readGuide('a-guide', file)).toThrow(why);
  });
});

describe('the terms', () => {
  it('are explained in short texts, and each leads to a guide', () => {
    expect(Object.keys(terms).length).toBeGreaterThan(25);
    for (const [name, { guide }] of Object.entries(terms)) expect([name, slugs.has(guide)]).toEqual([name, true]);
  });

  it('are each spoken of in the guide that says more', () => {
    for (const [name, { guide }] of Object.entries(terms)) {
      const found = guides.find(({ slug }) => slug === guide);
      expect([name, found && wordsOf(found).toLowerCase().includes(name.toLowerCase())]).toEqual([name, true]);
    }
  });
});
