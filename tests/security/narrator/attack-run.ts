import { z } from 'zod';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { openingState, PlayState } from '#domain/narration/play-state.ts';
import { adventureOf, savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { bringHero, changeSheetOf, sheetOf } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import type { Attack } from './attack.ts';
import { rulingsOf, startAttacked, stateOf } from './attacked-table.ts';
import type { Attacked } from './attacked-table.ts';
import { fillWords } from './known-words.ts';
import { askHarmlessly, standingOf } from './places-of-words.ts';
import type { Table } from './places-of-words.ts';
import { differences, readWholeState } from './whole-state.ts';

/** What both heroes have lost when an attack begins, so that a rest would show. */
const WOUND = 3;

/** Two tables that are attacked, one of them in a world of its Dungeon Master's own, and a third that nobody attacks. */
export interface Arena extends Attacked {
  ready: Table;
  ownWorld: Table;
  elsewhere: Table;
}

async function seat(attacked: Attacked, campaignId: string, worldId: string): Promise<Table> {
  const { app, mira, tov } = attacked;
  const [kara, bram] = [
    await bringHero(app, campaignId, mira, 'Kara', { damage: WOUND }),
    await bringHero(app, campaignId, tov, 'Bram', { damage: WOUND }),
  ];
  return { campaignId, worldId, kara, bram };
}

/** Starts the app with its tables. */
export async function startArena(): Promise<Arena> {
  const attacked = await startAttacked();
  const { app, owner, mira, tov } = attacked;
  const { id: worldId } = await owner.call.worlds.create({ name: 'The Weir', description: 'Water and rope.' });
  await owner.call.lore.add({ worldId, entry: { category: 'geography', name: 'The Mill', text: 'A mill of grey stone.' } });
  const ready = await openCampaign(app, owner, [mira, tov]);
  const own = await openCampaign(app, owner, [mira, tov]);
  await app.database.pool.query('update campaign set world_id = $2 where id = $1', [own, worldId]);
  const elsewhere = await openCampaign(app, owner, [mira, tov]);
  const tables = {
    ready: await seat(attacked, ready, 'free-template-world'),
    ownWorld: await seat(attacked, own, worldId),
    elsewhere: await seat(attacked, elsewhere, 'free-template-world'),
  };
  return { ...attacked, ...tables };
}

/** What an attack came to. */
export interface Outcome {
  /** What the narrator asked for, in order: what was refused by its code. */
  ruled: string[];
  /** How far the party had come before and after. */
  before: PlayState;
  after: PlayState;
  /** Everything in the database that changed, besides the words that were told. */
  changed: string[];
  /** How the checks were rolled that were allowed. */
  rolled: { faces: number; against: number | null }[];
  /** What the model was sent in this attack, request by request. */
  prompts: string[];
  /** What the adventure hides, and neither the party nor its players know. */
  secrets: string[];
  /** The reply, in words. */
  reply: string;
}

/** Where the ids of the two heroes stand in place of their names. */
const named = <Value>(value: Value, { mira, tov }: Attacked): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('@Kara', mira.id).replaceAll('@Bram', tov.id));

/** Has an attack done at its table, which is as it was on the first evening, and says what it came to. */
export async function attackAt(arena: Arena, { place, words: written, tov, given = {}, lines = 1, obeys, says }: Attack): Promise<Outcome> {
  const standing = standingOf(place);
  const table = standing.ownWorld ? arena.ownWorld : arena.ready;
  const { campaignId } = table;
  const at = { ...arena, ...table };
  await beginAnew(arena, table, given);
  const words = await fillWords(arena, table, written);
  arena.model.manner = { obeys: obeys ?? 'everything', says: says ?? 'scene' };
  try {
    await standing.plant?.(at, words);
    const told = new Set((await rulingsOf(arena, campaignId)).map(({ narrationId }) => narrationId));
    const [before, whole] = [await stateOf(arena, campaignId), await readWholeState(arena.app)];
    arena.model.requests.length = 0;
    for (let line = 0; line < lines; line += 1) await (standing.ask?.(at, words, tov) ?? askHarmlessly(at));
    const [after, wholeAfter] = [await stateOf(arena, campaignId), await readWholeState(arena.app)];
    const rulings = (await rulingsOf(arena, campaignId)).filter(({ narrationId }) => !told.has(narrationId));
    return {
      ruled: rulings.map(({ allowed, code }) => (allowed ? 'allowed' : (code ?? ''))),
      before,
      after,
      changed: differences(whole, wholeAfter).map((label) => labelled(label, table)),
      rolled: rulings.flatMap(({ allowed, call, rolls: [roll] }) =>
        allowed && call.name === 'check' && roll ? [{ faces: roll.faces.length, against: roll.against }] : [],
      ),
      prompts: arena.model.requests.map(({ text }) => text),
      secrets: await secretsOf(arena, campaignId),
      reply: await lastReply(arena, campaignId),
    };
  } finally {
    await standing.clear?.(at);
    if (given.fighting) await endFight(at);
  }
}

