import { isDm } from '#domain/campaign/seat.ts';
import type { Seat } from '#domain/campaign/seat.ts';

/** Who reads a note: everyone at the table, those who lead it, or its writer alone. */
export const noteAudiences = ['table', 'dm', 'private'] as const;
export type NoteAudience = (typeof noteAudiences)[number];

/** Somebody at a table, as far as notes are concerned. */
export interface NoteReader {
  id: string;
  seat: Seat | null;
}

/** What of a note says who may read it. */
export interface NoteOwnership {
  audience: NoteAudience;
  ownerId: string;
}

/** Whether somebody at the table may read a note. A private one is its writer's alone: the DM does not see it either. */
export function mayReadNote({ audience, ownerId }: NoteOwnership, reader: NoteReader): boolean {
  if (reader.seat === null) return false;
  if (audience === 'private') return ownerId === reader.id;
  return audience === 'table' || isDm(reader.seat);
}

/** Whether somebody may write in a note: whoever reads it and does not only watch. */
export function mayWriteNote(note: NoteOwnership, reader: NoteReader): boolean {
  return reader.seat !== 'spectator' && mayReadNote(note, reader);
}

/** The audiences that somebody may give a note: its owner alone chooses, and only who leads the table chooses its DMs. */
export function audiencesFor({ ownerId }: Pick<NoteOwnership, 'ownerId'>, reader: NoteReader): NoteAudience[] {
  if (ownerId !== reader.id || reader.seat === null || reader.seat === 'spectator') return [];
  return noteAudiences.filter((audience) => audience !== 'dm' || isDm(reader.seat));
}
