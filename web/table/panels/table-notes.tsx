import { NotesPanel } from '#web/features/notes/notes-panel.tsx';
import type { TablePart } from './table-part.ts';

/** The notes of the campaign, beside the story. */
export function TableNotes({ campaign, me }: TablePart) {
  return <NotesPanel campaignId={campaign.id} me={{ id: me.id, seat: campaign.seat }} />;
}
