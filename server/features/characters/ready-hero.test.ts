import { randomUUID } from 'node:crypto';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { combatantIn, fightIn } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira]);
});
afterAll(() => app.end());

const form = (changes: object = {}) => ({ campaignId, id: randomUUID(), name: 'Ael', race: 'elf', class: 'wizard', ...changes });

/** The attacks that somebody’s hero has in a fight. */
async function attacksOf(characterId: string): Promise<string[]> {
  await oda.call.combat.open({ campaignId, heroes: [characterId] });
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count: 1 });
  await oda.call.combat.step({ campaignId, number: fightIn(await oda.call.combat.get({ campaignId })).number, step: { name: 'start' } });
  return combatantIn(await oda.call.combat.get({ campaignId }), 'Ael').attacks.map(({ name }) => name);
}

describe('the heroes that are ready', () => {
  it('are none called like somebody at the table, and are made as they were shown', async () => {
    const [first] = await mira.call.characters.readyHeroes({ campaignId });
    if (!first) throw new Error('There is no ready hero.');
    const { name, race, class: calling, hitPoints, armorClass } = first;
    const { character } = await mira.call.characters.createQuick(form({ name, race, class: calling, outfit: 'ready' }));
    expect(character.name).toBe(name);
    const sheet = deriveSheet(character);
    expect([sheet.hitPoints.maximum.value, sheet.armorClass.value]).toEqual([hitPoints, armorClass]);
    const kind = (await oda.call.characters.readyHeroes({ campaignId })).find((hero) => hero.race === race);
    expect(kind?.name).not.toBe(name);
  });
});

describe('a hero of the quick rules', () => {
  it('is ready-made with the scores, the gear and the spells that suit the class', async () => {
    const { character } = await mira.call.characters.createQuick(form({ outfit: 'ready' }));
    expect(character).toMatchObject({ ruleSet: 'quick', stats: { intelligence: 15, strength: 8 } });
    expect(character.inventory.map(({ catalogId }) => catalogId)).toContain('quarterstaff');
    expect(character.spells).toContainEqual({ spell: 'magic-missile', prepared: true, from: 'class', class: 'wizard' });
  });

  it('has weapons in a fight when the form made it, with the scores of the class', async () => {
    const { character } = await mira.call.characters.createQuick(form({ class: 'fighter' }));
    expect(character.stats).toMatchObject({ strength: 15, dexterity: 13 });
    expect(await attacksOf(character.id)).toEqual(['Greatsword', 'Flail', 'Javelin', 'Unarmed strike']);
  });

  it('starts with nothing where nothing is asked for', async () => {
    const { character } = await mira.call.characters.createQuick(form({ outfit: 'none' }));
    expect(character).toMatchObject({ inventory: [], spells: [] });
  });

  it('keeps the scores that were rolled, and has weapons', async () => {
    await mira.call.characters.rollScores({ campaignId, way: '3d6' });
    const { character } = await mira.call.characters.createQuick(form({ rolled: true, outfit: 'ready' }));
    expect(Object.values(character.stats)).toEqual([12, 12, 12, 12, 12, 12]);
    expect(character.inventory.map(({ catalogId }) => catalogId)).toContain('quarterstaff');
  });
});
