import { z } from 'zod';
import type { Message } from '#domain/chat/message.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { Roll } from '#domain/dice/roll.ts';
import type { Objection } from '#domain/narration/reply-check/objection.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { rulingCatalogue } from '#domain/narration/rulings/ruling-words.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { insertCampaign, seatPerson } from '#server/features/campaigns/campaigns.store.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { Options, TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { actInTurn, stateOf } from '#tests/security/narrator/attacked-table.ts';

const isCode = (code: unknown): code is keyof typeof rulingCatalogue => typeof code === 'string' && Object.hasOwn(rulingCatalogue, code);
const Stored = z.object({
  call: ToolCall,
  allowed: z.boolean(),
  degree: z.string().nullable(),
  rolls: z.array(Roll),
  facts: z.array(
    z.object({ code: z.custom<keyof typeof rulingCatalogue>(isCode), slots: z.record(z.string(), z.union([z.string(), z.number()])) }),
  ),
});

/** A ruling as its audit has it. */
export type StoredRuling = z.infer<typeof Stored>;

/** What was said in a turn, and by whom. */
export type Said = readonly (readonly [hero: string, text: string])[];

/** One turn of an evening as it is stored and shown. */
export interface PlayedTurn {
  said: Said;
  reply: Message;
  rulings: StoredRuling[];
  heldBack: Objection[];
  before: PlayState;
  after: PlayState;
}

/** A table at which an evening is played: its Dungeon Master only watches. */
export interface EveningTable {
  app: TestApp;
  campaignId: string;
  owner: Somebody;
  /** By the name of their hero. */
  players: ReadonlyMap<string, Somebody>;
  end(): Promise<void>;
}

interface Opening {
  campaignId: string;
  /** The ready world that it is played in. */
  worldId: string;
  /** Who plays whom, by the name of the hero. */
  seats: readonly (readonly [hero: string, player: string])[];
  model: NonNullable<Options['model']>;
  dice: Dice;
}

/** Opens a campaign of a ready world under an id that it keeps, so that whatever hangs on the id is the same on every evening. */
export async function openEveningTable({ campaignId, worldId, seats, model, dice }: Opening): Promise<EveningTable> {
  const adventure = adventureIn(worldId);
  const app = await startApp({ model, dice });
  const owner = await signUp(app.url, 'Oda');
  const players = new Map<string, Somebody>();
  for (const [hero, player] of seats) players.set(hero, await signUp(app.url, player));
  await transact(app.kernel, async (tx) => {
    const world = { worldId, isTemplate: false, playState: openingState(adventure) };
    await insertCampaign(tx.sql, { id: campaignId, name: adventure.title, ownerId: owner.id, ...world }, tx.now);
    await seatPerson(tx.sql, campaignId, owner.id, 'owner', tx.now);
    for (const { id } of players.values()) await seatPerson(tx.sql, campaignId, id, 'player', tx.now);
  });
  return { app, campaignId, owner, players, end: () => app.end() };
}

/** The adventure of a ready world. */
export function adventureIn(worldId: string): Adventure {
  const adventure = readyAdventures.get(worldId);
  if (!adventure) throw new Error(`There is no ready world ${worldId}.`);
  return adventure;
}

/** Plays a turn: hands go up, everybody writes, hands go down, and the narrator answers. */
export async function playTurn(table: EveningTable, said: Said): Promise<PlayedTurn> {
  const { app, campaignId, owner, players } = table;
  const before = await stateOf(table, campaignId);
  await actInTurn(
    { app },
    campaignId,
    said.map(([hero, text]) => [playerOf(players, hero), text]),
  );
  const { messages } = await owner.call.chat.list({ campaignId });
  const reply = messages.filter(({ role, narration }) => role === 'ai' && narration?.cause === 'turn').at(-1);
  if (!reply?.narration) throw new Error('There is no reply.');
  const { narrationId } = reply.narration;
  const { rows } = await app.database.pool.query('select data from ruling where narration_id = $1 order by number', [narrationId]);
  const { replies } = await owner.call.narrator.heldBack({ campaignId });
  return {
    said,
    reply,
    rulings: z
      .array(z.object({ data: Stored }))
      .parse(rows)
      .map(({ data }) => data),
    heldBack: replies.find((each) => each.narrationId === narrationId)?.heldBack ?? [],
    before,
    after: await stateOf(table, campaignId),
  };
}

function playerOf(players: EveningTable['players'], hero: string): Somebody {
  const player = players.get(hero);
  if (!player) throw new Error(`Nobody plays ${hero}.`);
  return player;
}
