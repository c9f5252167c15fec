import { z } from 'zod';
import type { Turn } from '#domain/turn/turn.ts';

const AtTable = z.object({ campaignId: z.string(), campaignName: z.string() });
const Many = AtTable.extend({ count: z.int().min(1) });

/** Something that waits for one person, and the table where it does. */
export const Waiting = z.discriminatedUnion('kind', [
  /** It is their hero's turn in a fight. */
  AtTable.extend({ kind: z.literal('combatTurn'), characterName: z.string() }),
  /** Their hand is up: what they do is still to be written, or the hand to be lowered. */
  AtTable.extend({ kind: z.literal('hand'), isWritten: z.boolean(), endsAt: z.iso.datetime().nullable() }),
  /** Others have raised a hand, and theirs is still down. */
  AtTable.extend({ kind: z.literal('turn'), endsAt: z.iso.datetime().nullable() }),
  /** Replies that they read before the table does. */
  Many.extend({ kind: z.literal('drafts') }),
  /** People who ask for a seat. */
  Many.extend({ kind: z.literal('seatRequests') }),
]);
export type Waiting = z.infer<typeof Waiting>;

/** The last recap of a campaign that its players may read. */
export const LastRecap = z.object({ campaignId: z.string(), number: z.int(), excerpt: z.string() });
export type LastRecap = z.infer<typeof LastRecap>;

/** What a turn waits for from one of its players: their hand, what they do, or nothing. */
export function turnWaitsFor(turn: Pick<Turn, 'state' | 'endsAt' | 'hands'>, userId: string, now: Date): 'hand' | 'turn' | null {
  const isOver = turn.endsAt !== null && Date.parse(turn.endsAt) <= now.getTime();
  if (turn.state !== 'COLLECTING' || isOver) return null;
  const mine = turn.hands.find((hand) => hand.userId === userId);
  if (mine === undefined) return 'turn';
  return mine.up ? 'hand' : null;
}

/** The beginning of a recap as plain words, cut at a word. */
export function recapExcerpt(text: string, length: number): string {
  const plain = text
    .replaceAll(/^#+ .*$/gm, '')
    .replaceAll(/[*_>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  return `${plain.slice(0, length).replace(/[\s.,;:]+\S*$/, '')}…`;
}
