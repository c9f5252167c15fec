import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { limits } from '#domain/limits/limits.ts';
import { fightIn, sheetOf } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import {
  app,
  campaignId,
  come,
  damageOf,
  jun,
  krag,
  mira,
  owner,
  see,
  show,
  take,
  tov,
  waitFor,
  useAskedTable,
} from '#tests/support/app/asked-table.ts';
import type { Step } from '#tests/support/app/asked-table.ts';
import { passOverdue } from './reaction-clock.ts';

useAskedTable();

/** Rocks fall on Krag and on Tov: 12 damage, half with a dexterity save. */
async function rockfall(): Promise<CombatNow> {
  show(6, 6);
  const damage = [{ dice: '2d6', type: 'bludgeoning' as const }];
  const effect = {
    name: 'Rockfall',
    ability: 'dexterity' as const,
    dc: 13,
    area: '',
    damage,
    onSave: 'half' as const,
    inflicts: null,
    recharge: null,
  };
  return take(owner, { name: 'save', actorId: null, effect, targetIds: [krag, tov] });
}
const rollSave = (person: Somebody, saverId: string, number: number) =>
  person.call.combat.step({ campaignId, number, step: { name: 'rollSaves', saverIds: [saverId] } });

describe('heroes whose players are there', () => {
  beforeEach(async () => {
    await Promise.all([come(mira), come(jun)]);
  });

  it('are asked for their saves at once, each rolls by one press, and the fight goes on with the last', async () => {
    const { number } = fightIn(await rockfall());
    expect(fightIn(await see(mira)).view).toMatchObject({
      saves: {
        saves: [
          { saverId: krag, dc: null },
          { saverId: tov, dc: null },
        ],
      },
    });
    expect(await damageOf()).toBe(0);
    show(15);
    expect(fightIn(await rollSave(mira, krag, number)).view).toMatchObject({
      saves: { saves: [{ roll: { total: 17, against: null } }, { roll: null }] },
    });
    show(2);
    expect(fightIn(await rollSave(jun, tov, number)).view).toMatchObject({ saves: null });
    expect([await damageOf(), (await sheetOf(app, campaignId, tov)).damage]).toEqual([6, 12]);
    const { messages } = await mira.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag succeeds on a saving throw against Rockfall.');
  });

  it('roll at the same moment, and both rolls count once', async () => {
    const { number } = fightIn(await rockfall());
    const rolled = await Promise.allSettled([
      rollSave(mira, krag, number),
      rollSave(jun, tov, number),
      rollSave(owner, tov, number),
      rollSave(mira, krag, number),
    ]);
    expect(rolled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(fightIn(await see(owner)).view).toMatchObject({ saves: null });
    expect(fightIn(await see(owner)).number).toBe(number + 2);
    expect([await damageOf(), (await sheetOf(app, campaignId, tov)).damage]).toEqual([12, 12]);
  });

  it('do not roll for one another, nor by a press that meant an earlier question', async () => {
    const { number } = fightIn(await rockfall());
    await expect(rollSave(mira, tov, number)).rejects.toThrow('Only the Dungeon Master');
    await expect(rollSave(mira, krag, number - 1)).rejects.toThrow('Someone acted first');
    await expect(take(owner, { name: 'next' })).rejects.toThrow(/^The fight waits for saving throws: (Krag, Tov|Tov, Krag)[.]$/);
  });

  it('have their saves rolled by the server when the time is over, once, and no press makes the time longer', async () => {
    const { number } = fightIn(await rockfall());
    waitFor(limits.saveSeconds * 500);
    show(15);
    await rollSave(mira, krag, number);
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).number).toBe(number + 1);
    waitFor(limits.saveSeconds * 1000 + 1);
    show(2);
    await Promise.all([passOverdue(app.kernel), passOverdue(app.kernel)]);
    expect(fightIn(await see(owner))).toMatchObject({ number: number + 2, view: { saves: null } });
    expect((await sheetOf(app, campaignId, tov)).damage).toBe(12);
  });

  it('spend Heroic Inspiration on a save that fails, and have it back with an undo', async () => {
    await owner.call.characters.act({ campaignId, characterId: krag, id: randomUUID(), act: { kind: 'inspiration', held: true } });
    const { number } = fightIn(await rockfall());
    show(15);
    await rollSave(jun, tov, number);
    show(1);
    const asked = fightIn(await rollSave(mira, krag, number));
    expect(asked.hero?.reaction).toMatchObject({ to: 'failedSave', ways: [{ key: 'inspiration' }] });
    show(18);
    await take(mira, { name: 'react', reactorId: krag, way: 'inspiration', slot: 0 });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ damage: 6, inspiration: false });
    const { messages } = await jun.call.chat.list({ campaignId });
    expect(messages.at(-1)?.content).toContain('Krag spends Heroic Inspiration and rolls again.');
    await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
    expect(await sheetOf(app, campaignId, krag)).toMatchObject({ damage: 0, inspiration: true });
  });

  it('save at once where the table has chosen so', async () => {
    await owner.call.campaigns.saveSettings({ campaignId, settings: { heroSaves: 'server' } });
    expect(fightIn(await rockfall()).view).toMatchObject({ saves: null });
  });
});

describe('a hero whose player is away', () => {
  it('is rolled for by the Dungeon Master who is there', async () => {
    await come(owner);
    const { number } = fightIn(await rockfall());
    expect(fightIn(await see(owner)).view).toMatchObject({ saves: { saves: [{ saverId: krag, dc: 13 }, { saverId: tov }] } });
    const both: Step = { name: 'rollSaves', saverIds: [krag, tov] };
    expect(fightIn(await owner.call.combat.step({ campaignId, number, step: both })).view).toMatchObject({ saves: null });
  });

  it('saves at once where nobody is there', async () => {
    expect(fightIn(await rockfall()).view).toMatchObject({ saves: null });
  });
});
