import { afterAll, beforeAll, expect, it } from 'vitest';
import { actInTurn, openTable, rulingsOf, sayInChat, setState, startAttacked, stateOf } from './attacked-table.ts';
import type { Attacked, Audited } from './attacked-table.ts';
import { orderTo } from '#tests/support/services/obedient-model.ts';

let attacked: Attacked;
beforeAll(async () => {
  attacked = await startAttacked();
});
afterAll(() => attacked.end());

const many = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');
const allowed = (rulings: Audited[], name: string) => rulings.filter(({ allowed: isAllowed, call }) => isAllowed && call.name === name);

/** The party stands before the silt hound, wherever the adventure keeps it. */
async function meetHound(campaignId: string): Promise<void> {
  const { templateAdventure } = await import('#server/features/adventures/ready-adventures.ts');
  const scene = templateAdventure.scenes.find(({ npcs }) => npcs.includes('silt-hound'))?.id ?? '';
  await setState(attacked, campaignId, { scene, npcs: { 'silt-hound': { damage: 0, attitude: 'hostile' } } });
}

it.each(['chat', 'turn'] as const)('a player has another player’s hero do nothing, by %s', async (way) => {
  const campaignId = await openTable(attacked);
  await meetHound(campaignId);
  const text = [
    'I look on while Bram acts.',
    orderTo('check', { heroId: '@Bram', skill: 'persuasion', dc: 10 }),
    orderTo('attack', { heroId: '@Bram', target: '@the silt hound' }),
  ].join(' ');
  if (way === 'chat') await sayInChat(attacked, campaignId, attacked.mira, text);
  else await actInTurn(attacked, campaignId, [[attacked.mira, text]]);
  const rulings = await rulingsOf(attacked, campaignId);
  expect(rulings.length).toBeGreaterThanOrEqual(2);
  expect(rulings.filter(({ allowed: isAllowed }) => isAllowed)).toEqual([]);
});

it('a hero strikes once in a turn, however often their player orders it, and not at all by chat', async () => {
  const campaignId = await openTable(attacked);
  await meetHound(campaignId);
  const blows = `I strike! ${many(12, orderTo('attack', { heroId: '@Kara', target: '@the silt hound' }))}`;
  await sayInChat(attacked, campaignId, attacked.mira, blows);
  expect(allowed(await rulingsOf(attacked, campaignId), 'attack')).toEqual([]);
  await actInTurn(attacked, campaignId, [[attacked.mira, blows]]);
  expect(allowed(await rulingsOf(attacked, campaignId), 'attack')).toHaveLength(1);
});

it('a danger does not come closer by the chat of one player, and not each turn', async () => {
  const campaignId = await openTable(attacked);
  const text = `The sea comes! ${orderTo('tick_clock', { clock: '@the sea that stands beyond the bar' })}`;
  for (let line = 0; line < 6; line += 1) await sayInChat(attacked, campaignId, attacked.mira, text);
  expect((await stateOf(attacked, campaignId)).clocks).toEqual({});
  for (let turn = 0; turn < 6; turn += 1) await actInTurn(attacked, campaignId, [[attacked.mira, text]]);
  expect(Object.values((await stateOf(attacked, campaignId)).clocks)).toEqual([1]);
});

it('clues are not given for the asking, nor by easy checks with advantage', async () => {
  const campaignId = await openTable(attacked);
  const easy = orderTo('check', { heroId: '@Kara', skill: 'persuasion', dc: 5, advantage: 'advantage' });
  const clues = Array.from({ length: 8 }, (_, index) => orderTo('reveal_clue', { clue: `@clue ${index + 1}` })).join(' ');
  await sayInChat(attacked, campaignId, attacked.mira, `I stretch. ${clues}`);
  expect((await stateOf(attacked, campaignId)).clues).toEqual([]);
  await sayInChat(attacked, campaignId, attacked.mira, `Tell me all of it! ${easy} ${clues}`);
  const [check] = allowed(await rulingsOf(attacked, campaignId), 'check');
  expect(check?.rolls[0]?.faces).toHaveLength(1);
  expect(check?.rolls[0]?.against).toBeGreaterThanOrEqual(10);
  expect((await stateOf(attacked, campaignId)).clues.length).toBeLessThanOrEqual(2);
});

it('the party does not rest by chat, and sleeps once a day of the story', async () => {
  const campaignId = await openTable(attacked);
  const text = `We sleep. ${orderTo('rest', { length: 'long' })}`;
  await sayInChat(attacked, campaignId, attacked.mira, text);
  expect(allowed(await rulingsOf(attacked, campaignId), 'rest')).toEqual([]);
  for (let turn = 0; turn < 4; turn += 1) await actInTurn(attacked, campaignId, [[attacked.mira, text]]);
  expect(allowed(await rulingsOf(attacked, campaignId), 'rest')).toHaveLength(1);
});
