import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { PrivateRunPart } from './private-run.ts';
import { isDm } from './seat.ts';
import type { Seat } from './seat.ts';

/** Seats that can be given; the owner's is handed over instead. */
export const givenSeats = ['co-dm', 'player', 'spectator'] as const;
export type GivenSeat = (typeof givenSeats)[number];

/** Whether somebody may change a seat: the owner all but their own, a co-DM only between player and spectator. */
export function judgeSeatChange(by: Seat | null, from: Seat, to: GivenSeat): true | RefusalCode {
  if (from === 'owner') return 'campaign.ownerStays';
  if (by === 'owner') return true;
  return by === 'co-dm' && !isDm(from) && to !== 'co-dm' ? true : 'campaign.ownerOnly';
}

/** Whether somebody may take a person out: the owner and the host of a private run anyone else, a co-DM players and spectators. */
export function judgeKick(by: Seat | null, from: Seat, privateRun: PrivateRunPart | null = null): true | RefusalCode {
  if (privateRun !== null) return privateRun === 'host' || 'campaign.hostOnly';
  return judgeSeatChange(by, from, 'spectator');
}
