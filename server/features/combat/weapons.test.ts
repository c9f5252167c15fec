import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrying, scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { ArenaStep } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { arenaOf, combatantIn, fightIn } from '#tests/support/app/arena.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let campaignId: string;
let krag: string;
let brute: string;
let arena: ReturnType<typeof arenaOf>;
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)) });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
});
afterAll(() => app.end());

const attack = (name: string): ArenaStep => ({ name: 'attack', actorId: krag, targetId: brute, attack: name });

/** Mira's fighter with a flail that saps and a bow with two arrows, who acts first against a brute. */
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira], 'dm');
  const inventory = [...carrying(['flail', 'mainHand'], ['shortbow', 'pack']), itemOf('arrow', 2, 'arrows')];
  const stats = scores({ strength: 16, dexterity: 16 });
  arena = arenaOf({ app, campaignId, owner, player: mira });
  krag = await arena.gather({ class: 'fighter', level: 5, stats, inventory, masteries: ['flail'] }, 60);
  faces = [20, 1];
  brute = await arena.start();
});

describe('a weapon in the fight of a table', () => {
  it('saps whom it hits, and its target is free of it once that is undone', async () => {
    faces = [15, 4];
    await arena.take(mira, attack('Flail'));
    expect(combatantIn(await arena.see(owner), 'Brute').activeEffects).toMatchObject([{ name: 'Sap', from: krag }]);
    expect((await mira.call.chat.list({ campaignId })).messages.at(-1)?.content).toContain(
      'Brute has disadvantage on the next attack (Sap).',
    );
    await arena.undo();
    expect(combatantIn(await arena.see(owner), 'Brute').activeEffects).toEqual([]);
  });

  it('shoots arrows of the sheet, is refused without any, and half is found again when the fight ends', async () => {
    const before = await arena.sheet(krag);
    const arrows = async () => (await arena.sheet(krag)).inventory.find(({ name }) => name === 'Arrow')?.quantity;
    await arena.take(mira, attack('Shortbow'));
    expect(await arrows()).toBe(1);
    await arena.undo();
    expect(await arena.sheet(krag)).toEqual(before);
    await arena.take(mira, attack('Shortbow'));
    await arena.take(mira, attack('Shortbow'));
    expect(await arrows()).toBeUndefined();
    expect(fightIn(await arena.see(mira)).hero?.shots).toEqual([{ itemId: 'arrows', count: 2 }]);
    await expect(arena.take(owner, attack('Shortbow'))).rejects.toMatchObject({ message: 'Krag has no ammunition left for Shortbow.' });
    await owner.call.combat.end({ campaignId, number: fightIn(await arena.see(owner)).number });
    expect(await arrows()).toBe(1);
    await arena.undo();
    expect(await arrows()).toBeUndefined();
  });
});
