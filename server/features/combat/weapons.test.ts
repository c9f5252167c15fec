import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;
let brute: string;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const see = (person: Somebody) => person.call.combat.get({ campaignId });
async function take(person: Somebody, step: Step) {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}
const undo = async () => owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number });
const attack = (name: string): Step => ({ name: 'attack', actorId: krag, targetId: brute, attack: name });

/** Mira's fighter with a flail that saps and a bow with two arrows, who acts first against a brute. */
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  const inventory = [...carrying(['flail', 'mainHand'], ['shortbow', 'pack']), itemOf('arrow', 2, 'arrows')];
  const stats = scores({ strength: 16, dexterity: 16 });
  krag = await bringHero(app, campaignId, mira, 'Krag', { class: 'fighter', level: 5, stats, inventory, masteries: ['flail'] });
  await owner.call.combat.open({ campaignId, heroes: [krag] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 60, armorClass: 10, attacks } });
  faces = [20, 1];
  brute = combatantIn(await take(owner, { name: 'start' }), 'Brute').id;
});

describe('a weapon in the fight of a table', () => {
  it('saps whom it hits, and its target is free of it once that is undone', async () => {
    faces = [15, 4];
    await take(mira, attack('Flail'));
    expect(combatantIn(await see(owner), 'Brute').activeEffects).toMatchObject([{ name: 'Sap', from: krag }]);
    expect((await mira.call.chat.list({ campaignId })).messages.at(-1)?.content).toContain('Brute is under Sap.');
    await undo();
    expect(combatantIn(await see(owner), 'Brute').activeEffects).toEqual([]);
  });

  it('shoots arrows of the sheet, is refused without any, and half is found again when the fight ends', async () => {
    const before = await sheetOf(app, campaignId, krag);
    const arrows = async () => (await sheetOf(app, campaignId, krag)).inventory.find(({ name }) => name === 'Arrow')?.quantity;
    await take(mira, attack('Shortbow'));
    expect(await arrows()).toBe(1);
    await undo();
    expect(await sheetOf(app, campaignId, krag)).toEqual(before);
    await take(mira, attack('Shortbow'));
    await take(mira, attack('Shortbow'));
    expect(await arrows()).toBeUndefined();
    expect(fightIn(await see(mira)).hero?.shots).toEqual([{ itemId: 'arrows', count: 2 }]);
    await expect(take(owner, attack('Shortbow'))).rejects.toMatchObject({ message: 'Krag has no ammunition left for Shortbow.' });
    await owner.call.combat.end({ campaignId, number: fightIn(await see(owner)).number });
    expect(await arrows()).toBe(1);
    await undo();
    expect(await arrows()).toBeUndefined();
  });
});
