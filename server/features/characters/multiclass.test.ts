import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fittingChoices } from '#domain/character/character.fixture.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let characterId: string;

const stats = { strength: 15, dexterity: 12, constitution: 14, intelligence: 14, wisdom: 10, charisma: 8 };

beforeAll(async () => {
  app = await startApp({ dice: () => 4 });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
});
beforeEach(async () => {
  campaignId = await openCampaign(app, oda, [mira]);
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  characterId = await bringHero(app, campaignId, mira, 'Kara', { level: 3, hitPointGains: [6, 6], stats });
});
afterAll(() => app.end());

const sheet = async () => (await mira.call.characters.get({ campaignId, characterId })).character;
const rise = async (id: ClassId) => {
  const choices = fittingChoices(await sheet(), id);
  return mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'levelUp', class: id, choices } });
};

describe('a fighter who takes a level of wizard', () => {
  it('is shown with both classes, casts by the wizard’s ability, and is undone exactly', async () => {
    const before = await sheet();
    const risen = await rise('wizard');
    expect(risen.sentences[0]).toBe('Kara is now a level 1 wizard, level 4 in all.');
    const [card] = await mira.call.characters.list({ campaignId });
    expect(card).toMatchObject({
      level: 4,
      classes: [
        { class: 'fighter', level: 3 },
        { class: 'wizard', level: 1 },
      ],
    });
    const { spellcasting, classLine } = deriveSheet(await sheet());
    expect(classLine).toBe('Fighter 3 / Wizard 1');
    expect(spellcasting).toMatchObject({ classes: [{ class: 'wizard', saveDifficulty: { value: 12 } }], slots: [{ level: 1, total: 2 }] });
    await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: risen.position ?? 0 });
    expect(await sheet()).toEqual(before);
  });

  it('spends hit dice of the size that is named, and keeps them in the history', async () => {
    await rise('wizard');
    await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'takeDamage', amount: 12 } });
    const rest = { kind: 'shortRest', hitDice: { d6: 1, d10: 1 } } as const;
    const rested = await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: rest });
    expect(rested.character).toMatchObject({ damage: 0, hitDiceSpent: { d6: 1, d10: 1 } });
    await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: rested.position ?? 0 });
    expect(await sheet()).toMatchObject({ damage: 12, hitDiceSpent: {} });
  });

  it('brings the numbers of each spell into a fight, and slots back out of it', async () => {
    await rise('wizard');
    await oda.call.combat.open({ campaignId, heroes: [characterId] });
    const { fight } = await oda.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    await oda.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
    const { fight: mine } = await mira.call.combat.get({ campaignId });
    expect(mine?.hero?.slotCasting).toMatchObject({ dc: 12, toHit: 4, modifier: 2, level: 4, slots: [{ level: 1, left: 2, pact: false }] });
  });
});

describe('a class that is not open', () => {
  it('is refused with a sentence that names the ability', async () => {
    const choices = { ...fittingChoices(await sheet(), 'wizard'), cantrips: [], spells: [] };
    const act = { kind: 'levelUp', class: 'bard', choices } as const;
    const asked = mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act });
    await expect(asked).rejects.toThrow('the bard needs charisma, and Kara has 8.');
  });
});

describe('a sheet that an earlier build stored with one class and a level', () => {
  it('opens with classes, and steps of then are undone', async () => {
    const hurt = await mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: { kind: 'takeDamage', amount: 5 } });
    const asStored = `data - 'classes' || jsonb_build_object('schema', 1, 'class', data #> '{classes,0,class}', 'level', data #> '{classes,0,level}',
      'order', null, 'hitPointGains', data #> '{classes,0,hitPointGains}', 'hitDiceSpent', 1)`;
    await app.database.pool.query(`update document set data = ${asStored} where key = $1 and kind = 'character'`, [characterId]);
    await app.database.pool.query(`update document_version set data = ${asStored} where key = $1 and kind = 'character'`, [characterId]);
    expect(await sheet()).toMatchObject({
      classes: [{ class: 'fighter', level: 3, subclass: 'champion', hitPointGains: [6, 6] }],
      hitDiceSpent: { d10: 1 },
      damage: 5,
    });
    await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: hurt.position ?? 0 });
    expect(await sheet()).toMatchObject({ damage: 0, hitDiceSpent: { d10: 1 } });
    await rise('wizard');
    expect((await sheet()).classes).toHaveLength(2);
  });
});
