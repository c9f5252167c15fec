import { openDatabase } from '#server/kernel/database/database.ts';
import { z } from 'zod';

const Message = z.object({ id: z.string(), content: z.string(), position: z.number() });
const Topic = z.object({ name: z.string(), head: z.number(), events: z.number(), last: z.number().nullable() });
const Turn = z.object({ cycle: z.number(), replies: z.number(), intents: z.number() });

/** What stands in the database once no server runs on it. */
export interface Stored {
  /** What people wrote at the table of the writers. */
  messages: z.infer<typeof Message>[];
  topics: z.infer<typeof Topic>[];
  /** Each cycle of the other table with the number of its replies and of the intents that they answer. */
  turns: z.infer<typeof Turn>[];
}

/** Reads it. `environment` is that of the server. */
export async function readStored(environment: Record<string, string>, campaignId: string, turnCampaignId: string): Promise<Stored> {
  const database = await openDatabase({ databaseUrl: environment['DATABASE_URL'] ?? null, dataDir: environment['DATA_DIR'] ?? '' });
  const rows = async (text: string, values: string[] = []) => (await database.pool.query(text, values)).rows;
  try {
    return {
      messages: z
        .array(Message)
        .parse(
          await rows("select id, content, position::int from message where campaign_id = $1 and role in ('player', 'dm')", [campaignId]),
        ),
      topics: z.array(Topic).parse(
        await rows(`select t.name, t.seq::int as head, count(e.seq)::int as events, max(e.seq)::int as last
          from topic t left join event e on e.topic = t.name group by t.name, t.seq`),
      ),
      turns: z.array(Turn).parse(
        await rows(
          `select n.cycle, count(m.id)::int as replies, coalesce(max(jsonb_array_length(m.narration->'resolved')), 0)::int as intents
           from narration n left join message m on m.id = n.id where n.campaign_id = $1 and n.cause = 'turn' group by n.id, n.cycle`,
          [turnCampaignId],
        ),
      ),
    };
  } finally {
    await database.close();
  }
}
