import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { limits } from '#domain/limits/limits.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { passOverdue } from '#server/features/combat/reactions/reaction-clock.ts';
import { openModel } from '#server/features/model/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, changeSheetOf, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };
const statsWith = (dexterity: number) => scores({ strength: 16, dexterity, constitution: 14, intelligence: 12, wisdom: 12 });

let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let ben: Somebody;
let campaignId: string;
let tov: string;
let passed = 0;
/** What the dice fall to next. */
let faces: number[] = [];

beforeAll(async () => {
  app = await startApp({
    now: () => new Date(Date.now() + passed),
    model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
    dice: (sides) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2)),
  });
  owner = await signUp(app.url, 'Oda');
  [mira, ben] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Ben')];
});
afterAll(() => app.end());
/** A table of a Dungeon Master and two players, of whom Ben, who plays Tov, is away. */
beforeEach(async () => {
  faces = [];
  campaignId = await openCampaign(app, owner, [mira, ben]);
  const settings = { narratorAnswers: 'withoutTurns', npcTurns: 'narrator' } as const;
  await owner.call.campaigns.saveSettings({ campaignId, settings });
  await bringHero(app, campaignId, mira, 'Kara', { stats: statsWith(18) });
  tov = await bringHero(app, campaignId, ben, 'Tov', { stats: statsWith(10) });
  await owner.call.turns.setAway({ campaignId, userId: ben.id, isAway: true });
});

const told = async () =>
  (await mira.call.chat.list({ campaignId })).messages.filter(({ narration }) => narration !== null && narration.cause !== 'welcome');

/** Words of Mira, and the replies to them, of which there are so many. */
async function say(content: string, { count = 1, by = mira } = {}) {
  const before = (await told()).length;
  await by.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const all = (await told()).slice(before);
    if (all.length < count) throw new Error(`Nobody answers “${content}” yet.`);
    return all;
  }, PATIENCE);
}

async function standAt(scene: string): Promise<void> {
  const play = await findPlay(app.database.sql, campaignId);
  if (!play) throw new Error('There is no play.');
  await savePlay(app.database.sql, campaignId, { ...play.state, scene, visited: [scene] }, new Date());
}

const fight = async () => fightIn(await mira.call.combat.get({ campaignId })).view;
const nameOf = ({ combatants, active }: Awaited<ReturnType<typeof fight>>) => combatants.find(({ id }) => id === active)?.name;

describe('the hero of a player who is away', () => {
  it('acts in the same reply as whoever bids it, and each is told with what became of it', async () => {
    const [reply] = await say('Tov, hold the door while I look around');
    expect(reply?.content).toContain('Kara looks around');
    expect(reply?.content).toMatch(/Tov(?:, who)? holds the door/);
    expect(reply?.narration?.resolved).toMatchObject([
      { userId: ben.id, name: 'Tov', intent: 'I hold the door' },
      { userId: mira.id, name: 'Kara', intent: 'I look around' },
    ]);
  });

  it('keeps what is theirs', async () => {
    const [reply] = await say('Tov, give Wenna ten gold');
    expect(reply?.content).toContain('Tov keeps what is theirs: their player is away.');
    expect(reply?.narration?.resolved).toMatchObject([{ userId: ben.id, outcome: 'blocked', why: { code: 'awayKeeps' } }]);
  });

  it('takes up what is only said with a gesture', async () => {
    const [reply] = await say('Tov, what do you make of this?');
    expect(reply?.content).not.toMatch(/writes for|\bis for Tov to\b/);
    expect(reply?.narration?.resolved).toMatchObject([{ userId: mira.id, name: 'Kara' }]);
  });

  it('is played by their own player again as soon as that one writes', async () => {
    const [own] = await say('I look at the bollard', { by: ben });
    expect(own?.narration?.resolved).toMatchObject([{ userId: ben.id, intent: 'I look at the bollard' }]);
    const lines = (await mira.call.chat.list({ campaignId })).messages.map(({ content }) => content);
    expect(lines).toContain('Ben is back, and plays their hero again.');
    const [reply] = await say('Tov breaks the door');
    expect(reply?.narration?.resolved.map(({ userId }) => userId)).toEqual([mira.id]);
  });
});

