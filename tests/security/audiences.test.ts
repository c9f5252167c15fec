import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { tomeCategories } from '#domain/world/tome-category.ts';
import { remoteStorage } from '#contract/remote/remote-storage.ts';
import { remoteWorlds } from '#contract/remote/remote-worlds.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { everyByteOf, exportFrom, uploadPicture, uploadTome } from '#tests/support/app/world-files.ts';
import { tier } from '#tests/support/tier.ts';
import { answerAt, queries, readDistinctly } from './queries.ts';

/** Stands in everything that the reader may not read, and in nothing else. */
const HIDDEN = 'zzhushed';
/** Stands in everything that the reader may read. */
const OPEN = 'zzspoken';

let app: TestApp;
let owner: Somebody;
let reader: Somebody;
let other: Somebody;

beforeAll(async () => {
  app = await startApp();
  [owner, reader, other] = [await signUp(app.url, 'Ona'), await signUp(app.url, 'Rea'), await signUp(app.url, 'Otto')];
});
afterAll(() => app.end());

/** Who may read something; R is the reader, O somebody else. */
const anyAudience = fc.constantFrom('everyone', 'dm', 'R', 'O', 'RO');
type Audience = 'everyone' | 'dm' | string[];
const isOpen = (audience: string) => audience === 'everyone' || audience.includes('R');
function audienceOf(audience: string): Audience {
  if (audience === 'everyone' || audience === 'dm') return audience;
  return [...(audience.includes('R') ? [reader.id] : []), ...(audience.includes('O') ? [other.id] : [])];
}

const word = (isForReader: boolean) => (isForReader ? OPEN : HIDDEN);
/** A passage as it is written, and some that are written wrong on purpose: those close the whole text. */
const anyPassage = fc.record({
  audience: anyAudience,
  shape: fc.constantFrom('plain', 'plain', 'plain', 'plain', 'open', 'nested', 'wide', 'spaced'),
});
const anyText = fc.array(anyPassage, { maxLength: 4 });
const anyEntry = fc.record({
  category: fc.constantFrom(...loreCategories),
  audience: anyAudience,
  text: anyText,
  removed: fc.boolean(),
  picture: fc.boolean(),
});
const anyTome = fc.record({ category: fc.constantFrom(...tomeCategories), audience: anyAudience, text: anyText });
const anyWorld = fc.record({
  entries: fc.array(anyEntry, { minLength: 1, maxLength: 5 }),
  tomes: fc.array(anyTome, { maxLength: 3 }),
});
type AnyText = { audience: string; shape: string }[];
type AnyWorld = typeof anyWorld extends fc.Arbitrary<infer World> ? World : never;

/** Writes a text whose every word tells whether the reader may read it. */
function write(text: AnyText, outer: string): string {
  const isBroken = text.some(({ audience, shape }) => audience !== 'everyone' && shape !== 'plain' && shape !== 'spaced');
  return text
    .map(({ audience, shape }) => {
      const told = `[[${word(!isBroken && isOpen(outer) && isOpen(audience))}]] words`;
      if (audience === 'everyone') return told;
      const ids = audienceOf(audience);
      const opening = ids === 'dm' ? '::: dm' : `::: players ${[ids].flat().join(' ')}`;
      if (shape === 'open') return `${opening}\n${told}`;
      if (shape === 'nested') return `${opening}\n::: dm\n${told}\n:::\n:::`;
      if (shape === 'wide') return `：：： dm\n${told}\n:::`;
      return shape === 'spaced' ? `  ${opening}  \n${told}\n :::` : `${opening}\n${told}\n:::`;
    })
    .join('\n');
}

