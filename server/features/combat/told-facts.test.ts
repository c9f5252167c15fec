import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { bringHero, fightIn } from '#tests/support/app/arena.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let al: string;
let alda: string;

beforeAll(async () => {
  app = await startApp({ dice: () => 1 });
  owner = await signUp(app.url, 'Oda');
  [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
});
afterAll(() => app.end());
beforeEach(async () => {
  campaignId = await openCampaign(app, owner, [mira, tov], 'dm');
  al = await bringHero(app, campaignId, mira, 'Al');
  alda = await bringHero(app, campaignId, tov, 'Alda');
});

type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
async function take(step: Step) {
  const { number } = fightIn(await owner.call.combat.get({ campaignId }));
  return owner.call.combat.step({ campaignId, number, step });
}
const fireballOn = (targetIds: string[]): Step => ({
  name: 'save',
  actorId: null,
  targetIds,
  effect: {
    name: 'Fireball',
    area: 'each creature in a 20-foot sphere',
    ability: 'dexterity',
    dc: 20,
    damage: [{ dice: '1d6', type: 'fire' }],
    onSave: 'half',
    inflicts: null,
    recharge: null,
  },
});
async function idsOf(): Promise<Map<string, string>> {
  const { view } = fightIn(await owner.call.combat.get({ campaignId }));
  return new Map(view.combatants.map(({ id, name }) => [name, id]));
}
const historyOf = async (person: Somebody, characterId: string) =>
  (await person.call.characters.history({ campaignId, characterId })).entries;
const messages = async () => (await mira.call.chat.list({ campaignId })).messages;

async function startFight(monsters: number): Promise<Map<string, string>> {
  await owner.call.combat.open({ campaignId, heroes: [al, alda] });
  for (let left = monsters; left > 0; left -= limits.monstersAtOnce) {
    const count = Math.min(left, limits.monstersAtOnce);
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior', count });
  }
  await take({ name: 'start' });
  return idsOf();
}

describe('the history of a sheet after an area effect', () => {
  it('tells a hero what befell them, and nothing of one whose name begins alike', async () => {
    const ids = await startFight(0);
    await take(fireballOn([ids.get('Al') ?? '', ids.get('Alda') ?? '']));
    expect((await historyOf(mira, al))[0]?.summary).toEqual(['Al fails a saving throw against Fireball.', 'Al takes 1 fire damage.']);
    expect((await historyOf(tov, alda))[0]?.summary).toEqual(['Alda fails a saving throw against Fireball.', 'Alda takes 1 fire damage.']);
  });

  it('tells a hero what was taken back of it', async () => {
    const ids = await startFight(0);
    await take(fireballOn([ids.get('Al') ?? '', ids.get('Alda') ?? '']));
    await owner.call.combat.undo({ campaignId, number: fightIn(await owner.call.combat.get({ campaignId })).number });
    expect((await historyOf(tov, alda))[0]?.summary).toEqual([
      'Taken back: Alda fails a saving throw against Fireball.',
      'Taken back: Alda takes 1 fire damage.',
    ]);
  });
});

/** Foes that one spell reaches. */
const CROWD = 48;

describe('the story of an effect on a whole crowd', () => {
  it('is told in as many messages as it needs, without a cut word or a lost die', async () => {
    const ids = await startFight(CROWD);
    const before = (await messages()).length;
    await take(fireballOn([...ids.values()]));
    const told = (await messages()).slice(before);
    expect(told.length).toBeGreaterThan(1);
    const content = told.map((message) => message.content).join(' ');
    expect(content).not.toContain('…');
    for (const name of ids.keys()) expect(content).toContain(`${name} fails a saving throw against Fireball.`);
    // One die of damage for all, and the saving throws of heroes: what foes add to theirs is the Dungeon Master's.
    expect(told.flatMap(({ rolls }) => rolls)).toHaveLength(ids.size - CROWD + 1);
    for (const message of told) {
      expect(message.content.length).toBeLessThanOrEqual(limits.messageLength);
      expect(message.rolls.length).toBeLessThanOrEqual(limits.messageRolls);
    }
  });
});

describe('a fight of an earlier version', () => {
  it('opens, shows the sentences it kept as they are, and goes on', async () => {
    const ids = await startFight(0);
    const kept = { key: '1.0', sentence: 'The old words of an old fight.', rolls: [] };
    await app.database.pool.query(
      `update document set data = jsonb_set(data, '{lines}', $2::jsonb) where campaign_id = $1 and kind = 'combat'`,
      [campaignId, JSON.stringify({ dm: [kept], players: [kept] })],
    );
    await take({ name: 'damage', actorId: null, targetId: ids.get('Al') ?? '', amount: 2, type: 'fire' });
    const lines = fightIn(await mira.call.combat.get({ campaignId })).lines.map(({ sentence }) => sentence);
    expect(lines).toEqual(['The old words of an old fight.', 'Al takes 2 fire damage.']);
  });
});
