import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { Notice, NoticeFact } from '#domain/account/notice.ts';
import type { Sql } from '#server/kernel/database/database.ts';

const Row = z.object({
  id: z.string(),
  userId: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()).catch({}),
  name: z.string().nullable(),
  campaignId: z.string().nullable(),
  campaignName: z.string().nullable(),
  createdAt: z.coerce.date(),
  readAt: z.coerce.date().nullable(),
});

const columns = raw`n.id, n.user_id as "userId", n.kind, n.data, about.name, n.campaign_id as "campaignId", c.name as "campaignName",
  n.created_at as "createdAt", n.read_at as "readAt"`;
const joined = raw`left join "user" about on about.id = n.about_id left join campaign c on c.id = n.campaign_id`;
/** Nothing is told of a campaign that was deleted, also while it can be taken back. */
const isAnnounced = raw`(n.campaign_id is null or c.deleted_at is null)`;

/** Whose notice it is, and what it says; null for a kind that this version does not know. */
function toNotice(row: unknown): { userId: string; notice: Notice } | null {
  const { userId, kind, data, name, campaignId, campaignName, createdAt, readAt, id } = Row.parse(row);
  const fact = NoticeFact.safeParse({ ...data, ...(name === null ? {} : { name }), kind });
  if (!fact.success) return null;
  const campaign = campaignId === null || campaignName === null ? null : { id: campaignId, name: campaignName };
  const notice = { id, campaign, fact: fact.data, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
  return { userId, notice };
}

/** A person's notices, newest first. */
export async function listNotices(sql: Sql, userId: string): Promise<Notice[]> {
  const { rows } = await sql.execute(raw`
    select ${columns} from notice n ${joined} where n.user_id = ${userId} and ${isAnnounced} order by n.created_at desc, n.id limit ${limits.noticePage}`);
  return rows.flatMap((row) => toNotice(row)?.notice ?? []);
}

const UnreadRow = z.object({ count: z.int() });

export async function countUnread(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.execute(raw`
    select count(*)::int as count from notice n ${joined} where n.user_id = ${userId} and n.read_at is null and ${isAnnounced}`);
  return UnreadRow.parse(rows[0]).count;
}

export interface NewNotice {
  userId: string;
  campaignId: string | null;
  /** Somebody else whose name it tells. */
  aboutId: string | null;
  /** What it is about: a later notice about the same takes its place. */
  subject: string;
  kind: NoticeFact['kind'];
  data: Record<string, unknown>;
  /** Seconds until it is pushed; null where it is not. */
  pushAfter: number | null;
}

interface Saving {
  /** Whether a notice that says the same already stays as it is: read, or pushed. */
  keepsSame: boolean;
}

/** Writes notices and answers those that are new, with the names as they are now. */
export async function saveNotices(
  sql: Sql,
  notices: NewNotice[],
  now: Date,
  { keepsSame }: Saving,
): Promise<{ userId: string; notice: Notice }[]> {
  if (notices.length === 0) return [];
  const at = raw`${now.toISOString()}::timestamptz`;
  const unlessSame: SQL = keepsSame ? raw`where notice.kind <> excluded.kind or notice.data <> excluded.data` : raw``;
  const { rows } = await sql.execute(raw`
    with n as (
      insert into notice (id, user_id, campaign_id, about_id, subject, kind, data, created_at, push_due_at)
      select gen_random_uuid()::text, given."userId", given."campaignId", given."aboutId", given.subject, given.kind, given.data, ${at},
        case when given."pushAfter" is not null and exists (select 1 from push_subscription s where s.user_id = given."userId")
          then ${at} + make_interval(secs => given."pushAfter") end
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as given
        ("userId" text, "campaignId" text, "aboutId" text, subject text, kind text, data jsonb, "pushAfter" int)
      order by given."userId"
      on conflict (user_id, subject) do update set id = excluded.id, kind = excluded.kind, data = excluded.data, about_id = excluded.about_id,
        created_at = excluded.created_at, read_at = null, push_due_at = excluded.push_due_at, push_attempts = 0 ${unlessSame}
      returning *)
    select ${columns} from n ${joined}`);
  return rows.flatMap((row) => toNotice(row) ?? []);
}

/** Which notices: of somebody, about a campaign or another person, of a subject; what is left out is not asked for. */
export interface Which {
  userId?: string;
  campaignId?: string;
  aboutId?: string;
  subject?: string;
  kinds?: readonly NoticeFact['kind'][];
  ids?: readonly string[];
  /** Everybody's but this person's. */
  exceptUserId?: string;
}

function isWhich({ userId, campaignId, aboutId, subject, kinds, ids, exceptUserId }: Which): SQL {
  const asked = [
    userId === undefined ? [] : [raw`user_id = ${userId}`],
    campaignId === undefined ? [] : [raw`campaign_id = ${campaignId}`],
    aboutId === undefined ? [] : [raw`about_id = ${aboutId}`],
    subject === undefined ? [] : [raw`subject = ${subject}`],
    kinds === undefined ? [] : [raw`kind = any(${raw.param([...kinds])}::text[])`],
    ids === undefined ? [] : [raw`id = any(${raw.param([...ids])}::text[])`],
    exceptUserId === undefined ? [] : [raw`user_id <> ${exceptUserId}`],
  ].flat();
  return raw.join(asked, raw` and `);
}

/** Takes notices away that hold no longer; answers whose they were. */
export async function deleteNotices(sql: Sql, which: Which): Promise<string[]> {
  const { rows } = await sql.execute<{ user_id: string }>(raw`delete from notice where ${isWhich(which)} returning user_id`);
  return [...new Set(rows.map((row) => row.user_id))];
}

/** Marks notices as read; answers whether any was not. */
export async function readNotices(sql: Sql, which: Which & { userId: string }, now: Date): Promise<boolean> {
  const { rowCount } = await sql.execute(raw`
    update notice set read_at = ${now.toISOString()}::timestamptz, push_due_at = null where ${isWhich(which)} and read_at is null`);
  return (rowCount ?? 0) > 0;
}

/** Forgets what nobody looks for any more. */
export async function pruneNotices(sql: Sql, now: Date): Promise<void> {
  const before = (days: number) => raw`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  await sql.execute(raw`
    delete from notice where read_at < ${before(limits.readNoticeDays)} or created_at < ${before(limits.unreadNoticeDays)}`);
}
