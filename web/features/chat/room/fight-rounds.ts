import type { Message } from '#domain/chat/message.ts';

/** All messages of one round of a fight, oldest first. */
export interface FightRoundRow {
  round: number;
  turns: number;
  messages: readonly Message[];
}

/**
 * Finds the rounds of fights among messages, each under the id of its last message; there its row stands. Of a round that may have
 * begun in messages before these, no turns are counted.
 */
export function roundsByLastId(
  messages: readonly Message[],
  areThereOlder: boolean,
): { rounds: Map<string, FightRoundRow>; inside: Set<string> } {
  const byRound = new Map<string, { round: number; turns: number; messages: Message[] }>();
  for (const message of messages) {
    const { fight } = message;
    if (fight === null) continue;
    const key = roundKey(fight);
    const known = byRound.get(key) ?? { round: fight.round, turns: 0, messages: [] };
    known.messages.push(message);
    known.turns += areThereOlder && known.messages[0] === messages[0] ? 0 : fight.turns;
    byRound.set(key, known);
  }
  const rounds = new Map<string, FightRoundRow>();
  const inside = new Set<string>();
  for (const each of byRound.values()) {
    const last = each.messages.at(-1);
    for (const { id } of each.messages) if (id !== last?.id) inside.add(id);
    if (last) rounds.set(last.id, each);
  }
  return { rounds, inside };
}

/** The key of a round: it stays the same while the round grows. */
export function roundKey({ fightId, round }: NonNullable<Message['fight']>): string {
  return `round-${fightId}-${round}`;
}

/** A round in words, e.g. "Round 2: 4 turns". */
export function roundLabel({ round, turns }: Pick<FightRoundRow, 'round' | 'turns'>): string {
  if (turns === 0) return `Round ${round}`;
  return `Round ${round}: ${turns === 1 ? '1 turn' : `${turns} turns`}`;
}
