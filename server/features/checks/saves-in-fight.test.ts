import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arenaOf, bringHero, combatantIn } from '#tests/support/app/arena.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let oda: Somebody;
let mira: Somebody;
let tov: Somebody;
let face = 3;

beforeAll(async () => {
  app = await startApp({ dice: (sides) => Math.min(face, sides) });
  [oda, mira, tov] = [await signUp(app.url, 'Oda'), await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());

/** A fight of Mira's wizard against two brutes and one in hiding, and the card of her spell, cast before it. */
async function setUp(spell = 'burning-hands') {
  face = 3;
  const campaignId = await openCampaign(app, oda, [mira, tov]);
  const spells = [{ spell, prepared: true, from: 'class' as const }];
  const ysolde = await bringHero(app, campaignId, mira, 'Ysolde', { class: 'wizard', spells });
  const brakka = await bringHero(app, campaignId, tov, 'Brakka');
  const act = { kind: 'cast', spell, with: { kind: 'slot', level: 1 } } as const;
  await mira.call.characters.act({ campaignId, characterId: ysolde, id: randomUUID(), act });
  const { messages } = await mira.call.chat.list({ campaignId });
  const messageId = messages.findLast(({ check }) => check !== null)?.id ?? '';
  const arena = arenaOf({ app, campaignId, owner: oda, player: mira });
  await oda.call.combat.open({ campaignId, heroes: [ysolde] });
  const npc = { hitPoints: 40, armorClass: 12, attacks: [] };
  for (const name of ['Brute', 'Ogre', 'Lurker']) await oda.call.combat.addNpc({ campaignId, npc: { ...npc, name } });
  const start = await arena.take(oda, { name: 'start' });
  const idOf = (name: string) => start.fight?.view.combatants.find((each) => each.name === name)?.id ?? '';
  await arena.take(oda, { name: 'hide', targetId: idOf('Lurker'), hidden: true });
  const at = { campaignId, messageId, characterId: ysolde };
  const pointsOf = async (name: string) => {
    const view = (await arena.see(oda)).fight?.view;
    return view?.audience === 'dm' ? view.combatants.find((each) => each.name === name)?.hitPoints : undefined;
  };
  const rollersOf = async () =>
    (await oda.call.chat.list({ campaignId })).messages.find(({ id }) => id === messageId)?.check?.rollers ?? [];
  return { arena, at, idOf, pointsOf, rollersOf, brakka };
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'yes',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

it('creatures of the fight save with what they add there, and take all or half at one press, which the undo of the fight takes back', async () => {
  const { arena, at, idOf, pointsOf, rollersOf } = await setUp();
  await mira.call.checks.reach({ ...at, combatants: [idOf('Brute')] });
  face = 19;
  await mira.call.checks.reach({ ...at, combatants: [idOf('Brute'), idOf('Ogre')] });
  expect(await rollersOf()).toMatchObject([
    { name: 'Brute', result: { roll: { outcome: 'failure' } } },
    { name: 'Ogre', result: { roll: { outcome: 'success' } } },
  ]);
  await mira.call.checks.applyInFight(at);
  // 3d6 with a 3 on each die.
  expect([await pointsOf('Brute'), await pointsOf('Ogre'), await pointsOf('Lurker')]).toEqual([31, 36, 40]);
  const position = (await arena.see(oda)).fight?.number;
  expect(await rollersOf()).toMatchObject([
    { applied: { damage: [{ amount: 9, type: 'fire' }], position } },
    { applied: { damage: [{ amount: 4, type: 'fire' }], position } },
  ]);
  await oda.call.checks.applyInFight(at);
  expect([await pointsOf('Brute'), await pointsOf('Ogre')]).toEqual([31, 36]);
  await arena.undo();
  expect([await pointsOf('Brute'), await pointsOf('Ogre')]).toEqual([40, 40]);
  expect((await rollersOf()).map(({ applied }) => applied)).toEqual([undefined, undefined]);
  await oda.call.checks.applyInFight(at);
  expect([await pointsOf('Brute'), await pointsOf('Ogre')]).toEqual([31, 36]);
});

it('what was not dealt yet goes to those who were added later', async () => {
  const { at, idOf, pointsOf } = await setUp();
  await oda.call.checks.reach({ ...at, combatants: [idOf('Brute')] });
  await oda.call.checks.applyInFight(at);
  await oda.call.checks.reach({ ...at, combatants: [idOf('Ogre'), idOf('Lurker')] });
  await oda.call.checks.applyInFight(at);
  expect([await pointsOf('Brute'), await pointsOf('Ogre'), await pointsOf('Lurker')]).toEqual([31, 31, 31]);
});

it('who may do neither is refused: players of others, those who pick the hidden, and all where nothing is to be dealt', async () => {
  const { arena, at, idOf, brakka } = await setUp();
  expect(await refusal(mira.call.checks.reach({ ...at, combatants: [idOf('Lurker')] }))).toMatch(/fight/i);
  expect(await refusal(tov.call.checks.reach({ ...at, characterId: brakka, combatants: [idOf('Brute')] }))).toMatch(/not asked/);
  await mira.call.checks.reach({ ...at, combatants: [idOf('Brute')] });
  expect(await refusal(tov.call.checks.applyInFight({ ...at, characterId: brakka }))).toMatch(/not asked/);
  expect(await refusal(tov.call.checks.applyInFight(at))).not.toBe('yes');
  await arena.take(oda, { name: 'damage', actorId: null, targetId: idOf('Brute'), amount: 90, type: null });
  expect(await refusal(mira.call.checks.applyInFight(at))).toBe('There is nothing on this card for them to take.');
});

it('what a failure leaves lies on creatures of the fight, which save again at the end of their turns, and goes with its undo', async () => {
  const { arena, at, idOf, rollersOf } = await setUp('sleep');
  const bruteNow = async () => combatantIn(await arena.see(oda), 'Brute');
  face = 2;
  await mira.call.checks.reach({ ...at, combatants: [idOf('Brute')] });
  await mira.call.checks.applyInFight(at);
  expect(await rollersOf()).toMatchObject([{ applied: { damage: [], effects: ['Drowsy'] } }]);
  expect((await bruteNow()).conditions).toMatchObject([{ name: 'incapacitated' }]);
  await arena.undo();
  expect((await bruteNow()).conditions).toEqual([]);
  await mira.call.checks.applyInFight(at);
  for (let turn = 0; turn < 4; turn += 1) await arena.take(oda, { name: 'next' });
  expect((await bruteNow()).conditions).toMatchObject([{ name: 'unconscious' }]);
});
