import type { Person } from '#domain/account/account.ts';
import { isDm } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';
import type { NamedCharacter } from './characters.store.ts';

/** What goes with a character as one person sees it: who plays it, and what they may do. */
export function seeCharacter({ data, playerName }: NamedCharacter, { id }: Person, seat: Seat | null) {
  const isMine = data.userId === id;
  const leads = isDm(seat);
  return {
    playerName: playerName ?? 'A former player',
    isMine,
    mayAct: seat !== 'spectator' && (isMine || leads),
    ...(leads && { leads }),
  };
}
