import { expect, it } from 'vitest';
import { fightIn } from '#tests/support/app/arena.ts';
import { campaignId, come, damageOf, krag, mira, owner, see, show, useAskedTable } from '#tests/support/app/asked-table.ts';

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