async function build({ entries, tomes }: AnyWorld, worldId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [n, { category, audience, text, removed, picture }] of entries.entries()) {
    const isForReader = isOpen(audience) && !removed;
    const mark = word(isForReader);
    const image = picture && !isForReader ? await uploadPicture(app, owner, worldId, `${HIDDEN} map.png`) : null;
    const fields = {
      name: `${mark} ${n}`,
      aliases: [`${mark} alias`],
      tags: [mark],
      text: write(text, removed ? 'dm' : audience),
      date: `${n} ${mark}`,
    };
    // Hidden from the first moment, as its later audience may be wider.
    const { id, versions } = await owner.call.lore.add({
      worldId,
      entry: { category, ...fields, image, audience: removed ? 'dm' : audienceOf(audience) },
    });
    ids.push(id);
    const edit = { value: `${fields.text}\n\nEnd.`, seen: versions.text ?? 1 };
    await owner.call.lore.edit({ worldId, entryId: id, edits: { text: edit } });
    if (removed) await owner.call.lore.remove({ worldId, entryId: id });
  }
  for (const { category, audience, text } of tomes) {
    const fields = { title: word(isOpen(audience)), content: write(text, audience), category };
    await owner.call.tomes.add({ worldId, ...fields, audience: audienceOf(audience) });
  }
  await uploadTome(app, owner, worldId, `${HIDDEN}.txt`, new Uint8Array(Buffer.from(HIDDEN)), 'dm');
  return ids;
}

/** Everything that somebody can ask about a world, by every name of it. */
async function everyAnswer(who: Somebody, worldId: string, entryIds: string[]): Promise<string> {
  const tomeIds = (await owner.call.tomes.list({ worldId })).map(({ id }) => id);
  const inputs = [
    { worldId, id: worldId, limit: 100, offset: 0 },
    ...[HIDDEN, OPEN, 'words', 'alias'].map((text) => ({ worldId, text, search: text, id: worldId })),
    { worldId, removed: true },
    ...entryIds.map((entryId) => ({ worldId, entryId })),
    ...tomeIds.flatMap((tomeId) => [
      { worldId, tomeId },
      { worldId, tomeId, download: true },
    ]),
  ];
  const nouns = ['worlds', 'lore', 'tomes', 'generations'];
  const remote = [remoteWorlds.selectWorlds, remoteWorlds.selectWorld, remoteWorlds.selectTomes, remoteStorage.listFiles];
  const readings = [
    ...queries.filter(({ noun }) => nouns.includes(noun)),
    ...remote.map(({ '~orpc': { route, inputSchema } }) => ({ path: `/api${route.path}`, schema: inputSchema })),
  ];
  expect(readings.length).toBeGreaterThan(20);
  const answers = await Promise.all(
    readings.flatMap(({ path, schema }) =>
      readDistinctly({ schema }, inputs).map(async (input) => `${path} ${await answerAt(app.url + path, who, input)}`),
    ),
  );
  // An answer may repeat what was asked.
  return answers.join('\n');
}

async function follow(who: Somebody, worldId: string): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of [`world:${worldId}`, `world-builders:${worldId}`, `person:${who.id}`]) socket.say({ type: 'subscribe', topic });
  await socket.hear('subscribed', ({ topic }) => topic === `person:${who.id}`);
  return socket;
}

describe('what is not for somebody', () => {
  it('stands in no answer, event, search result, remote name or export that they are given', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, async (world) => {
        const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
        await reader.call.invitations.joinWorld({ code: (await owner.call.invitations.createForWorld({ worldId })).code });
        const socket = await follow(reader, worldId);
        const entryIds = await build(world, worldId);
        await owner.call.worlds.update({ worldId, edits: { description: { value: 'Done.', seen: 1 } } });
        await socket.hear('event', ({ event, topic }) => event.type === 'worlds.changed' && topic === `world:${worldId}`);
        const answers = await everyAnswer(reader, worldId, entryIds);
        expect(answers).not.toContain(HIDDEN);
        expect(JSON.stringify(socket.frames)).not.toContain(HIDDEN);
        expect(everyByteOf(await exportFrom(app, reader, worldId))).not.toContain(HIDDEN);
        // And what is for them is there.
        const isSpoken = world.entries.some(({ audience, removed }) => isOpen(audience) && !removed);
        expect(answers.includes(OPEN)).toBe(isSpoken || world.tomes.some(({ audience }) => isOpen(audience)));
        socket.close();
      }),
      { numRuns: tier.bound(4, 15) },
    );
  }, 180_000);

  it('stands in every answer that those who build the world are given', async () => {
    const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir' });
    const { id } = await owner.call.lore.add({ worldId, entry: { category: 'items', name: 'Bell', text: `::: dm\n${HIDDEN}\n:::` } });
    expect(await everyAnswer(owner, worldId, [id])).toContain(HIDDEN);
  });
});
