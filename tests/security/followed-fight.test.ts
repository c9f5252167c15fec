import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import { combatAfter } from '#web/features/combat/combat-after.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, changeSheetOf, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let kara: string;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  kara = await bringHero(app, campaignId, mira, 'Kara');
});
afterAll(() => app.end());

const see = (who: Somebody) => who.call.combat.get({ campaignId });
type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];

async function listen(who: Somebody, ...topics: string[]): Promise<TestSocket> {
  const socket = await who.listen();
  for (const topic of topics) {
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed', (frame) => frame.topic === topic);
  }
  return socket;
}

/** What somebody sees who asked once and then only heard; null where they would ask again. */
function heard(first: CombatNow, socket: TestSocket): CombatNow | null {
  let now: CombatNow | null = first;
  for (const frame of socket.frames)
    if (now && frame.type === 'event' && frame.event.type === 'combat.changed')
      now = combatAfter(now, frame.event.audience, frame.event.change);
  return now;
}

describe('who asks for a fight once and hears what happens', () => {
  it('sees at every step what the server would answer, as the Dungeon Master and as a player', async () => {
    const sockets = [
      await listen(owner, campaignTopic(campaignId), campaignLeadersTopic(campaignId)),
      await listen(mira, campaignTopic(campaignId)),
    ] as const;
    const [first, hers] = [await see(owner), await see(mira)];
    const { call } = owner;
    const number = async () => fightIn(await see(owner)).number;
    const id = async (name: string) => combatantIn(await see(owner), name).id;
    const step = async (taken: Step) => call.combat.step({ campaignId, number: await number(), step: taken });
    const attacks = [{ name: 'Bite', toHit: 4, damage: '1d6+1', type: 'piercing' as const }];
    const happenings: (() => Promise<unknown>)[] = [
      () => call.combat.open({ campaignId, heroes: [kara] }),
      () => call.combat.addNpc({ campaignId, npc: { name: 'Vashti', hitPoints: 30, armorClass: 12, xp: 10, attacks }, hidden: true }),
      () => call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count: 3 }),
      () => step({ name: 'start' }),
      async () => step({ name: 'damage', actorId: await id('Kara'), targetId: await id('Goblin Warrior'), amount: 3, type: 'fire' }),
      async () => step({ name: 'damage', actorId: await id('Vashti'), targetId: await id('Kara'), amount: 5, type: 'cold' }),
      async () => step({ name: 'condition', from: await id('Vashti'), targetId: await id('Kara'), condition: 'prone' }),
      () => step({ name: 'next' }),
      async () => step({ name: 'hide', targetId: await id('Vashti'), hidden: false }),
      () => changeSheetOf(app, campaignId, kara, { damage: 9 }),
      async () => call.combat.undo({ campaignId, number: await number() }),
      async () => step({ name: 'hide', targetId: await id('Vashti'), hidden: true }),
      async () => step({ name: 'leave', targetId: await id('Goblin Warrior 2') }),
      async () => call.combat.end({ campaignId, number: await number() }),
      async () => call.combat.undo({ campaignId, number: await number() }),
      async () => call.combat.end({ campaignId, number: await number() }),
      () => call.combat.open({ campaignId, heroes: [] }),
    ];
    for (const happen of happenings) {
      await happen();
      const answers = [await see(owner), await see(mira)] as const;
      for (const [n, socket] of sockets.entries()) {
        const [asked, answer] = [n === 0 ? first : hers, answers[n]];
        // The adventurers beside the fight come with the changes of their sheets.
        await expect.poll(() => heard(asked, socket)?.fight, { message: happen.toString() }).toEqual(answer?.fight);
      }
    }
    for (const socket of sockets) socket.close();
  });

  it('asks again after a change that was missed, and takes what is known already for nothing new', async () => {
    const socket = await listen(owner, campaignLeadersTopic(campaignId));
    const first = await see(owner);
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    const middle = await see(owner);
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'ogre' });
    const last = await see(owner);
    await socket.hear(
      'event',
      ({ event }) => event.type === 'combat.changed' && event.change.kind === 'step' && event.change.number === fightIn(last).number,
    );
    expect(heard(first, socket)?.fight).toEqual(last.fight);
    expect(heard(middle, socket)?.fight).toEqual(last.fight);
    expect(heard(last, socket)).toBe(last);
    socket.frames.shift();
    socket.frames.splice(
      socket.frames.findIndex(({ type }) => type === 'event'),
      1,
    );
    expect(heard(first, socket)).toBeNull();
    socket.close();
  });

  it('as a co-DM made a player hears nothing more of what those hear who lead', async () => {
    const bren = await signUp(app.url, 'Bren');
    await app.database.pool.query("insert into campaign_participant (campaign_id, user_id, seat) values ($1, $2, 'co-dm')", [
      campaignId,
      bren.id,
    ]);
    const topic = campaignLeadersTopic(campaignId);
    const socket = await listen(bren, topic);
    await owner.call.campaigns.setRole({ campaignId, userId: bren.id, seat: 'player' });
    await socket.hear('refused', (frame) => frame.topic === topic);
    const before = socket.frames.length;
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'ogre' });
    socket.say({ type: 'ping' });
    await socket.hear('pong');
    expect(socket.frames.slice(before).filter(({ type }) => type === 'event')).toEqual([]);
    socket.close();
  });
});
