import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

/** Mira's hero Krag before a knight, whom its Dungeon Master is asked for. */
async function beforeKnight() {
  const campaignId = await openCampaign(app, owner, [mira]);
  const arena = arenaOf({ app, campaignId, owner, player: mira });
  await arena.gather({ stats: scores({ strength: 16 }) }, 30);
  faces = [20, 1];
  await arena.start();
  await owner.call.combat.addMonsters({ campaignId, monsterId: 'knight', count: 1 });
  const replies = async () =>
    (await mira.call.chat.list({ campaignId })).messages.flatMap((each) => (each.narration?.resolved[0] ? each : []));
  const replyAfter = async (act: () => Promise<unknown>) => {
    const { length } = await replies();
    await act();
    const { content: text, narration } = await vi.waitFor(
      async () => (await replies())[length] ?? Promise.reject(new Error('Nobody answers yet.')),
      { timeout: 20_000, interval: 40 },
    );
    return {
      text,
      options: (narration?.options ?? []).map(({ words }) => words),
      resolved: (narration?.resolved ?? []).map(({ outcome, why }) => [outcome, why?.code]),
    };
  };
  const say = (content: string) => mira.call.chat.post({ id: randomUUID(), campaignId, content });
  // Creatures are asked where somebody leads them.
  const socket = await owner.listen();
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
  await socket.hear('subscribed');
  const knight = combatantIn(await arena.see(owner), 'Knight').id;
  const answer = (way: string | null) => arena.take(owner, { name: 'react', reactorId: knight, way, slot: 0 });
  const wayOf = async () => {
    const { view } = fightIn(await arena.see(owner));
    return (view.audience === 'dm' && view.reaction?.ways[0]?.key) || null;
  };
  return { arena, knight, replyAfter, replies, say, answer, wayOf, leave: () => socket.close() };
}

const waits = 'The fight waits for a reaction.';
const goesOn = 'The rest follows by itself, once whoever is asked has answered.';

describe('words whose deed a creature may react to', () => {
  it('say once that the fight waits, not for whom; once it is settled the story tells how the deed came out, and the rest goes on', async () => {
    const { arena, replyAfter, replies, say, answer, leave, knight } = await beforeKnight();
    faces = [13, 5];
    const first = await replyAfter(() => say('I attack the knight with my sword and end my turn'));
    expect(first.text.split(waits)).toHaveLength(2);
    expect(first.text).not.toContain('reaction of');
    expect(first).toMatchObject({ text: expect.stringContaining(goesOn), options: [], resolved: [['done', 'waitsForReaction']] });
    const { length } = await replies();
    const then = await replyAfter(() => answer(null));
    expect(then.text).toContain('Knight');
    expect(then.text).toContain('it is Knight’s turn');
    expect(then.resolved).toEqual([['done', 'foughtOut']]);
    expect(fightIn(await arena.see(owner)).view).toMatchObject({ active: knight });
    expect(await replies()).toHaveLength(length + 1);
    leave();
  });

  it('are told as a miss where the reaction makes them miss, with why the rest cannot come about', async () => {
    const { arena, replyAfter, replies, say, answer, wayOf, leave } = await beforeKnight();
    faces = [13, 5];
    await replyAfter(() => say('I attack the knight with my sword, then attack the knight again'));
    const way = await wayOf();
    const then = await replyAfter(() => answer(way));
    expect(then.resolved).toEqual([['failed', 'foughtOut']]);
    expect(then.text).toContain('Knight uses Parry.');
    expect(then.text).toContain('Krag has no attacks left this turn.');
    await arena.undo();
    expect((await replies()).at(-1)?.content).toBe(`Taken back: ${then.text}`);
    expect(fightIn(await arena.see(owner)).view).toMatchObject({ reaction: null });
    leave();
  });

  it('are done once, however often they are said while it waits', async () => {
    const { replyAfter, say, answer, leave } = await beforeKnight();
    faces = [13, 5];
    await replyAfter(() => say('I attack the knight with my sword'));
    await replyAfter(() => say('I dash'));
    await replyAfter(() => say('I dash!'));
    const then = await replyAfter(() => answer(null));
    expect(then.resolved).toHaveLength(2);
    leave();
  });

  it('are followed by what is said while it waits', async () => {
    const { replyAfter, say, answer, leave } = await beforeKnight();
    faces = [13, 5];
    await replyAfter(() => say('I attack the knight with my sword'));
    const again = await replyAfter(() => say('I dash, and end my turn'));
    expect(again).toEqual({ text: `${goesOn}\n\n${waits}`, options: [], resolved: [['blocked', 'waitsForReaction']] });
    const then = await replyAfter(() => answer(null));
    expect(then.text).toContain('Knight');
    expect(then.resolved).toMatchObject([
      ['done', 'foughtOut'],
      [expect.anything(), 'fightRefused'],
    ]);
    expect(then.text).toContain('it is Knight’s turn');
    leave();
  });
});
