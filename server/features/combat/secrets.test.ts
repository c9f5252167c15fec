import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { tier } from '#tests/support/tier.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const actorId = fc.constantFrom('Kara', 'Grub', 'Vashti Undertow', 'Undertow’s Hound');
const condition = fc.constantFrom('prone', 'poisoned', 'invisible', 'paralyzed', 'frightened');
/** Names stand for ids until the fight is there. */
const anyStep = fc.oneof(
  fc.record({ name: fc.constant('attack' as const), actorId, targetId: actorId, attack: fc.constantFrom('Bite', 'Longsword') }),
  fc.record({
    name: fc.constant('damage' as const),
    actorId,
    targetId: actorId,
    amount: fc.integer({ min: 0, max: 14 }),
    type: fc.constant('cold' as const),
  }),
  fc.record({ name: fc.constant('heal' as const), targetId: actorId, amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ name: fc.constant('temporary' as const), targetId: actorId, amount: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ name: fc.constant('condition' as const), from: actorId, targetId: actorId, condition }),
  fc.record({ name: fc.constant('endCondition' as const), targetId: actorId, condition }),
  fc.record({
    name: fc.constant('concentrate' as const),
    actorId: fc.constantFrom('Vashti Undertow', 'Undertow’s Hound'),
    on: fc.constant('A veil of reeds'),
  }),
  fc.record({ name: fc.constant('deathSave' as const), targetId: actorId }),
  fc.record({ name: fc.constant('note' as const), targetId: actorId, notes: fc.constant('Sold the map to the Prior of Wexcombe.') }),
  fc.record({ name: fc.constant('hide' as const), targetId: fc.constant('Grub'), hidden: fc.boolean() }),
  fc.constant({ name: 'next' as const }),
  fc.constant({ name: 'npc' as const }),
  fc.constant({ name: 'undo' as const }),
);

/** Everything of a foe that a number could give away lies between 9000 and 9999, its armor class is 37. */
const foe = (name: string) => ({
  name,
  hitPoints: 9731,
  armorClass: 37,
  xp: 9177,
  notes: 'Sold the map to the Prior of Wexcombe.',
  attacks: [{ name: 'Bite', toHit: 4, damage: '1d6+1', type: 'piercing' as const }],
});
/** Ids, times and places in the story are numbers of another kind. */
const plainly = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/"(position|after)":\d+/g, '');
const secrets = /Vashti|Undertow|Hound|Wexcombe|veil of reeds|\b9\d{3}\b|\b37\b/;

async function startFight() {
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  const kara = await bringHero(app, campaignId, mira, 'Kara');
  await owner.call.combat.open({ campaignId, heroes: [kara] });
  await owner.call.combat.addNpc({ campaignId, npc: foe('Grub') });
  for (const name of ['Vashti Undertow', 'Undertow’s Hound']) await owner.call.combat.addNpc({ campaignId, npc: foe(name), hidden: true });
  const { fight } = await owner.call.combat.get({ campaignId });
  const now = await owner.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  const ids = new Map(['Kara', 'Grub', 'Vashti Undertow', 'Undertow’s Hound'].map((name) => [name, combatantIn(now, name).id]));
  return { campaignId, ids };
}

it(
  'gives a player nothing of the hidden, of notes and of the numbers of foes, in no answer, message or event, whatever happens',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 16 }), async (steps) => {
        const { campaignId, ids } = await startFight();
        const socket = await mira.listen();
        const leaders = campaignLeadersTopic(campaignId);
        for (const topic of [leaders, campaignTopic(campaignId)]) socket.say({ type: 'subscribe', topic });
        await socket.hear('subscribed');
        expect(await socket.hear('refused')).toMatchObject({ topic: leaders });
        let done = 0;
        for (const each of steps) {
          const { number } = fightIn(await owner.call.combat.get({ campaignId }));
          const named = Object.fromEntries(Object.entries(each).map(([key, value]) => [key, ids.get(String(value)) ?? value]));
          const act =
            each.name === 'npc'
              ? owner.call.combat.npcTurn({ campaignId, number })
              : each.name === 'undo'
                ? owner.call.combat.undo({ campaignId, number })
                : owner.call.combat.step({ campaignId, number, step: { ...each, ...named } satisfies Step });
          done += await act.then(
            () => 1,
            () => 0,
          );
          const own = await mira.call.combat
            .step({
              campaignId,
              number: number + 1,
              step: { name: 'attack', actorId: ids.get('Kara') ?? '', targetId: ids.get('Vashti Undertow') ?? '', attack: 'Longsword' },
            })
            .catch((error: unknown) => String(error));
          expect(plainly([own, await mira.call.combat.get({ campaignId })])).not.toMatch(secrets);
        }
        const { messages } = await mira.call.chat.list({ campaignId });
        if (done > 0) await socket.hear('event', ({ event }) => event.type === 'combat.changed');
        expect(plainly(messages.map(({ content, rolls }) => [content, rolls]))).not.toMatch(secrets);
        expect(socket.frames.filter((frame) => frame.type === 'event' && frame.topic === leaders)).toEqual([]);
        expect(plainly(socket.frames.map((frame) => (frame.type === 'event' ? frame.event : null)))).not.toMatch(secrets);
        socket.close();
      }),
      { numRuns: tier.bound(3, 8) },
    );
  },
);
