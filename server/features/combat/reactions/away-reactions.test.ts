import { expect, it } from 'vitest';
import { fightIn } from '#tests/support/app/arena.ts';
import { campaignId, come, damageOf, krag, mira, owner, see, show, take, useAskedTable } from '#tests/support/app/asked-table.ts';

useAskedTable();

/** The brute attacks Mira's hero, who could answer with a reaction. */
async function attack() {
  await owner.call.campaigns.saveSettings({ campaignId, settings: { npcTurns: 'narrator' } });
  await come(mira);
  show(1, 6, 10, 1);
  const { number } = fightIn(await see(owner));
  await owner.call.combat.npcTurn({ campaignId, number, which: 'all' });
  return fightIn(await see(owner)).view;
}

it('a fight asks a hero whose player is there for a reaction, and waits', async () => {
  expect(await attack()).toMatchObject({ reaction: { reactorId: krag } });
});

it('a fight waits for no reaction of a hero whose player is away', async () => {
  await owner.call.turns.setAway({ campaignId, userId: mira.id, isAway: true });
  expect(await attack()).toMatchObject({ active: krag, reaction: null });
  expect(await damageOf()).toBe(4);
});

it('where the Dungeon Master plays the creatures, a press has a hero fight on alone whose player is away', async () => {
  await owner.call.turns.setAway({ campaignId, userId: mira.id, isAway: true });
  await take(owner, { name: 'next' });
  expect(fightIn(await see(owner)).view.active).toBe(krag);
  show(1, 19, 4, 4);
  await owner.call.combat.npcTurn({ campaignId, number: fightIn(await see(owner)).number });
  expect(fightIn(await see(owner)).view.active).not.toBe(krag);
});

it('no press plays a hero whose player is there', async () => {
  await take(owner, { name: 'next' });
  const { number, view } = fightIn(await see(owner));
  expect(view.active).toBe(krag);
  await expect(owner.call.combat.npcTurn({ campaignId, number })).rejects.toMatchObject({ code: 'combat.refused' });
});
