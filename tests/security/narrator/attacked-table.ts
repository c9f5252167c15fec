import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PlayState } from '#domain/narration/play-state.ts';
import { Roll } from '#domain/dice/roll.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { savePlay } from '#server/features/adventures/index.ts';
import { findPlay } from '#server/features/campaigns/index.ts';
import { openModel } from '#server/features/model/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { bringHero } from '#tests/support/app/arena.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startObedientModel } from '#tests/support/services/obedient-model.ts';
import type { ObedientModel } from '#tests/support/services/obedient-model.ts';

const Audit = z.object({
  narrationId: z.string(),
  data: z.looseObject({
    call: ToolCall,
    allowed: z.boolean(),
    degree: z.enum(['triumph', 'success', 'nearMiss', 'failure', 'disaster']).nullable(),
    rolls: z.array(Roll),
    facts: z.array(z.object({ code: z.string() })),
  }),
});

/** A ruling as its audit has it. */
export type Audited = Pick<Ruling, 'call' | 'allowed' | 'degree' | 'rolls'> & { narrationId: string; code: string | undefined };

/** The app with a narrator who obeys whatever it reads, a Dungeon Master, and two players: Mira has Kara, Tov has Bram. */
export interface Attacked {
  app: TestApp;
  model: ObedientModel;
  /** What every d20 shows from now on, while other dice show 1; null for chance. */
  dice: { d20: number | null };
  owner: Somebody;
  mira: Somebody;
  tov: Somebody;
  end(): Promise<void>;
}

/** Starts it; the dice are left to chance until a test says what they show. */
export async function startAttacked(): Promise<Attacked> {
  const model = await startObedientModel();
  const settings = { name: 'openai-compatible:obedient', baseUrl: model.url, apiKey: 'sk-canary-key' };
  const dice: Attacked['dice'] = { d20: null };
  const rolled = (sides: number) => (dice.d20 === null ? randomInt(1, sides + 1) : sides === 20 ? dice.d20 : 1);
  const app = await startApp({ dice: rolled, model: openModel({ ...settings, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 }) });
  const owner = await signUp(app.url, 'Oda');
  const [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
  const end = async () => {
    await app.end();
    await model.close();
  };
  return { app, model, dice, owner, mira, tov, end };
}

/** A table of the template's adventure, with both heroes or with Kara alone. */
export async function openTable({ app, owner, mira, tov }: Attacked, players: 'both' | 'alone' = 'both'): Promise<string> {
  const campaignId = await openCampaign(app, owner, players === 'both' ? [mira, tov] : [mira]);
  await bringHero(app, campaignId, mira, 'Kara');
  if (players === 'both') await bringHero(app, campaignId, tov, 'Bram');
  return campaignId;
}

/** How far the party of a table has come. */
export async function stateOf({ app }: Pick<Attacked, 'app'>, campaignId: string): Promise<PlayState> {
  const play = await findPlay(app.database.sql, campaignId);
  if (!play) throw new Error('There is no play.');
  return PlayState.parse(play.state);
}

/** Has the party stand where a test needs it. */
export async function setState(attacked: Attacked, campaignId: string, change: Partial<PlayState>): Promise<void> {
  await savePlay(attacked.app.database.sql, campaignId, { ...(await stateOf(attacked, campaignId)), ...change }, new Date());
}

/** What was ruled at a table until now, in its order. */
export async function rulingsOf({ app }: Attacked, campaignId: string): Promise<Audited[]> {
  const { rows } = await app.database.pool.query(
    `select r.narration_id as "narrationId", r.data from ruling r join narration n on n.id = r.narration_id
     where n.campaign_id = $1 order by n.created_at, n.id, r.number`,
    [campaignId],
  );
  return z
    .array(Audit)
    .parse(rows)
    .map(({ narrationId, data: { call, allowed, degree, rolls, facts } }) => ({
      narrationId,
      call,
      allowed,
      degree,
      rolls,
      code: facts[0]?.code,
    }));
}

async function repliesAt({ app }: Pick<Attacked, 'app'>, campaignId: string): Promise<number> {
  const { rows } = await app.database.pool.query(
    `select count(*) filter (where status = 'narrated')::int as told, count(*) filter (where status <> 'narrated')::int as open
     from narration where campaign_id = $1`,
    [campaignId],
  );
  const { told, open } = z.object({ told: z.int(), open: z.int() }).parse(rows[0]);
  return open > 0 ? -1 : told;
}

async function untilAnswered(attacked: Pick<Attacked, 'app'>, campaignId: string, before: number): Promise<void> {
  await eventually(async () => {
    if ((await repliesAt(attacked, campaignId)) <= before) throw new Error('The narrator has not answered.');
  });
}

type Posted = Parameters<Somebody['call']['chat']['post']>[0];

/** Somebody writes to the table, or as `more` says. */
export const write = (person: Somebody, campaignId: string, content: string, more: Partial<Posted> = {}) =>
  person.call.chat.post({ id: randomUUID(), campaignId, content, ...more });

/** Somebody writes outside of a turn, and the narrator answers. */
export async function sayInChat(attacked: Pick<Attacked, 'app'>, campaignId: string, person: Somebody, text: string): Promise<void> {
  const before = await repliesAt(attacked, campaignId);
  await write(person, campaignId, text);
  await untilAnswered(attacked, campaignId, before);
}

/** A turn in which these people act, and the narrator answers. */
export async function actInTurn(attacked: Pick<Attacked, 'app'>, campaignId: string, acts: readonly [Somebody, string][]): Promise<void> {
  const before = await repliesAt(attacked, campaignId);
  for (const [person] of acts) await person.call.turns.raiseHand({ campaignId });
  for (const [person, text] of acts) await write(person, campaignId, text);
  for (const [person] of acts) await person.call.turns.lowerHand({ campaignId });
  await untilAnswered(attacked, campaignId, before);
}
