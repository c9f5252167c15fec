import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkIndex, linksIn } from '#domain/world/lore/links.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let reader: Somebody;
let worldId: string;

/** Names by case, accents, spaces and aliases; links in code, in what is kept from some, in what is removed, and to nothing. */
const entries = [
  { id: 'ford', name: 'The Ford', aliases: ['Fürt'], text: 'Leads to [[the  WEIR|the weir]], [[Nowhere]] and `[[Bell]]`.' },
  { id: 'weir', name: 'The Weir', aliases: [], text: 'Beside [[FURT]].\n::: dm\nHides the [[Vault]] and the [[Bell]].\n:::' },
  { id: 'bell', name: 'Bell', aliases: ['The Ford'], text: 'Hangs above the [[The Ford]].' },
  { id: 'twin', name: 'bell', aliases: [], text: '[[Bell]]' },
  { id: 'vault', name: 'Vault', aliases: [], text: 'Below [[The Weir]] and [[Bell]].', audience: 'dm' as const },
  { id: 'code', name: 'Code', aliases: [], text: '```\n[[The Ford]]\n```\n[[Bell]]' },
  { id: 'gone', name: 'Gone', aliases: [], text: '[[The Ford]] [[Bell]]' },
];

beforeAll(async () => {
  app = await startApp();
  [owner, reader] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Rea')];
  ({ id: worldId } = await owner.call.worlds.create({ name: 'The Weir' }));
  await reader.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId })).code });
  for (const { id, ...entry } of entries) await owner.call.lore.add({ worldId, id, entry: { category: 'geography', ...entry } });
  await owner.call.lore.remove({ worldId, entryId: 'gone' });
});
afterAll(() => app.end());

/** What the whole world says of where each entry leads and what leads to it. */
async function byTheWholeWorld({ call }: Somebody) {
  const all = await call.lore.list({ worldId });
  const find = linkIndex(all);
  const names = (text: string) => [...new Set(linksIn(text).map(({ name }) => name))];
  return all.map(({ id, text }) => ({
    id,
    links: names(text).map((name) => ({ name, entryId: find(name) })),
    backlinks: all.filter((other) => other.id !== id && names(other.text).some((name) => find(name) === id)).map((other) => other.id),
  }));
}

async function byEach({ call }: Somebody) {
  const all = await call.lore.list({ worldId });
  return Promise.all(
    all.map(async ({ id }) => {
      const { links, backlinks } = await call.lore.get({ worldId, entryId: id });
      return { id, links, backlinks: backlinks.map((each) => each.id) };
    }),
  );
}

it('an entry leads, and is led to, as the whole world says, for whoever asks', async () => {
  const own = await byTheWholeWorld(owner);
  expect(own.map(({ id, backlinks }) => [id, backlinks])).toEqual([
    ['ford', ['weir', 'bell']],
    ['weir', ['ford', 'vault']],
    ['bell', ['weir', 'twin', 'vault', 'code']],
    ['twin', []],
    ['vault', ['weir']],
    ['code', []],
  ]);
  expect(await byEach(owner)).toEqual(own);
  expect(await byEach(reader)).toEqual(await byTheWholeWorld(reader));
});

it('what was written before links were kept leads the same', async () => {
  const before = await byEach(owner);
  const { rows } = await app.database.pool.query(
    'select entry_id, ordinal, names, links from world_passage where world_id = $1 order by 1, 2',
    [worldId],
  );
  await app.database.pool.query('drop index world_passage_names_idx, world_passage_links_idx');
  await app.database.pool.query('alter table world_passage drop column names, drop column links');
  await app.database.pool.query(readFileSync(inProject('server', 'migrations', '0047-links-of-lore.sql'), 'utf8'));
  expect(await byEach(owner)).toEqual(before);
  const again = await app.database.pool.query(
    'select entry_id, ordinal, names, links from world_passage where world_id = $1 order by 1, 2',
    [worldId],
  );
  const sorted = (all: typeof rows) => all.map((row) => ({ ...row, names: row['names'].toSorted(), links: row['links'].toSorted() }));
  expect(sorted(again.rows)).toEqual(sorted(rows));
});
