import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { leaveTurn, lowerHand } from '#domain/turn/turn.ts';
import type { Turn } from '#domain/turn/turn.ts';
import { setAway as operation } from '#contract/play/turns.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess, seating } from '#server/features/campaigns/index.ts';
import { postSystemLine } from '#server/features/chat/index.ts';
import { lockTurnOf, takeLockedStep } from './take-step.ts';
import { backLine } from './welcome-back.ts';

/** Nobody waits for whoever is away; what they wrote stays their action. While a table is paused nothing may end by it. */
const withoutHand = (turn: Turn, userId: string, now: Date) =>
  turn.remaining === null ? lowerHand(turn, userId, now) : leaveTurn(turn, userId, now);

export const setAway = command(operation, {
  may: policies['turns.setAway'],
  lock: lockTurnOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, userId, isAway }, locked }) => {
    const seat = await seating.findSeat(tx.sql, campaignId, userId);
    if (seat === null) throw new Refusal('seat.notFound');
    if (seat !== 'player') throw new Refusal('seat.playsNot');
    const name = await seating.markAway(tx, { campaignId, userId, isAway });
    const turn = await takeLockedStep(tx, locked, (before) =>
      isAway ? withoutHand(before, userId, tx.now) : { turn: before, closed: null },
    );
    if (name !== null)
      await postSystemLine(tx, campaignId, isAway ? `${name} is away. Others speak for their hero until they are back.` : backLine(name));
    return { turn, now: tx.now.toISOString() };
  },
});
