import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { PNG, exportFrom, importInto, uploadPicture, uploadTome } from '#tests/support/app/world-files.ts';
import { tier } from '#tests/support/tier.ts';

let app: TestApp;
let owner: Somebody;
let other: Somebody;

beforeAll(async () => {
  app = await startApp();
  [owner, other] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Rea')];
});
afterAll(() => app.end());

const names = [
  'Arn',
  'arn',
  'AC/DC',
  'Die Straße',
  '龍の谷',
  '🐉👨‍👩‍👧',
  'README',
  'CON',
  '“Quoted”',
  'é',
  'é',
  '../up',
  'ﬁ',
  'a|b',
  '#tag',
  '[[x]]',
];
const anyName = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((name) => name.trim() !== ''),
);
const passage = fc.constantFrom(
  '::: dm\nShe lies.\n:::',
  '::: players nobody-here\nYou know.\n:::',
  '[[Arn]] and [[AC/DC|the band]]',
  '---\nid: no\n---',
  '%% aside %%',
  '| a | b |\n| - | - |',
  '# Heading',
  '::: broken',
  '   indented',
  '',
);
const anyText = fc
  .array(fc.oneof(passage, fc.string({ unit: 'grapheme', maxLength: 40 })), { maxLength: 8 })
  .map((parts) => parts.join('\n'));
const anyAudience = fc.constantFrom('everyone' as const, 'dm' as const, ['nobody-here'], ['nobody-here', 'somebody_else']);
const anyEntry = fc.record({
  category: fc.constantFrom(...loreCategories),
  name: anyName,
  aliases: fc.array(anyName, { maxLength: 3 }),
  tags: fc.array(anyName, { maxLength: 3 }),
  text: anyText,
  audience: anyAudience,
  date: fc.option(fc.constantFrom('1204', '-300, spring', '12'), { nil: null }),
  picture: fc.nat(3),
});
const anyTome = fc.record({ title: anyName, content: anyText, category: fc.constantFrom(...tomeCategories), audience: anyAudience });
const anyWorld = fc.record({
  name: anyName,
  description: anyText,
  entries: fc.array(anyEntry, { maxLength: 6 }),
  tomes: fc.array(anyTome, { maxLength: 3 }),
  pictures: fc.array(fc.constantFrom('map.png', 'Höhle (1).png', 'a b.png', '龍.png'), { maxLength: 3 }),
  documents: fc.array(
    fc.record({ name: fc.constantFrom('notes.txt', 'map.md', 'Die Straße.txt'), text: fc.constantFrom('Salt.', 'caf\u00e9') }),
    {
      maxLength: 2,
    },
  ),
  mapped: fc.boolean(),
});
type AnyWorld = typeof anyWorld extends fc.Arbitrary<infer World> ? World : never;

async function build(world: AnyWorld): Promise<string> {
  const { id: worldId } = await owner.call.worlds.create({ name: world.name, description: world.description });
  const pictures: string[] = [];
  for (const name of world.pictures) pictures.push(await uploadPicture(app, owner, worldId, name));
  for (const { name, text } of world.documents) {
    await uploadTome(app, owner, worldId, name, new Uint8Array(Buffer.from(text, 'latin1')), 'dm');
  }
  for (const { picture, ...entry } of world.entries) {
    const image = pictures[picture] ?? null;
    const text = image === null ? entry.text : `${entry.text}\n\n![a picture](${image})`;
    await owner.call.lore.add({ worldId, entry: { ...entry, text, image } });
  }
  for (const tome of world.tomes) await owner.call.tomes.add({ worldId, ...tome });
  if (world.mapped && pictures[0] !== undefined) await owner.call.worlds.setMap({ worldId, path: pictures[0] });
  return worldId;
}

/** A world as its owner reads it, without what is new with each world: ids of tomes, addresses, times. */
async function told(who: Somebody, worldId: string) {
  const [world, entries, tomes, files] = await Promise.all([
    who.call.worlds.get({ worldId }),
    who.call.lore.list({ worldId }),
    who.call.tomes.list({ worldId }),
    who.call.worlds.files({ worldId }),
  ]);
  const nameOf = (path: string | null) => files.find((file) => file.path === path)?.name ?? null;
  return {
    about: [world.name, world.description, world.mapName, world.mapUrl === null],
    entries: entries.map(({ id, category, name, aliases, tags, text, audience, date, image, source }) => {
      const content = text.replaceAll(/\]\(worlds\/[^)]+\)/g, '](picture)');
      return { id, category, name, aliases, tags, words: content, audience, date, image: nameOf(image), source };
    }),
    tomes: tomes.map(({ title, content, category, audience, file }) => ({ title, content, category, audience, file: file?.name })),
    files: files.map(({ name, type, size }) => ({ name, type, size })),
  };
}

it('a world that is exported and imported is the same world, whatever it holds', async () => {
  await fc.assert(
    fc.asyncProperty(anyWorld, async (world) => {
      const worldId = await build(world);
      const first = await exportFrom(app, owner, worldId);
      const report = await importInto(app, other, 'world.zip', first);
      expect(report).toMatchObject({ kind: 'vault', noPlace: [], changed: [], entries: world.entries.length });
      expect(await told(other, report.worldId)).toEqual(await told(owner, worldId));
      expect(Buffer.from(await exportFrom(app, other, report.worldId)).equals(Buffer.from(first))).toBe(true);
    }),
    { numRuns: tier.bound(3, 10) },
  );
}, 120_000);

it('an imported world shows its own pictures, and its history says that it was imported', async () => {
  const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
  const path = await uploadPicture(app, owner, worldId, 'weir map.png');
  await owner.call.worlds.setMap({ worldId, path });
  await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: `![Bell](${path})`, image: path } });
  const { worldId: copy } = await importInto(app, other, 'weir.zip', await exportFrom(app, owner, worldId));
  const [entry] = await other.call.lore.list({ worldId: copy });
  expect(entry?.image).toMatch(new RegExp(`^worlds/${copy}/\\d+\\.png$`));
  expect(entry?.text).toBe(`![Bell](${entry?.image})`);
  const { imageUrl } = await other.call.lore.get({ worldId: copy, entryId: entry?.id ?? '' });
  const { mapUrl, mapName } = await other.call.worlds.get({ worldId: copy });
  expect(mapName).toBe('weir map.png');
  for (const url of [imageUrl, mapUrl]) expect(new Uint8Array(await (await fetch(`${app.url}${url}`)).arrayBuffer())).toEqual(PNG);
  const history = await other.call.worlds.history({ worldId: copy });
  expect(history.map(({ subject, action, actorName }) => [subject, action, actorName])).toEqual([
    ['world', 'imported', 'Rea'],
    ['entry', 'imported', 'Rea'],
  ]);
});
