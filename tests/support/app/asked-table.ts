import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { scores } from '#domain/character/character.fixture.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero, combatantIn, fightIn, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody, TestSocket } from '#tests/support/app/people.ts';

export let app: TestApp;
export let owner: Somebody;
export let mira: Somebody;
export let campaignId: string;
export let jun: Somebody;
export let krag: string;
export let tov: string;
export let brute: string;
let faces: number[] = [];
let later = 0;
let sockets: TestSocket[] = [];

/** A step of the fight, as a browser sends it. */
export type Step = Parameters<Somebody['call']['combat']['step']>[0]['step'];
const dice = (sides: number) => Math.min(sides, faces.shift() ?? Math.ceil(sides / 2));
const now = () => new Date(Date.now() + later);
/** The fight as somebody sees it. */
export const see = (person: Somebody) => person.call.combat.get({ campaignId });
/** Somebody takes a step. */
export async function take(person: Somebody, step: Step): Promise<CombatNow> {
  const { number } = fightIn(await see(person));
  return person.call.combat.step({ campaignId, number, step });
}

/** What the dice show next; half their sides afterwards. */
export const show = (...next: number[]): void => {
  faces = next;
};
/** Lets so many milliseconds go by since the fight began. */
export const waitFor = (milliseconds: number): void => {
  later = milliseconds;
};

/** A table with Mira’s wizard, Jun’s fighter and a brute, who begins, before each test of a file. */
export function useAskedTable(): void {
  beforeAll(async () => {
    app = await startApp({ dice, now });
    owner = await signUp(app.url, 'Oda');
    mira = await signUp(app.url, 'Mira');
    jun = await signUp(app.url, 'Jun');
  });
  afterAll(() => app.end());
  beforeEach(() => openFight(app));
  afterEach(() => {
    for (const socket of sockets) socket.close();
    sockets = [];
    later = 0;
  });
}

/** Plays at such a table of two servers on one database, in place of the one before. */
export async function onTwoServers(play: (two: Awaited<ReturnType<typeof openTwoServers>>) => Promise<void>): Promise<void> {
  const two = await openTwoServers({ dice, now });
  const people = [owner, mira, jun];
  try {
    [owner, mira] = [await signUp(two.here.url, 'Oda'), await signUp(two.there.url, 'Mira')];
    jun = await signUp(two.here.url, 'Jun');
    await openFight(two.here);
    await play(two);
  } finally {
    for (const socket of sockets) socket.close();
    sockets = [];
    await two.end();
    [owner, mira, jun] = [people[0] ?? owner, people[1] ?? mira, people[2] ?? jun];
  }
}

/** Mira's wizard with Shield, after a brute that hits for 1d6 + 3. */
async function openFight(at: TestApp): Promise<void> {
  faces = [];
  campaignId = await openCampaign(at, owner, [mira, jun], 'dm');
  const spells = [{ spell: 'shield', prepared: true, from: 'class' as const }];
  krag = await bringHero(at, campaignId, mira, 'Krag', {
    class: 'wizard',
    level: 3,
    stats: scores({ dexterity: 14, constitution: 14 }),
    spells,
  });
  tov = await bringHero(at, campaignId, jun, 'Tov', { class: 'fighter', level: 3, stats: scores({ dexterity: 10, constitution: 14 }) });
  await owner.call.combat.open({ campaignId, heroes: [krag, tov] });
  const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
  await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints: 30, armorClass: 10, attacks } });
  // Low for both heroes, one of whom rolls two dice.
  faces = [1, 1, 1, 20];
  brute = combatantIn(await take(owner, { name: 'start' }), 'Brute').id;
}

/** Somebody opens the table in a browser. */
export async function come(person: Somebody): Promise<void> {
  const socket = await person.listen();
  sockets.push(socket);
  socket.say({ type: 'subscribe', topic: campaignTopic(campaignId), present: true });
  await socket.hear('subscribed');
}
/** The brute rolls 10 + 4: 14 against AC 12 hits, and misses with Shield. */
export async function strike(): Promise<CombatNow> {
  faces = [10, 4];
  return take(owner, { name: 'attack', actorId: brute, targetId: krag, attack: 'Club' });
}
/** Hit points that Krag has lost. */
export const damageOf = async () => (await sheetOf(app, campaignId, krag)).damage;
