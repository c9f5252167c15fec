import { randomUUID } from 'node:crypto';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { tidyTables } from '#server/kernel/database/tidy-tables.ts';
import { deleteDueAccounts } from '#server/features/account-data/account-deletion-worker.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { limited } from '#bench/figures/report.ts';
import type { Figure } from '#bench/figures/report.ts';

const MESSAGES = 75_000;
const VERSIONS = 40_000;
const WORDS = 'I lift the lantern and look along the quay, where the boats lie on their sides in the mud. ';
/** Seconds that the embedded database may be busy with one account: everybody else waits meanwhile. */
const MOST_OWN = 30;
const MOST_GUEST = 10;

/**
 * How long the worker takes to delete an account: one that owns a table of 75,000 messages, and one that wrote a sixth of
 * them at the table of somebody else.
 */
export async function measureDeletion(): Promise<Figure[]> {
  const app = await startApp({ embedded: true });
  try {
    const people: Somebody[] = [];
    for (const name of ['Oda', 'Mira', 'Tov', 'Ivo', 'Una', 'Kes']) people.push(await signUp(app.url, name));
    const [first, owner, guest] = people;
    if (!first || !owner || !guest) throw new Error('Nobody signed up.');
    for (const each of [first, owner]) {
      const seated = people.filter((one) => one !== each);
      await app.database.pool.query(`update "user" set plan = 'ADMIN' where id = $1`, [each.id]);
      app.kernel.sessionInvalidation.invalidate(each.id);
      const campaignId = await openCampaign(app, each, seated, 'dm');
      await withBudget('job', () => fill(app, campaignId, people));
    }
    await tidyTables(app.database.pool);
    const what = `a table of ${MESSAGES} messages and ${VERSIONS} versions`;
    return [
      limited(`deleting an account that owns ${what}`, 's', await secondsToDelete(app, owner), MOST_OWN),
      limited(`deleting an account that wrote a sixth of ${what}`, 's', await secondsToDelete(app, guest), MOST_GUEST),
    ];
  } finally {
    await app.end();
  }
}

/** Has somebody's deletion be due, and lets the worker look. */
async function secondsToDelete({ kernel, database }: TestApp, { id }: Somebody): Promise<number> {
  await database.pool.query(`update "user" set deletes_at = now() - interval '1 minute' where id = $1`, [id]);
  const began = performance.now();
  await deleteDueAccounts(kernel);
  const took = (performance.now() - began) / 1000;
  const { rowCount } = await database.pool.query(`select 1 from "user" where id = $1`, [id]);
  if (rowCount !== 0) throw new Error('The account is still there: the server’s log says why.');
  return took;
}

/** A table that many have written at for years: messages and versions on three lines, replies, edits, reactions and checkpoints. */
async function fill({ database: { pool } }: TestApp, campaignId: string, people: Somebody[]): Promise<void> {
  const ids = people.map((one) => one.id);
  const names = people.map((one) => one.name);
  const lines = [campaignId, randomUUID(), randomUUID()];
  for (const line of lines.slice(1)) {
    await pool.query(`insert into branch (id, campaign_id, parent_id, from_position, created_by) values ($1, $2, $2, 10, $3)`, [
      line,
      campaignId,
      ids[0],
    ]);
    await pool.query(
      `insert into branch_ancestor (branch_id, ancestor_id, up_to) values ($1, $1, ${Number.MAX_SAFE_INTEGER}), ($1, $2, 10)`,
      [line, campaignId],
    );
  }
  await pool.query(
    `insert into message (id, campaign_id, branch_id, author_id, author_name, role, content, reply_to)
     select $1 || '-' || n, $1, ($2::text[])[1 + n % 3], ($3::text[])[1 + n % 6], ($4::text[])[1 + n % 6], 'player', n || '. ' || $5,
       case when n > 1000 and n % 10 = 0 then $1 || '-' || (n - 900) end
     from generate_series(1, $6::int) as n`,
    [campaignId, lines, ids, names, WORDS, MESSAGES],
  );
  await pool.query(
    `insert into message_edit (message_id, branch_id, content, mentions, created_at)
     select id, branch_id, content, '{}', now() from message where campaign_id = $1 and random() < 0.05`,
    [campaignId],
  );
  await pool.query(
    `insert into message_reaction (message_id, branch_id, user_id, emoji, is_on, created_at)
     select id, branch_id, author_id, '👍', true, now() from message where campaign_id = $1 and author_id is not null and random() < 0.1`,
    [campaignId],
  );
  await pool.query(
    `insert into document_version (campaign_id, branch_id, kind, key, data, actor_id, actor_name, created_at)
     select $1, ($2::text[])[1 + n % 3], 'note', 'note ' || n % 200, jsonb_build_object('text', repeat($5, 4)), ($3::text[])[1 + n % 6], ($4::text[])[1 + n % 6], now()
     from generate_series(1, $6::int) as n`,
    [campaignId, lines, ids, names, WORDS, VERSIONS],
  );
  await pool.query(
    `insert into checkpoint (id, campaign_id, branch_id, position, kind, name, created_by, created_at)
     select $1 || ' point ' || n, $1, ($2::text[])[1 + n % 3], n, 'saved', 'Point ' || n, ($3::text[])[1 + n % 6], now() from generate_series(1, 200) as n`,
    [campaignId, lines, ids],
  );
}
