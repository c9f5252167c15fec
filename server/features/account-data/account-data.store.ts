import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { parseRows } from '#server/kernel/database/parse-rows.ts';

/** Under what name messages stay whose writer is gone. */
const FORMER = 'A former player';

/** Accounts whose time has come. The last administrator stays: nobody else could look after the house. */
export async function findDeparting(db: Sql, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from "user" u where deletes_at <= ${now.toISOString()}::timestamptz
      and (plan <> 'ADMIN' or exists (select 1 from "user" o where o.plan = 'ADMIN' and o.id <> u.id and o.deletes_at is null))
    order by deletes_at, id`);
  return rows.map(({ id }) => id);
}

interface Departed {
  ownCampaigns: string[];
  otherTables: string[];
  /** Worlds that are no more, whose files are to go. */
  ownWorlds: string[];
}

/**
 * Deletes an account with its campaigns and worlds; what it wrote at other tables stays under no name. Null when the
 * deletion was taken back. A world that another's campaign plays in stays too, and belongs to nobody.
 */
export async function deleteAccount(db: Sql, userId: string, now: Date): Promise<Departed | null> {
  const due = await db.execute(sql`
    select 1 from "user" where id = ${userId} and deletes_at <= ${now.toISOString()}::timestamptz for update`);
  if (due.rows.length === 0) return null;
  const seats = await db.execute<{ id: string }>(sql`
    select campaign_id as id from campaign_participant p join campaign c on c.id = p.campaign_id
    where p.user_id = ${userId} and c.owner_id is distinct from ${userId}`);
  // First, so that nothing is rewritten that goes; and each row that stays is rewritten once, with its reference.
  const own = await db.execute<{ id: string }>(sql`delete from campaign where owner_id = ${userId} returning id`);
  await db.execute(sql`update message set author_name = ${FORMER}, author_id = null where author_id = ${userId}`);
  // The lines that told the tables of it name them, too.
  await db.execute(sql`
    update message m set content = ${FORMER} || substr(m.content, length(u.name) + 1)
    from "user" u, campaign_participant p
    where u.id = ${userId} and p.user_id = u.id and m.campaign_id = p.campaign_id and m.role = 'system' and m.author_id is null
      and starts_with(m.content, u.name || ' has asked for their account to be deleted.')`);
  await db.execute(sql`update document_version set actor_name = ${FORMER}, actor_id = null where actor_id = ${userId}`);
  await db.execute(sql`
    update world w set owner_id = null where owner_id = ${userId} and exists (select 1 from campaign c where c.world_id = w.id)`);
  const worlds = await db.execute<{ id: string }>(sql`delete from world where owner_id = ${userId} returning id`);
  await db.execute(sql`delete from "user" where id = ${userId}`);
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  return { ownCampaigns: idsOf(own), otherTables: idsOf(seats), ownWorlds: idsOf(worlds) };
}

type Row = Record<string, unknown>;

async function read(db: Sql, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await db.execute(query)).rows;
}

/** Everything kept of somebody but their messages, by the name of the file it goes into. Secrets are left out. */
export async function readBelongings(db: Sql, userId: string): Promise<Record<string, Row[]>> {
  return {
    'account.json': await read(
      db,
      sql`select id, name, email, email_verified, plan, two_factor_enabled, preferences, deletes_at, created_at, updated_at from "user" where id = ${userId}`,
    ),
    'sign-ins.json': await read(
      db,
      sql`select provider_id as way, account_id as known_as, created_at from account where user_id = ${userId} order by created_at`,
    ),
    'sessions.json': await read(
      db,
      sql`select user_agent, ip_address, created_at, updated_at as last_seen_at, expires_at from session where user_id = ${userId} order by created_at`,
    ),
    'programs.json': await read(
      db,
      sql`select name, scope, created_at, last_used_at, expires_at from personal_token where user_id = ${userId} order by created_at`,
    ),
    'campaigns.json': await read(
      db,
      sql`select id, name, world_id, settings, last_passage, last_active, created_at, deleted_at from campaign where owner_id = ${userId} order by created_at`,
    ),
    'worlds.json': await read(
      db,
      sql`select id, name, description, ai_prompt, created_at, updated_at, deleted_at,
        (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'category', e.category, 'name', e.name, 'aliases', e.aliases, 'tags', e.tags, 'text', e.text,
          'audience', e.audience, 'date', e.date, 'image', e.image, 'source', e.source, 'created_at', e.created_at, 'removed_at', e.removed_at) order by e.position), '[]')
          from world_entry e where e.world_id = world.id) as lore,
        (select coalesce(jsonb_agg(jsonb_build_object('title', t.title, 'category', t.category, 'content', t.content, 'audience', t.audience, 'file', t.file_name)
          order by t.created_at), '[]') from world_tome t where t.world_id = world.id) as tomes
        from world where owner_id = ${userId} order by created_at`,
    ),
    'notices.json': await read(
      db,
      sql`select campaign_id, kind, data, created_at, read_at from notice where user_id = ${userId} order by created_at, id`,
    ),
    // The address alone, without the keys: with both, somebody could write to that browser.
    'notified-browsers.json': await read(
      db,
      sql`select split_part(split_part(endpoint, '://', 2), '/', 1) as push_service, created_at from push_subscription where user_id = ${userId} order by created_at`,
    ),
    ...(await readPlay(db, userId)),
    'plan-requests.json': await read(
      db,
      sql`select id, requested_plan, reason, state, answer, created_at, reviewed_at from plan_request where user_id = ${userId} order by created_at`,
    ),
    'invitations.json': await read(
      db,
      sql`select id, label, campaign_id, created_at, expires_at, max_uses, uses, revoked_at from invitation where created_by = ${userId} order by created_at`,
    ),
  };
}

/**
 * Records `r` of somebody by the field that says whose they are, and what is left of them: where a record itself is damaged, its
 * last version that still said so.
 */
function ownRecords(userId: string, field: 'userId' | 'ownerId') {
  // A name in the text and no parameter, for the index on it.
  const ofWhom = sql.raw(`data ->> '${field}'`);
  const lastKnown = sql`(
    select v.data from document_version v where v.campaign_id = r.campaign_id and v.kind = r.kind and v.key = r.key
      and v.${ofWhom} is not null order by v.position desc limit 1)`;
  return {
    data: sql`case when r.${ofWhom} is null then ${lastKnown} else r.data end`,
    theirs: sql`(r.${ofWhom} = ${userId} or (r.${ofWhom} is null and ${lastKnown} ->> ${sql.raw(`'${field}'`)} = ${userId}))`,
  };
}

/** What somebody has at tables, and what they left there besides the messages themselves. */
async function readPlay(db: Sql, userId: string): Promise<Record<string, Row[]>> {
  const sheets = ownRecords(userId, 'userId');
  const notes = ownRecords(userId, 'ownerId');
  return {
    'seats.json': await read(
      db,
      sql`select p.campaign_id, c.name as campaign, p.seat, p.joined_at, c.deleted_at from campaign_participant p join campaign c on c.id = p.campaign_id
        where p.user_id = ${userId} order by p.joined_at`,
    ),
    'characters.json': await read(
      db,
      sql`select c.name as campaign, ${sheets.data} as character from document r join campaign c on c.id = r.campaign_id
        where r.kind = 'character' and ${sheets.theirs} order by c.created_at`,
    ),
    'notes.json': await read(
      db,
      sql`select c.name as campaign, ${notes.data} as note from document r join campaign c on c.id = r.campaign_id
        where r.kind = 'note' and ${notes.theirs} order by c.created_at`,
    ),
    // What somebody wrote for a table, and all of what is told in campaigns of theirs.
    'campaign-lore.json': await read(
      db,
      sql`select c.name as campaign, r.data as entry from document r join campaign c on c.id = r.campaign_id
        where r.kind = 'lore' and (c.owner_id = ${userId} or r.data -> 'updatedBy' ->> 'id' = ${userId}) order by c.created_at, r.position`,
    ),
    'checkpoints.json': await read(
      db,
      sql`select c.name as campaign, p.kind, p.name, p.created_at from checkpoint p join campaign c on c.id = p.campaign_id
        where p.created_by = ${userId} order by p.created_at`,
    ),
    'joined-worlds.json': await read(
      db,
      sql`select m.world_id, w.name as world, m.role, m.joined_at from world_member m join world w on w.id = m.world_id
        where m.user_id = ${userId} order by m.joined_at`,
    ),
    'assistant.json': await read(
      db,
      sql`select campaign_id, role, content, spoken_by, created_at from assistant_message where author_id = ${userId} order by campaign_id, position`,
    ),
    'changed-words.json': await read(
      db,
      sql`select e.message_id, m.campaign_id, e.content, e.created_at from message_edit e join message m on m.id = e.message_id
        where m.author_id = ${userId} order by e.position`,
    ),
    'reactions.json': await read(
      db,
      sql`select r.message_id, r.emoji, r.is_on as put, r.created_at from message_reaction r where r.user_id = ${userId} order by r.position`,
    ),
    'chat-pictures.json': await read(
      db,
      sql`select id, campaign_id, message_id, alt, size, created_at from chat_image where uploaded_by = ${userId} order by created_at, id`,
    ),
  };
}

const Written = z.object({ position: z.coerce.number() });

const OwnWorldRow = z.object({ id: z.string(), name: z.string() });

/** The worlds somebody owns, those that they deleted and can take back among them. */
export async function findOwnWorlds(db: Sql, userId: string): Promise<{ id: string; name: string }[]> {
  const rows = await read(db, sql`select id, name from world where owner_id = ${userId} order by created_at, id`);
  return parseRows(OwnWorldRow, rows);
}

/** Messages somebody wrote, oldest first, after the one with this position. */
export async function readMessages(db: Sql, userId: string, after: number, limit: number): Promise<{ rows: Row[]; last: number | null }> {
  const rows = await read(
    db,
    sql`select position, id, campaign_id, role, kind, content, audience, rolls, reply_to, created_at from message
      where author_id = ${userId} and position > ${after} order by position limit ${limit}`,
  );
  const last = rows.at(-1);
  return { rows, last: last ? Written.parse(last).position : null };
}

const PictureRow = z.object({ bytes: z.instanceof(Uint8Array), type: z.string() });

/** The picture somebody has set. */
export async function readPicture(db: Sql, userId: string): Promise<{ bytes: Uint8Array; type: string } | null> {
  const [row] = await read(db, sql`select avatar as bytes, avatar_type as type from "user" where id = ${userId} and avatar is not null`);
  return row ? PictureRow.parse(row) : null;
}

/** Sets when an account goes for good, or that it stays. */
export async function saveDeletion(db: Sql, userId: string, deletesAt: Date | null): Promise<void> {
  await db.execute(sql`update "user" set deletes_at = ${deletesAt?.toISOString() ?? null}::timestamptz where id = ${userId}`);
}

const DeletionRow = z.object({ at: z.coerce.date().nullable() });

/** When an account is to be deleted, with its row held; null when nobody asked for it. */
export async function findDeletion(db: Sql, userId: string): Promise<Date | null> {
  const { rows } = await db.execute(sql`select deletes_at as at from "user" where id = ${userId} for update`);
  return DeletionRow.parse(rows[0]).at;
}
