import type { NoticeFact } from '#domain/account/notice.ts';
import { pushDelaySeconds } from '#domain/account/notice.ts';
import { pushText } from '#domain/account/notice-text.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { deleteNotices, saveNotices } from './notices.store.ts';
import type { Which } from './notices.store.ts';

/** What of a fact is stored: names are looked up when it is read. */
type Stored<Fact> = Fact extends unknown ? Omit<Fact, 'name'> : never;

interface About {
  /** Who is told. */
  userIds: readonly string[];
  campaignId?: string;
  /** Somebody else it is about, whose name the notice tells. */
  aboutId?: string;
  /** What it is about: a later notice to the same person about the same takes this one's place. */
  subject: string;
  /** Where the same may be told again and is no news then. */
  keepsSame?: boolean;
}

/** Puts a notice into the inboxes of some people; their open pages hear of it, and their browsers where they asked for that. */
export async function notifyPeople(tx: Tx, { kind, ...data }: Stored<NoticeFact>, about: About): Promise<void> {
  const { userIds, campaignId = null, aboutId = null, subject, keepsSame = false } = about;
  const pushAfter = pushDelaySeconds[kind] ?? null;
  const notices = [...new Set(userIds)].map((userId) => ({ userId, campaignId, aboutId, subject, kind, data, pushAfter }));
  for (const { userId, notice } of await saveNotices(tx.sql, notices, tx.now, { keepsSame }))
    tx.emit(personTopic(userId), { type: 'notices.changed', added: notice, outside: { ...pushText(notice), tag: subject } });
}

/** Takes notices back that hold no longer: what waited was done, or by somebody else. */
export async function withdrawNotices(tx: Tx, which: Which): Promise<void> {
  for (const userId of await deleteNotices(tx.sql, which)) tx.emit(personTopic(userId), { type: 'notices.changed', added: null });
}
