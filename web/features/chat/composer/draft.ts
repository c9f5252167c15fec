import type { Target } from '#domain/chat/message.ts';
import { readRecord, readTarget } from '#web/features/chat/room/stored-draft.ts';
import type { Shelf } from '#web/features/chat/room/outbox.ts';

/** What is written but not sent, and to whom: a whisper never comes back as words to the table. */
export interface Draft {
  text: string;
  to: Target;
  /** Whether the target stays after a message is sent. */
  pinned: boolean;
}

const blank: Draft = { text: '', to: { kind: 'group' }, pinned: false };

const keyOf = (personId: string, campaignId: string) => `hearthlore.draft/${personId}/${campaignId}`;

/** The draft of a person in a campaign; blank when there is none. */
export function readDraft(shelf: Shelf, personId: string, campaignId: string): Draft {
  const kept = readRecord(shelf.getItem(keyOf(personId, campaignId)));
  const to = readTarget(kept?.['to']);
  return kept && to && typeof kept['text'] === 'string' ? { text: kept['text'], to, pinned: kept['pinned'] === true } : blank;
}

/** Keeps the draft; a blank one to the table leaves nothing behind. */
export function storeDraft(shelf: Shelf, personId: string, campaignId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.to.kind === 'group') shelf.removeItem(keyOf(personId, campaignId));
    else shelf.setItem(keyOf(personId, campaignId), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage only costs the survival of a reload.
  }
}
