import type { Seat } from '#domain/campaign/seat.ts';

/** Whose notes are looked at, and by whom. */
export interface NotesPlace {
  campaignId: string;
  /** Who looks at the notes, and from which seat. */
  me: { id: string; seat: Seat | null };
}
