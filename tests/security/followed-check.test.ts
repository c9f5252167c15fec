import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#domain/chat/message.ts';
import { campaignLeadersTopic, campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';

let app: TestApp;
let people: { oda: Somebody; mira: Somebody; tov: Somebody };
let campaignId: string;
let heroes: string[];

beforeAll(async () => {
  app = await startApp({ dice: () => 17 });
  const [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  people = { oda, mira, tov };
  campaignId = await openCampaign(app, oda, [mira, tov], 'dm');
  const bring = (who: Somebody, name: string) =>
    who.call.characters.createQuick({ campaignId, id: randomUUID(), name, race: 'elf', class: 'fighter' });
  heroes = [(await bring(mira, 'Ysolde')).character.id, (await bring(tov, 'Brakka')).character.id];
});
afterAll(() => app.end());

async function listen(who: Somebody): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of [campaignTopic(campaignId), personTopic(who.id), ...(who === people.oda ? [campaignLeadersTopic(campaignId)] : [])]) {
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', (frame) => frame.topic === topic);
  }
  return socket;
}

/** The last that somebody heard of a message. */
const lastOf = ({ frames }: TestSocket, id: string): Message | undefined =>
  frames
    .flatMap((frame) => (frame.type === 'event' && 'message' in frame.event ? [frame.event.message] : []))
    .findLast((message) => message.id === id);

/** All that the server answers somebody about the story. */
const answersFor = async ({ call }: Somebody) =>
  JSON.stringify([
    await call.chat.list({ campaignId }),
    await call.chat.search({ campaignId, text: 'check' }),
    (await call.notices.list({})).notices,
  ]);

const secret = /"faces":\[17|"total":17|"difficulty":23|"against":23/;

describe('what is heard of a check', () => {
  it.each(['results', 'no'] as const)('is what the server answers, and no more (secret: %s, DC hidden)', async (kind) => {
    const { oda, mira, tov } = people;
    const sockets = { oda: await listen(oda), mira: await listen(mira), tov: await listen(tov) };
    const messageId = randomUUID();
    const what = { kind: 'skill', skill: 'perception' } as const;
    const rest = { heroes, difficulty: 23, showsDifficulty: false, secret: kind };
    await oda.call.checks.ask({ campaignId, id: messageId, what, ...rest });
    await mira.call.checks.roll({ campaignId, messageId, characterId: heroes[0] ?? '' });
    await tov.call.checks.roll({ campaignId, messageId, characterId: heroes[1] ?? '' });
    for (const who of ['oda', 'mira', 'tov'] as const) {
      const { messages } = await people[who].call.chat.list({ campaignId });
      const answered = messages.find(({ id }) => id === messageId);
      expect(answered?.check?.rollers.map(({ hasRolled }) => hasRolled)).toEqual([true, true]);
      await expect.poll(() => lastOf(sockets[who], messageId)).toEqual(answered);
    }
    for (const who of ['mira', 'tov'] as const) {
      const all = JSON.stringify(sockets[who].frames) + (await answersFor(people[who]));
      expect(all).not.toMatch(kind === 'results' ? secret : /"difficulty":23|"against":23/);
      expect(all).not.toContain('chat.checked');
    }
    const { checks } = await oda.call.chat.list({ campaignId });
    const whole = checks.find((each) => each.messageId === messageId);
    expect(JSON.stringify(whole)).toMatch(secret);
    const heard = sockets.oda.frames.flatMap((frame) =>
      frame.type === 'event' && frame.event.type === 'chat.checked' ? [frame.event] : [],
    );
    expect(heard.at(-1)).toMatchObject(whole ?? {});
    for (const socket of Object.values(sockets)) socket.close();
  });

  it('is nothing at all for players where it is rolled silently', async () => {
    const { oda, mira } = people;
    const socket = await listen(mira);
    const before = socket.frames.length;
    const id = randomUUID();
    await oda.call.checks.ask({ campaignId, id, what: { kind: 'save', ability: 'wisdom' }, heroes, secret: 'rolled' });
    await oda.call.chat.post({ id: randomUUID(), campaignId, content: 'The wind turns.' });
    await expect.poll(() => JSON.stringify(socket.frames.slice(before))).toContain('The wind turns.');
    expect(JSON.stringify(socket.frames.slice(before))).not.toContain(id);
    expect(await answersFor(mira)).not.toContain(id);
    socket.close();
  });
});