describe('in a fight, the hero of a player who is away', () => {
  /** Kara, who is quicker, begins the fight and has the first turn; Tov has the second. */
  async function begin() {
    await standAt('slakes');
    faces = [15, 15, 1, 1, 1];
    await say('I attack the silt hound with my sword', { count: 2 });
    faces = [];
  }

  it('does on their turn what another player bids, with their own sheet, and the turn goes on', async () => {
    await begin();
    const [next] = await say('I end my turn');
    expect(nameOf(await fight())).toBe('Tov');
    expect(next?.content).toContain('Say what Tov does, or Tov fights on alone.');
    faces = [19, 8, 1, 1, 1, 1];
    const [reply] = await say('Tov hits the lame one');
    expect(reply?.content).toMatch(/Tov[^]*Lame Hound/);
    expect(reply?.narration?.resolved).toMatchObject([{ userId: ben.id, name: 'Tov', outcome: 'done' }]);
    expect(nameOf(await fight())).toBe('Kara');
  });

  it('may be bidden a bonus action after the action, and their turn ends where nobody says it', async () => {
    const swords = (['mainHand', 'offHand'] as const).map((place) => ({ ...itemOf('shortsword', 1, place), place }));
    await changeSheetOf(app, campaignId, tov, { inventory: swords });
    await begin();
    await say('I end my turn');
    faces = [2, 2, 2];
    const [hit] = await say('Tov hits the lame one');
    expect(hit?.content).toContain('Tov has a bonus action');
    expect(nameOf(await fight())).toBe('Tov');
    faces = [1, 19, 1, 1, 1, 1];
    passed += (limits.awayTurnSeconds + 1) * 1000;
    await passOverdue(app.kernel);
    expect(nameOf(await fight())).toBe('Kara');
  });

  it('does both where both are said at once', async () => {
    await changeSheetOf(app, campaignId, tov, { class: 'rogue', level: 2 });
    await begin();
    await say('I end my turn');
    faces = [2, 2, 2, 1, 1, 1];
    const [reply] = await say('Tov, hit the lame hound and then disengage as a bonus action');
    expect(reply?.content).not.toContain('it is Kara’s turn. Tov will get to it');
    expect(reply?.narration?.resolved).not.toMatchObject([{ outcome: 'blocked' }]);
    expect(reply?.content).toContain('Tov takes the Disengage action.');
    expect(nameOf(await fight())).toBe('Kara');
  });

  it('fights on by themself where nobody says anything, so that the fight goes on', async () => {
    await begin();
    await say('I end my turn');
    expect(nameOf(await fight())).toBe('Tov');
    faces = [1, 19, 8, 1, 1, 1, 1, 1];
    passed += (limits.awayTurnSeconds + 1) * 1000;
    await passOverdue(app.kernel);
    expect(nameOf(await fight())).toBe('Kara');
    const lines = (await mira.call.chat.list({ campaignId })).messages.map(({ content }) => content).join('\n');
    expect(lines).toMatch(/Tov (?:hits|misses)/);
  });

  it('is waited for no longer where their player goes in the midst of it', async () => {
    await owner.call.turns.setAway({ campaignId, userId: ben.id, isAway: false });
    await begin();
    await say('I end my turn');
    passed += (limits.awayTurnSeconds + 1) * 1000;
    await passOverdue(app.kernel);
    expect(nameOf(await fight())).toBe('Tov');
    await owner.call.turns.setAway({ campaignId, userId: ben.id, isAway: true });
    passed += (limits.awayTurnSeconds + 1) * 1000;
    await passOverdue(app.kernel);
    expect(nameOf(await fight())).toBe('Kara');
  });

  it('does not act out of turn, and what is offered is said to them', async () => {
    await begin();
    const [reply] = await say('Tov, hit the lame hound');
    expect(nameOf(await fight())).toBe('Kara');
    expect(reply?.narration?.options).toContainEqual(expect.objectContaining({ words: 'Tov, hit the lame hound', for: [mira.id] }));
  });

  it('uses up nothing of theirs', async () => {
    await begin();
    await say('I end my turn');
    const before = await sheetOf(app, campaignId, tov);
    const [reply] = await say('Tov, drink your healing potion');
    expect(reply?.content).toContain('Tov keeps what is theirs: their player is away.');
    expect((await sheetOf(app, campaignId, tov)).inventory).toEqual(before.inventory);
  });

  it.each(['Tov, use Second Wind', 'Tov, give the hound ten gold so that it lets us be'])('keeps what is counted: %s', async (words) => {
    await changeSheetOf(app, campaignId, tov, { coins: { copper: 0, silver: 0, electrum: 0, gold: 20, platinum: 0 } });
    await begin();
    await say('I end my turn');
    const { usesSpent, coins } = await sheetOf(app, campaignId, tov);
    const [reply] = await say(words);
    expect(reply?.content).toContain('Tov keeps what is theirs: their player is away.');
    expect(await sheetOf(app, campaignId, tov)).toMatchObject({ usesSpent, coins });
    expect(nameOf(await fight())).toBe('Tov');
  });
});
