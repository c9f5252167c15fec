import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { writeBrief } from '#server/features/narrator/write-brief.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUpAll } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { everyByteOf } from '#tests/support/app/world-files.ts';
import { tier } from '#tests/support/tier.ts';
import { answerAt, queries, readDistinctly } from './queries.ts';

let app: TestApp;
/** The owner, a co-DM, two players and a spectator. */
let people: Somebody[];

beforeAll(async () => {
  app = await startApp();
  people = await signUpAll(app.url, ['Oda', 'Cid', 'Mira', 'Tov', 'Sue']);
});
afterAll(() => app.end());

/** Entries that are written: of the campaign's own, and a version of one of its world. */
const places = [0, 1, 2] as const;
/** `M` is Mira, `T` is Tov. */
const anyAudience = fc.constantFrom('everyone', 'dm', 'M', 'T', 'MT');
const anyAct = fc.record({
  by: fc.nat(1),
  at: fc.constantFrom(...places),
  act: fc.constantFrom('write', 'write', 'write', 'remove', 'restore'),
  audience: anyAudience,
  passage: anyAudience,
});
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** A word that stands in one wording alone, with who might read it there. */
interface Secret {
  entryId: string;
  word: string;
  readers: string[];
}

const idsOf = (audience: string) => people.slice(2, 4).flatMap(({ id }, n) => (audience.includes(n === 0 ? 'M' : 'T') ? [id] : []));
const audienceOf = (audience: string) => (audience === 'everyone' || audience === 'dm' ? audience : idsOf(audience));
/** Worked out here and not by the server. */
const readersOf = (audience: string) => [
  ...people.slice(0, 2).map(({ id }) => id),
  ...(audience === 'everyone' ? people.slice(2).map(({ id }) => id) : idsOf(audience)),
];

async function play(campaignId: string, entryIds: string[], acts: Act[]): Promise<Secret[]> {
  const secrets: Secret[] = [];
  for (const { by, at, act, audience, passage } of acts) {
    const [who, entryId] = [people[by], entryIds[at]];
    if (!who || entryId === undefined) continue;
    const entry = { campaignId, entryId };
    if (act !== 'write') {
      await who.call.tableLore[act](entry).catch(() => null);
      continue;
    }
    const [name, open, hidden] = [1, 2, 3].map(() => `zz${randomUUID().replaceAll('-', '')}`);
    const fence = passage === 'everyone' ? null : `::: ${passage === 'dm' ? 'dm' : `players ${idsOf(passage).join(' ')}`}`;
    const text = `${open}\n\n${fence === null ? hidden : `${fence}\n${hidden}\n:::`}`;
    const seen = await who.call.tableLore.get(entry).then(
      ({ revision }) => revision?.version ?? null,
      () => null,
    );
    const fields = { category: 'items', name: `Bell ${name}`, aliases: [`${name}x`], text, audience: audienceOf(audience) } as const;
    const saved = await who.call.tableLore.save({ ...entry, seen, fields: { ...fields, aliases: [...fields.aliases] } }).catch(() => null);
    if (!saved) continue;
    const readers = readersOf(audience);
    const within = readers.filter((id) => readersOf(passage).includes(id));
    for (const word of [name, open]) secrets.push({ entryId, word: word ?? '', readers });
    secrets.push({ entryId, word: hidden ?? '', readers: within });
  }
  return secrets;
}

/** Everything that somebody is answered who asks for all there is, and for each entry by its id; and what their export holds. */
async function everyAnswer(who: Somebody, campaignId: string, entryIds: string[]): Promise<string> {
  const ask = (path: string, body: unknown) => answerAt(app.url + path, who, body);
  const whole = { campaignId, limit: 50, text: 'zz', search: '' };
  const ofLore = [...entryIds.map((entryId) => ({ ...whole, entryId })), { ...whole, search: 'zz' }];
  const told = await Promise.all(
    queries.flatMap((query) => {
      const inputs = query.noun === 'tableLore' ? [whole, ...ofLore] : [whole];
      return readDistinctly(query, inputs).map((input) => ask(query.path, input));
    }),
  );
  const archive = await fetch(`${app.url}/api/account/export.zip`, { headers: { cookie: who.cookie } });
  return [...told, everyByteOf(new Uint8Array(await archive.arrayBuffer()))].join('\n');
}

