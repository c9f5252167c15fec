import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { calling } from './good-call.ts';
import type { GoodCall, NamesOf } from './good-call.ts';
import type { FuzzTable } from './fuzz-table.ts';

/** A campaign of its own with two heroes of two players. */
async function twoHeroes(table: FuzzTable) {
  const campaignId = await table.freshCampaign();
  await table.seat(campaignId, table.player, 'player');
  await table.seat(campaignId, table.guest, 'player');
  const characterId = await bringHero(table.app, campaignId, table.player, 'Kara');
  return { campaignId, characterId, other: await bringHero(table.app, campaignId, table.guest, 'Tam') };
}

/** The same with a check that is asked of both. */
async function asked(table: FuzzTable) {
  const { campaignId, characterId, other } = await twoHeroes(table);
  const messageId = randomUUID();
  const what = { kind: 'skill', skill: 'perception' } as const;
  await table.owner.call.checks.ask({ campaignId, id: messageId, what, heroes: [characterId, other] });
  return { campaignId, characterId, other, messageId };
}

/** The same with a save that a spell of the first has forced. */
async function forced(table: FuzzTable) {
  const campaignId = await table.freshCampaign();
  await table.seat(campaignId, table.player, 'player');
  await table.seat(campaignId, table.guest, 'player');
  const spells = [{ spell: 'burning-hands', prepared: true, from: 'class' as const }];
  const characterId = await bringHero(table.app, campaignId, table.player, 'Kara', { class: 'wizard', spells });
  const other = await bringHero(table.app, campaignId, table.guest, 'Tam');
  const act = { kind: 'cast', spell: 'burning-hands', with: { kind: 'slot', level: 1 } } as const;
  await table.player.call.characters.act({ campaignId, characterId, id: randomUUID(), act });
  const { messages } = await table.player.call.chat.list({ campaignId });
  const messageId = messages.findLast(({ check }) => check !== null)?.id ?? '';
  return { campaignId, messageId, characterId, other };
}

/** An accepted call of every operation about checks. */
export const checkCalls: Record<NamesOf<typeof contract, 'checks'>, GoodCall> = {
  'checks.ask': calling('owner', async (table) => {
    const { campaignId, characterId, other } = await twoHeroes(table);
    const what = { kind: 'skill', skill: 'athletics' };
    const second = { what: { kind: 'check', ability: 'dexterity' }, heroes: [other], creature: { name: 'Ogre', modifier: 4 } };
    const rest = { difficulty: null, showsDifficulty: true, secret: 'no', advantage: 'none', second };
    return { campaignId, id: randomUUID(), kind: 'contest', what, heroes: [characterId], ...rest };
  }),
  'checks.roll': calling('player', async (table) => {
    const { campaignId, messageId, characterId } = await asked(table);
    return { campaignId, messageId, characterId };
  }),
  'checks.help': calling('player', async (table) => {
    const { campaignId, messageId, characterId, other } = await asked(table);
    return { campaignId, messageId, characterId, helps: other };
  }),
  'checks.reach': calling('player', async (table) => {
    const { campaignId, messageId, characterId, other } = await forced(table);
    return { campaignId, messageId, characterId, heroes: [other], creatures: [], combatants: [] };
  }),
  'checks.apply': calling('guest', async (table) => {
    const { campaignId, messageId, characterId, other } = await forced(table);
    await table.player.call.checks.reach({ campaignId, messageId, characterId, heroes: [other] });
    await table.guest.call.checks.roll({ campaignId, messageId, characterId: other });
    return { campaignId, messageId, characterId: other };
  }),
  'checks.applyInFight': calling('player', async (table) => {
    const { campaignId, messageId, characterId } = await forced(table);
    const { combat, checks } = table.owner.call;
    await combat.open({ campaignId, heroes: [characterId] });
    const { fight } = await combat.addMonsters({ campaignId, monsterId: 'ogre' });
    const begun = await combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    const ogre = begun.fight?.view.combatants.find(({ name }) => name === 'Ogre')?.id ?? '';
    await checks.reach({ campaignId, messageId, characterId, combatants: [ogre] });
    return { campaignId, messageId, characterId };
  }),
  'checks.close': calling('owner', async (table) => {
    const { campaignId, messageId } = await asked(table);
    return { campaignId, messageId };
  }),
};