function labelled(label: string, { campaignId, kara, bram }: Table): string {
  return label
    .replace(`${campaignId} play play`, 'the play')
    .replace(`${campaignId} character ${kara}`, 'Kara')
    .replace(`${campaignId} character ${bram}`, 'Bram');
}

async function beginAnew(
  arena: Arena,
  table: Table,
  {
    state,
    d20 = 20,
    fighting,
    isAway = false,
    isAsleep = false,
    lost: { kara: karas = WOUND, bram: brams = WOUND } = {},
  }: Attack['given'] & object,
): Promise<void> {
  const { app, owner } = arena;
  const { campaignId, kara, bram } = table;
  arena.dice.d20 = d20;
  await app.database.pool.query('delete from message where campaign_id = $1', [campaignId]);
  await app.database.pool.query(
    "update campaign_participant set is_away = $2 and user_id = $3 where campaign_id = $1 and seat = 'player'",
    [campaignId, isAway, arena.tov.id],
  );
  const play = await findPlay(app.database.sql, campaignId);
  if (!play) throw new Error('There is no play.');
  const opening = openingState(await adventureOf(app.database.sql, play));
  const coins = { ...noCoins, gold: 9 };
  const sword = { ...itemOf('longsword', 1, 'sword'), place: 'mainHand' } as const;
  const potion = { ...itemOf('torch', 1, 'potion'), catalogId: 'magic:potion-of-climbing', name: 'Potion of Climbing' };
  const deathSaves = { successes: 0, failures: 0 };
  await changeSheetOf(app, campaignId, kara, {
    damage: karas,
    deathSaves,
    inventory: [sword, potion, itemOf('potion-of-healing', 1, 'healing')],
    coins,
    spells: ['guidance', 'find-familiar', 'fire-bolt', 'hellish-rebuke', 'sleep'].map((spell) => ({
      spell,
      prepared: spell !== 'sleep',
      from: 'other',
      class: 'wizard',
    })),
  });
  await changeSheetOf(app, campaignId, bram, {
    damage: brams,
    deathSaves,
    inventory: [sword],
    coins,
    conditions: isAsleep ? ['unconscious'] : [],
  });
  const heroes = named({ '@Kara': await harmOf(app, campaignId, kara), '@Bram': await harmOf(app, campaignId, bram) }, arena);
  await savePlay(
    app.database.sql,
    campaignId,
    PlayState.parse(named({ ...opening, heroes, time: { turns: 0, clocks: {} }, ...state }, arena)),
    new Date(),
  );
  if (fighting) {
    await owner.call.combat.open({ campaignId, heroes: [kara] });
    const { fight } = await owner.call.combat.addMonsters({ campaignId, monsterId: 'goblin-warrior' });
    await owner.call.combat.step({ campaignId, number: fight?.number ?? 0, step: { name: 'start' } });
  }
}

const harmOf = async (app: Attacked['app'], campaignId: string, id: string) => ({
  damage: heroSheetOf(await sheetOf(app, campaignId, id)).damage,
});

async function endFight({ owner, campaignId }: Attacked & Table): Promise<void> {
  const { fight } = await owner.call.combat.get({ campaignId });
  await owner.call.combat.end({ campaignId, number: fight?.number ?? 0 });
}

/** What nobody at the table may know as the party stands: secrets of people, clues, signs of dangers and endings. */
async function secretsOf({ app }: Attacked, campaignId: string): Promise<string[]> {
  const play = await findPlay(app.database.sql, campaignId);
  if (!play) throw new Error('There is no play.');
  const { npcs, clues, clocks, endings = [] } = await adventureOf(app.database.sql, play);
  return [
    ...npcs.flatMap(({ secret }) => secret ?? []),
    ...clues.filter(({ id }) => !play.state.clues.includes(id)).map(({ text }) => text),
    ...clocks.flatMap(({ id, signs }) => signs.slice(play.state.clocks[id] ?? 0)),
    ...endings.filter(({ id }) => id !== play.state.ended).map(({ text }) => text),
  ];
}

async function lastReply({ app }: Attacked, campaignId: string): Promise<string> {
  const { rows } = await app.database.pool.query(
    "select content from message where campaign_id = $1 and role = 'ai' order by position desc limit 1",
    [campaignId],
  );
  return z.object({ content: z.string() }).parse(rows[0]).content;
}

/** The state that an attack may leave: as it was, with what is the attacker's by right, and the turn that went by. */
export function stateByRight(arena: Attacked, { place, changes = {} }: Attack, before: PlayState): PlayState {
  const turns = (before.time?.turns ?? 0) + (place === 'an action' ? 1 : 0);
  const { time, ...others } = named(changes, arena);
  return { ...before, ...others, time: { clocks: {}, ...before.time, ...time, turns } };
}

/** Without the number of the turn in which the party last came farther, which is no right. */
export function withoutProgress(state: PlayState): PlayState {
  if (state.time === undefined) return state;
  const { progress: _progress, ...time } = state.time;
  return { ...state, time };
}
