import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;

beforeAll(async () => {
  app = await startApp();
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

const npc = (name: string) => ({ name, hitPoints: 9, armorClass: 12, xp: 10, notes: '', attacks: [] });

it('the messages of a fight tell which round they belong to, and count no turn of the hidden', async () => {
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  const kara = await bringHero(app, campaignId, mira, 'Kara');
  await owner.call.combat.open({ campaignId, heroes: [kara] });
  await owner.call.combat.addNpc({ campaignId, npc: npc('Grub') });
  await owner.call.combat.addNpc({ campaignId, npc: npc('Shade'), hidden: true });
  const step = async (name: 'start' | 'next') => {
    const { number } = fightIn(await owner.call.combat.get({ campaignId }));
    return owner.call.combat.step({ campaignId, number, step: { name } });
  };
  await step('start');
  for (const _turn of [1, 2, 3, 4, 5]) await step('next');

  const { messages } = await mira.call.chat.list({ campaignId });
  const rounds = messages.flatMap(({ fight }) => fight ?? []);
  const turnsOf = (round: number) => rounds.filter((each) => each.round === round).reduce((sum, { turns }) => sum + turns, 0);
  expect(new Set(rounds.map(({ fightId }) => fightId)).size).toBe(1);
  expect([turnsOf(1), turnsOf(2)]).toEqual([2, 2]);

  await owner.call.combat.end({ campaignId, number: fightIn(await owner.call.combat.get({ campaignId })).number });
  const { messages: after } = await mira.call.chat.list({ campaignId });
  expect(after.at(-1)).toMatchObject({ role: 'system', fight: null });
});

it('turns that are played on into the next round stay in the round in which they were', async () => {
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  const kara = await bringHero(app, campaignId, mira, 'Kara');
  await owner.call.combat.open({ campaignId, heroes: [kara] });
  for (const name of ['Grub', 'Mite', 'Tick']) await owner.call.combat.addNpc({ campaignId, npc: npc(name) });
  const now = async () => fightIn(await owner.call.combat.get({ campaignId }));
  await owner.call.combat.step({ campaignId, number: (await now()).number, step: { name: 'start' } });
  // To the hero's turn, and from it once round the order.
  const toHero = async () => {
    const { number, view } = await now();
    if (view.active !== kara) await owner.call.combat.npcTurn({ campaignId, number, which: 'all' });
  };
  await toHero();
  await owner.call.combat.step({ campaignId, number: (await now()).number, step: { name: 'next' } });
  await toHero();

  const { messages } = await mira.call.chat.list({ campaignId });
  const told = messages.flatMap(({ fight, content }) => (fight ? [{ round: fight.round, turns: fight.turns, content }] : []));
  expect(told.filter(({ content }) => content.includes('Round 2 begins'))).toMatchObject([
    { round: 2, content: expect.stringMatching(/^Round 2 begins/) },
  ]);
  const turnsOf = (round: number) => told.filter((each) => each.round === round).reduce((sum, { turns }) => sum + turns, 0);
  expect(turnsOf(1)).toBe(4);
});

it('words of people belong to no round', async () => {
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  const said = await mira.call.chat.post({ id: crypto.randomUUID(), campaignId, content: 'I wait.', to: { kind: 'group' } });
  expect(said.fight).toBeNull();
});