async function follow(who: Somebody, campaignId: string): Promise<TestSocket> {
  const socket = await who.listen();
  const own = personTopic(who.id);
  for (const topic of [campaignTopic(campaignId), own]) socket.say({ type: 'subscribe', topic });
  await socket.hear('subscribed', ({ topic }) => topic === own);
  return socket;
}

describe('what a campaign’s own lore says to some', () => {
  it('stands in no answer, event, search, export or prompt of anybody else', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 12 }), async (acts) => {
        const [owner, coDm, ...others] = people;
        if (!owner || !coDm) throw new Error('Nobody leads.');
        const campaignId = await openCampaign(app, owner, [coDm, ...others], 'dm');
        await app.database.pool.query(
          `update campaign_participant set seat = case user_id when $2 then 'co-dm' when $3 then 'spectator' else seat end where campaign_id = $1`,
          [campaignId, coDm.id, others.at(-1)?.id],
        );
        const sockets = await Promise.all(people.map((who) => follow(who, campaignId)));
        const entryIds = [randomUUID(), randomUUID(), 'candle-rock'];
        const secrets = await play(campaignId, entryIds, acts);
        const end = await owner.call.chat.post({ id: randomUUID(), campaignId, content: 'Candle Rock rings the bell.' });
        for (const socket of sockets)
          await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.id === end.id);
        for (const [n, who] of people.entries()) {
          const answers = await everyAnswer(who, campaignId, entryIds);
          const heard = JSON.stringify(sockets[n]?.frames ?? []);
          const forOthers = secrets.filter(({ readers }) => !readers.includes(who.id));
          expect(forOthers.filter(({ word }) => answers.includes(word) || heard.includes(word))).toEqual([]);
          // Nobody hears of an entry that never held anything for them.
          const theirs = new Set(secrets.flatMap(({ entryId, readers }) => (readers.includes(who.id) ? [entryId] : [])));
          expect(entryIds.filter((id) => heard.includes(id) && !theirs.has(id))).toEqual([]);
          // What stands now is there for each of its readers.
          for (const entryId of entryIds) {
            const text = await owner.call.tableLore.get({ campaignId, entryId }).then(
              ({ entry, revision }) => (revision ? entry.text : ''),
              () => '',
            );
            const due = secrets.filter(({ word, readers }) => text.includes(word) && readers.includes(who.id));
            expect(due.filter(({ word }) => !answers.includes(word))).toEqual([]);
          }
        }
        const brief = await writeBrief(app.database.sql, { id: 'none', campaignId, cause: 'chat', cycle: null, text: '' });
        const told = JSON.stringify(brief?.brief);
        expect(told).toContain('Candle Rock rings');
        const spectator = people.at(-1)?.id ?? '';
        expect(secrets.filter(({ word, readers }) => !readers.includes(spectator) && told.includes(word))).toEqual([]);
        for (const socket of sockets) socket.close();
      }),
      { numRuns: tier.bound(3, 8) },
    );
  });

  it('reaches the narrator in the place of the world’s words where everyone reads it', async () => {
    const [owner] = people;
    if (!owner) throw new Error('Nobody leads.');
    const campaignId = await openCampaign(app, owner, [], 'dm');
    const fields = { category: 'geography', name: 'The Dark Rock', aliases: [], audience: 'everyone' } as const;
    const text = 'Its light is out.\n\n::: dm\nzzhushed\n:::';
    await owner.call.tableLore.save({ campaignId, entryId: 'candle-rock', seen: null, fields: { ...fields, aliases: [], text } });
    const hidden = { ...fields, name: 'Salt Thief', aliases: [], audience: 'dm', text: 'zzhushed' } as const;
    await owner.call.tableLore.save({ campaignId, entryId: 'thief', seen: null, fields: { ...hidden, aliases: [] } });
    await owner.call.chat.post({ id: randomUUID(), campaignId, content: 'The Salt Thief rows to Candle Rock.' });
    const written = await writeBrief(app.database.sql, { id: 'none', campaignId, cause: 'chat', cycle: null, text: '' });
    const rock = written?.brief.lore?.filter(({ name }) => /rock/i.test(name));
    expect(rock).toEqual([{ name: 'The Dark Rock', category: 'geography', text: 'Its light is out.' }]);
    expect(JSON.stringify(written)).not.toContain('zzhushed');
  });
});
