import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let campaignId: string;
let characterId: string;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(12, sides) });
  [oda, mira] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira')];
  await app.database.pool.query(`update "user" set plan = 'DM'`);
  campaignId = await openCampaign(app, oda, [mira], 'dm');
  await app.database.pool.query(`update campaign set settings = settings || '{"ruleSet":"srd"}' where id = $1`, [campaignId]);
  const form = { campaignId, id: randomUUID(), name: 'Wren', race: 'human', class: 'druid' };
  characterId = (await mira.call.characters.createQuick(form)).character.id;
  await raise();
});
afterAll(() => app.end());

/** Makes the druid one of level 2. */
const raise = () =>
  app.database.pool.query(`update document set data = jsonb_set(data, '{classes,0,level}', '2') where key = $1 and kind = 'character'`, [
    characterId,
  ]);
const wolf = monsterOf('wolf');
const act = (done: Parameters<Somebody['call']['characters']['act']>[0]['act']) =>
  mira.call.characters.act({ campaignId, characterId, id: randomUUID(), act: done });

it('a form that is not offered is refused', async () => {
  await expect(act({ kind: 'useFeature', use: 'wild-shape', times: 1, shape: 'brown-bear' })).rejects.toThrow(
    'Wren cannot take that shape.',
  );
});

it('a druid takes a form that is offered, fights in it, and leaves it by an undo', async () => {
  const offered = await mira.call.characters.shapes({ campaignId, characterId });
  expect(offered.map(({ shape }) => shape.monster)).toContain('wolf');
  expect(offered.every(({ challenge }) => ['0', '1/8', '1/4'].includes(challenge))).toBe(true);
  await oda.call.combat.open({ campaignId, heroes: [characterId] });
  const taken = await act({ kind: 'useFeature', use: 'wild-shape', times: 1, shape: 'wolf' });
  expect(taken.sentences.join(' ')).toContain('Wild Shape begins for Wren.');
  const fighting = async () => {
    const { fight } = await oda.call.combat.get({ campaignId });
    return JSON.stringify(fight?.view.combatants.find(({ id }) => id === characterId));
  };
  expect(await fighting()).toContain(`"armorClass":${wolf?.armorClass ?? 0}`);
  await oda.call.combat.step({
    campaignId,
    number: (await oda.call.combat.get({ campaignId })).fight?.number ?? 0,
    step: { name: 'start' },
  });
  const { fight } = await mira.call.combat.get({ campaignId });
  expect(fight?.hero?.attacks.map(({ name }) => name)).toEqual(wolf?.attacks.map(({ name }) => name));
  await mira.call.characters.undo({ campaignId, characterId, id: randomUUID(), position: taken.position ?? 0 });
  const { character } = await mira.call.characters.get({ campaignId, characterId });
  expect([character.activeEffects, character.usesSpent]).toEqual([[], {}]);
  expect(await fighting()).not.toContain(`"armorClass":${wolf?.armorClass ?? 0}`);
});

it('a druid takes a form from the fight with a bonus action, and an undo gives back sheet and fight as they were', async () => {
  await raise();
  // Where the Dungeon Master does it, it takes no time of the turn.
  const wolfShape = { kind: 'useFeature', use: 'wild-shape', times: 1, shape: 'wolf' } as const;
  await oda.call.characters.act({ campaignId, characterId, id: randomUUID(), act: wolfShape });
  const [effect] = (await mira.call.characters.get({ campaignId, characterId })).character.activeEffects;
  await act({ kind: 'endEffect', effectId: effect?.id ?? '' });
  const { fight } = await oda.call.combat.get({ campaignId });
  const before = await mira.call.characters.get({ campaignId, characterId });
  const take = async (choice: string) => {
    const { fight: now } = await mira.call.combat.get({ campaignId });
    const step = { name: 'useFeature', actorId: characterId, feature: 'wild-shape', activity: 0, amount: 1, choice } as const;
    return mira.call.combat.step({ campaignId, number: now?.number ?? 0, step });
  };
  await expect(take('Brown Bear')).rejects.toThrow('Wren cannot take the form of Brown Bear.');
  const taken = await take('Wolf');
  expect(taken.fight?.hero?.attacks.map(({ name }) => name)).toEqual(wolf?.attacks.map(({ name }) => name));
  const { character } = await mira.call.characters.get({ campaignId, characterId });
  expect([character.activeEffects[0]?.shape?.monster, character.usesSpent, character.temporaryHitPoints]).toEqual([
    'wolf',
    { 'wild-shape': 2 },
    2,
  ]);
  await oda.call.combat.undo({ campaignId, number: taken.fight?.number ?? 0 });
  expect((await oda.call.combat.get({ campaignId })).fight?.view.combatants).toEqual(fight?.view.combatants);
  expect((await mira.call.characters.get({ campaignId, characterId })).character.activeEffects).toEqual(before.character.activeEffects);
});

it('the forms that a spell gives are told by its terms', async () => {
  const forms = await mira.call.characters.shapes({ campaignId, characterId, spell: 'animal-shapes' });
  expect(forms.map(({ shape }) => shape.name)).toContain('Brown Bear');
  expect(forms.some(({ shape }) => shape.size === 'Huge')).toBe(false);
  expect(await mira.call.characters.shapes({ campaignId, characterId, spell: 'fireball' })).toEqual([]);
});

it('a creature that is met in its lair can do more there, and players do not read where it is', async () => {
  await oda.call.combat.addMonsters({ campaignId, monsterId: 'lich', inLair: true });
  const { fight } = await oda.call.combat.get({ campaignId });
  expect(fight?.view.combatants.find(({ name }) => name === 'Lich')).toMatchObject({
    inLair: true,
    xp: 41_000,
    legend: { actions: 4, resistances: 5 },
  });
  expect(JSON.stringify(await mira.call.combat.get({ campaignId }))).not.toContain('inLair');
});
