import { recapExcerpt, turnWaitsFor } from '#domain/home/home.ts';
import type { Waiting } from '#domain/home/home.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { overview as operation } from '#contract/play/home.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findCombatTurns, findDrafts, findLastRecaps, findSeatRequests, findTurns } from './home.store.ts';
import type { TurnRow } from './home.store.ts';

export const overview = query(operation, {
  may: policies['home.overview'],
  find: noSubject,
  run: async ({ sql, actor, kernel }) => {
    const { id } = personOf(actor);
    const now = kernel.now();
    const waiting: Waiting[] = [
      ...(await findCombatTurns(sql, id)).map((row) => ({ kind: 'combatTurn' as const, ...row })),
      ...(await findTurns(sql, id)).flatMap((row) => waitingOf(row, id, now)),
      ...(await findDrafts(sql, id)).map((row) => ({ kind: 'drafts' as const, ...row })),
      ...(await findSeatRequests(sql, id)).map((row) => ({ kind: 'seatRequests' as const, ...row })),
    ];
    const recaps = (await findLastRecaps(sql, id)).map(({ text, ...recap }) => ({
      ...recap,
      excerpt: recapExcerpt(text, limits.recapExcerptLength),
    }));
    return { waiting, recaps };
  },
});

/** What a turn asks of somebody. At the shared free table nobody is owed a turn that strangers have opened. */
function waitingOf({ campaignId, campaignName, isTemplate, turn }: TurnRow, userId: string, now: Date): Waiting[] {
  const endsAt = turn.endsAt?.toISOString() ?? null;
  const kind = turnWaitsFor({ ...turn, endsAt }, userId, now);
  if (kind === 'hand') {
    const isWritten = turn.hands.some((hand) => hand.userId === userId && hand.intent !== null);
    return [{ kind, campaignId, campaignName, isWritten, endsAt }];
  }
  return kind === null || isTemplate ? [] : [{ kind, campaignId, campaignName, endsAt }];
}
