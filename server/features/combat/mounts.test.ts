import { afterAll, beforeAll, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { arenaOf, bringHero, combatantIn, fightIn } from '#tests/support/app/arena.ts';
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

/** Mira's hero beside a horse, which the Dungeon Master has brought, against two goblins. */
async function gather(horse: string) {
  const campaignId = await openCampaign(app, owner, [mira], 'dm');
  const arena = arenaOf({ app, campaignId, owner, player: mira });
  const stats = scores({ dexterity: 14 });
  const krag = await bringHero(app, campaignId, mira, 'Krag', { stats, inventory: carrying(['rapier', 'mainHand']) });
  await owner.call.combat.open({ campaignId, heroes: [krag] });
  await owner.call.combat.addMonsters({ campaignId, monsterId: horse, side: 'heroes' });
  await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count: 2 });
  const said = async () => (await mira.call.chat.list({ campaignId })).messages.at(-1)?.content ?? '';
  return { arena, krag, said };
}

it('the surprised roll initiative with disadvantage, identical creatures together, and a place can be changed', async () => {
  const { arena, krag, said } = await gather('riding-horse');
  faces = [17, 3, 9, 12];
  const now = await arena.take(owner, { name: 'start', surprised: [krag] });
  const goblins = [combatantIn(now, 'Goblin Warrior'), combatantIn(now, 'Goblin Warrior 2')];
  expect([combatantIn(now, 'Krag').initiative, goblins.map(({ initiative }) => initiative)]).toEqual([3 + 2, [14, 14]]);
  expect(await said()).toMatch(/Krag rolls 5 for initiative.*Goblin Warrior 2 acts at 14, with Goblin Warrior\./);
  const moved = await arena.take(owner, { name: 'initiative', targetId: krag, initiative: 20 });
  const seen = fightIn(await arena.see(mira)).view;
  expect(seen.combatants.map(({ name }) => name)).toEqual(['Krag', 'Goblin Warrior', 'Goblin Warrior 2', 'Riding Horse']);
  expect(seen.active).toBe(fightIn(moved).view.active);
  await expect(arena.take(mira, { name: 'initiative', targetId: krag, initiative: 30 })).rejects.toThrow('Only the Dungeon Master');
});

it('a player directs the mount that their hero controls, and reads no more of it', async () => {
  const { arena, krag, said } = await gather('riding-horse');
  faces = [20, 1, 2];
  const { id: horse } = combatantIn(await arena.take(owner, { name: 'start' }), 'Riding Horse');
  await expect(arena.take(mira, { name: 'act', actorId: horse, action: 'dash' })).rejects.toThrow('Only the Dungeon Master');
  await arena.take(mira, { name: 'act', actorId: krag, action: 'mount', targetIds: [horse] });
  expect(fightIn(await arena.see(mira)).companions).toMatchObject([{ id: horse, isRidden: true, calledBy: krag, attacks: [] }]);
  const turn = fightIn(await arena.take(mira, { name: 'next' }));
  expect([turn.view.active, turn.view.combatants.find(({ id }) => id === horse)?.hitPoints]).toEqual([horse, null]);
  await expect(arena.take(mira, { name: 'attack', actorId: horse, targetId: horse, attack: 'Hooves' })).rejects.toThrow('is ridden');
  await arena.take(mira, { name: 'act', actorId: horse, action: 'dash' });
  expect(await said()).toContain('Riding Horse');
  expect(fightIn(await arena.take(mira, { name: 'next' })).view.active).not.toBe(horse);
});

it('a mount with a mind of its own keeps its place, and is led by the Dungeon Master', async () => {
  const { arena, krag } = await gather('pegasus');
  faces = [20, 1, 15];
  const { id: pegasus } = combatantIn(await arena.take(owner, { name: 'start' }), 'Pegasus');
  await arena.take(mira, { name: 'act', actorId: krag, action: 'mount', targetIds: [pegasus] });
  expect(fightIn(await arena.see(mira)).companions).toEqual([]);
  await arena.take(mira, { name: 'next' });
  await arena.take(owner, { name: 'next' });
  const turn = fightIn(await arena.take(owner, { name: 'next' }));
  expect(turn.view.active).toBe(pegasus);
  await expect(arena.take(mira, { name: 'act', actorId: pegasus, action: 'dash' })).rejects.toThrow('Only the Dungeon Master');
  const goblin = turn.view.combatants.find(({ name }) => name === 'Goblin Warrior')?.id ?? '';
  const struck = fightIn(await arena.take(owner, { name: 'attack', actorId: pegasus, targetId: goblin, attack: 'Hooves' }));
  expect(struck.view.audience === 'dm' && struck.view.attacksMade).toBe(1);
});
