/** How somebody sits at a campaign's table: who owns it, who leads beside them, who plays, who only watches. */
export const seats = ['owner', 'co-dm', 'player', 'spectator'] as const;
export type Seat = (typeof seats)[number];

/** Whether a seat leads the table: the owner's, and a co-DM's. */
export function isDm(seat: Seat | null): boolean {
  return seat === 'owner' || seat === 'co-dm';
}

/** What a seat is called. */
export const seatNames: Record<Seat, string> = {
  owner: 'Dungeon Master',
  'co-dm': 'Co-Dungeon Master',
  player: 'Player',
  spectator: 'Spectator',
};
