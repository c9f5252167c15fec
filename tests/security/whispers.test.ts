import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEmoji } from '#domain/chat/message-emoji.ts';
import type { Target } from '#domain/chat/message.ts';
import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp, signUpAll } from '#tests/support/app/people.ts';
import type { TestSocket, Somebody } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';
import { answerAt, queries, readDistinctly } from './queries.ts';

let app: TestApp;
let people: Somebody[];
let watcher: Somebody;

beforeAll(async () => {
  app = await startApp();
  people = await signUpAll(app.url, ['Oda', 'Cid', 'Mira', 'Tov']);
  watcher = await signUp(app.url, 'Sue');
});
afterAll(() => app.end());

const person = fc.nat(3);
const anyTarget = fc.oneof(fc.constantFrom('group', 'dm', 'notes'), person);
/** Something that somebody does; `of` chooses one of the messages so far. */
const anyAct = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('say'), by: person, to: anyTarget, of: fc.nat(30), mentioned: person }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('answer'), by: person, to: anyTarget, of: fc.nat(30), mentioned: person }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('roll'), by: person, to: anyTarget, of: fc.nat(30), mentioned: person }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('edit'), by: person, to: anyTarget, of: fc.nat(30), mentioned: person }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('react'), by: person, to: anyTarget, of: fc.nat(30), mentioned: person }) },
);
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

interface Secret {
  id: string;
  /** A word that stands in this message and nowhere else, and one for each change of it. */
  marks: string[];
  readers: string[];
}

const mark = () => `zz${randomUUID().replaceAll('-', '')}`;

/** Plays some acts at a table; answers each message with who may read it, worked out here and not by the server. */
async function play(campaignId: string, acts: Act[]): Promise<Secret[]> {
  const secrets: Secret[] = [];
  const everyone = [...people, watcher].map(({ id }) => id);
  const dms = people.slice(0, 2).map(({ id }) => id);
  for (const { act, by, to: aim, of, mentioned } of acts) {
    const who = people[by];
    const target = people[mentioned];
    const other = typeof aim === 'number' ? people[aim] : undefined;
    if (!who || !target) continue;
    const to: Target = other ? { kind: 'player', userId: other.id } : { kind: aim === 'dm' || aim === 'notes' ? aim : 'group' };
    const readers =
      to.kind === 'group' ? everyone : to.kind === 'notes' ? [who.id] : to.kind === 'dm' ? [who.id, ...dms] : [who.id, to.userId];
    const word = mark();
    const about = secrets[of % Math.max(1, secrets.length)];
    const refused = () => null;
    if (act === 'say' || act === 'answer') {
      const replyTo = act === 'answer' ? (about?.id ?? null) : null;
      const text = { campaignId, content: `@${target.name} ${word}`, to, mentions: [target.id], replyTo };
      const message = await who.call.chat.post({ id: randomUUID(), ...text }).catch(refused);
      if (message) secrets.push({ id: message.id, marks: [word], readers });
    } else if (act === 'roll') {
      const message = await who.call.chat.roll({ id: randomUUID(), campaignId, dice: `1d6 # ${word}`, to });
      secrets.push({ id: message.id, marks: [word], readers });
    } else if (about && act === 'edit') {
      const changed = await who.call.chat.edit({ campaignId, messageId: about.id, content: word }).catch(refused);
      if (changed) about.marks.push(word);
    } else if (about) {
      await who.call.chat.react({ campaignId, messageId: about.id, emoji: messageEmoji[of % 12] ?? '🔥', on: true }).catch(refused);
    }
  }
  return secrets;
}

/** Everything that somebody is answered who asks for all there is, also by remote names, and for each message by its id. */
async function everyAnswer(who: Somebody, campaignId: string, secrets: Secret[]): Promise<string> {
  const marks = secrets.flatMap((secret) => secret.marks);
  const inputs = [{ campaignId, limit: 50, text: 'zz' }, ...[1, 9e6].map((around) => ({ campaignId, text: '@', around, limit: 50 }))];
  const ask = (path: string, body: unknown) => answerAt(app.url + path, who, body);
  const remote = ['rpc/load_campaign_messages_with_users', 'tables/DMChatMessage/select'];
  const told = await Promise.all([
    ...queries.flatMap((query) => readDistinctly(query, inputs).map((input) => ask(query.path, input))),
    ...remote.map((name) => ask(`/api/${name}`, { campaign_id: campaignId, campaignId })),
    // Whoever guesses a message finds nothing of it.
    ...secrets.map(({ id }) => ask('/api/chat.react', { campaignId, messageId: id, emoji: '👀', on: false })),
  ]);
  const found = await Promise.all(
    marks.map(async (word) => ((await who.call.chat.search({ campaignId, text: word })).messages.length > 0 ? word : '')),
  );
  return [...told, ...found].join('\n');
}

async function follow(who: Somebody, campaignId: string): Promise<TestSocket> {
  const socket = await who.listen();
  const own = personTopic(who.id);
  for (const topic of [campaignTopic(campaignId), own]) socket.say({ type: 'subscribe', topic });
  await socket.hear('subscribed', ({ topic }) => topic === own);
  return socket;
}

const standing = (text: string, secrets: Secret[]) => secrets.map(({ marks }) => marks.filter((word) => text.includes(word)).length > 0);

describe('what is said to some', () => {
  it('stands in no answer, event or search result of anybody else, and in those of each reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAct, { minLength: 6, maxLength: 24 }), async (acts) => {
        const [owner, coDm, ...players] = people;
        if (!owner || !coDm) throw new Error('Nobody leads.');
        const campaignId = await openCampaign(app, owner, [coDm, ...players, watcher], 'dm');
        await app.database.pool.query(
          `update campaign_participant set seat = case user_id when $2 then 'co-dm' when $3 then 'spectator' else seat end where campaign_id = $1`,
          [campaignId, coDm.id, watcher.id],
        );
        const readers = [...people, watcher];
        const sockets = await Promise.all(readers.map((who) => follow(who, campaignId)));
        const secrets = await play(campaignId, acts);
        const end = await owner.call.chat.post({ id: randomUUID(), campaignId, content: 'The end.' });
        for (const socket of sockets)
          await socket.hear('event', ({ event }) => event.type === 'chat.posted' && event.message.id === end.id);
        for (const [n, who] of readers.entries()) {
          const expected = secrets.map((secret) => secret.readers.includes(who.id));
          expect(standing(await everyAnswer(who, campaignId, secrets), secrets)).toEqual(expected);
          const heard = JSON.stringify(sockets[n]?.frames ?? []);
          expect(standing(heard, secrets).map((isHeard, k) => isHeard && !expected[k])).toEqual(secrets.map(() => false));
          const forOthers = secrets.filter(({ readers: each }) => !each.includes(who.id));
          expect(forOthers.filter(({ id }) => heard.includes(id))).toEqual([]);
        }
        for (const socket of sockets) socket.close();
      }),
      { numRuns: tier.bound(4, 12) },
    );
  }, 180_000);
});
