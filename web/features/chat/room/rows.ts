import type { Message } from '#domain/chat/message.ts';
import { roundKey, roundsByLastId } from './fight-rounds.ts';
import type { FightRoundRow } from './fight-rounds.ts';
import type { Outgoing } from './outbox.ts';

/** One row of the list; a day's first row carries the day's name. */
export type Row =
  | {
      kind: 'message';
      key: string;
      message: Message;
      day: string | null;
      continued: boolean;
      /** The whole round, where the message is the last of a round of a fight. */
      round: FightRoundRow | null;
      /** Nothing was told after it: a recap or a round is what the table stands at. */
      newest: boolean;
    }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; day: null };

/** Words of one person within this time stand under one name. */
const CONTINUED_MILLISECONDS = 5 * 60_000;

/** The rows of a campaign: what is known by position, a round of a fight as one, then what is on its way. */
export function rowsOf(messages: readonly Message[], outgoing: readonly Outgoing[], areThereOlder = false): Row[] {
  const known = new Set<string>();
  const day = dayReader();
  const { rounds, inside } = roundsByLastId(messages, areThereOlder);
  const newestReply = messages.findLastIndex(({ role, authorId }) => role === 'ai' || (role === 'system' && authorId === null));
  let before: Message | null = null;
  const rows: Row[] = messages.flatMap((message, at) => {
    known.add(message.id);
    if (inside.has(message.id)) return [];
    const named = day(message.createdAt);
    const continued = named === null && before !== null && continues(before, message);
    before = message;
    const round = rounds.get(message.id) ?? null;
    return { kind: 'message', key: keyOf(message), message, day: named, continued, round, newest: at >= newestReply };
  });
  const onTheirWay = outgoing.filter(({ id }) => !known.has(id));
  return [...rows, ...onTheirWay.map((each) => ({ kind: 'outgoing', key: each.id, outgoing: each, day: null }) satisfies Row)];
}

/** Whether a row shows a message, by the message's key. */
export function showsMessage(row: Row, key: string): boolean {
  return row.key === key || (row.kind === 'message' && row.round?.messages.some(({ id }) => id === key) === true);
}

/** The key of a message's row. A reply keeps the key it had while it was told, and a round its own, so that the row stays the same. */
export function keyOf(message: Pick<Message, 'id' | 'narration' | 'fight'>): string {
  if (message.fight !== null) return roundKey(message.fight);
  return message.narration ? `narration-${message.narration.narrationId}` : message.id;
}

function continues(before: Message, message: Message): boolean {
  if (message.role !== 'player' && message.role !== 'dm') return false;
  return (
    before.role === message.role &&
    before.authorId === message.authorId &&
    before.kind === message.kind &&
    message.kind !== 'me' &&
    before.audience === null &&
    message.audience === null &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < CONTINUED_MILLISECONDS
  );
}

/** Answers the local day of a time when it differs from that of the time before, else null. */
function dayReader(): (iso: string) => string | null {
  let from = 0;
  let until = 0;
  return (iso) => {
    const at = Date.parse(iso);
    if (at >= from && at < until) return null;
    const start = new Date(at);
    start.setHours(0, 0, 0, 0);
    const end = new Date(start);
    end.setDate(end.getDate() + 1);
    [from, until] = [start.getTime(), end.getTime()];
    return start.toISOString();
  };
}
