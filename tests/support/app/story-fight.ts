import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { PlayState } from '#domain/narration/play-state.ts';
import { openModel } from '#server/features/model/index.ts';
import { startApp } from './app.ts';
import type { TestApp } from './app.ts';
import { bringHero, fightIn } from './arena.ts';
import { signUp } from './people.ts';
import type { Somebody } from './people.ts';

export const PATIENCE = { timeout: 20_000, interval: 40 };

let app: TestApp;
let mira: Somebody;
let campaignId: string;

/** A private run with an app of its own, afresh for each test. */
export const table = {
  /** What the dice fall to next. */
  faces: new Array<number>(),
  get app() {
    return app;
  },
  get mira() {
    return mira;
  },
  get campaignId() {
    return campaignId;
  },
};

/** Opens an app for the tests of a file, and a private run for each of them. Modules are shared by files, so that each file says so. */
export function openStoryTable(): void {
  beforeAll(async () => {
    app = await startApp({
      model: openModel({ name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }),
      dice: (sides) => Math.min(sides, table.faces.shift() ?? Math.ceil(sides / 2)),
    });
  });
  afterAll(() => app.end());
  beforeEach(async () => {
    table.faces = [];
    mira = await signUp(app.url, 'Mira');
    campaignId = (await mira.call.campaigns.startPrivateRun({})).id;
  });
}

export const messages = async () => (await mira.call.chat.list({ campaignId })).messages;
export const replies = async () => (await messages()).filter(({ narration }) => narration !== null && narration.cause !== 'welcome');

export const fight = async () => fightIn(await mira.call.combat.get({ campaignId }));

/** Puts the party into a scene. */
export async function standAt(scene: string, changes: Partial<PlayState> = {}): Promise<void> {
  const { rows } = await app.database.pool.query("select data from document where campaign_id = $1 and kind = 'play'", [campaignId]);
  const state = { ...rows[0].data, scene, visited: [scene], ...changes };
  await app.database.pool.query("update document set data = $2 where campaign_id = $1 and kind = 'play'", [
    campaignId,
    JSON.stringify(state),
  ]);
}

export async function playState(): Promise<PlayState> {
  const { rows } = await app.database.pool.query("select data from document where campaign_id = $1 and kind = 'play'", [campaignId]);
  return PlayState.parse(rows[0].data);
}

export async function bring(changes: HeroChanges = {}): Promise<string> {
  const stats = scores({ strength: 16, dexterity: 14, constitution: 14, intelligence: 12, wisdom: 12 });
  return bringHero(app, campaignId, mira, 'Krag', { stats, ...changes });
}

/** Words of Mira, and the replies to them, of which there are so many. */
export async function say(content: string, count = 1): Promise<string[]> {
  const before = (await replies()).length;
  await mira.call.chat.post({ id: randomUUID(), campaignId, content });
  return vi.waitFor(async () => {
    const all = (await replies()).slice(before);
    if (all.length < count) throw new Error(`Nobody answers “${content}” yet.`);
    return all.map((each) => each.content);
  }, PATIENCE);
}

/** Swings of the sword that hit for 11, until Mira's hero has the next turn. */
export const strike = async (at: string) => {
  table.faces = [15, 8];
  const [told = ''] = await say(`I attack the ${at}`);
  return told;
};
export const endTurn = async () => {
  // Whoever is left misses.
  table.faces = [1, 1, 1, 1, 1, 1];
  await say('I end my turn');
};
