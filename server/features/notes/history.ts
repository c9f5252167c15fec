import { sittings } from '#domain/notes/note-sittings.ts';
import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/play/notes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findNote, pastOf, readerAt } from './find-note.ts';
import type { PastNote } from './find-note.ts';

/** Saved states that are looked through for the sittings of a history. */
const STATES_LOOKED_THROUGH = 400;

export const history = query(operation, {
  may: policies['notes.history'],
  find: findAccess,
  run: async ({ sql, actor, input, subject }) => {
    const reader = readerAt(actor, subject);
    await findNote(sql, input, reader);
    const past: PastNote[] = [];
    for await (const each of pastOf(sql, input, reader)) {
      past.push(each);
      if (past.length >= STATES_LOOKED_THROUGH) break;
    }
    return sittings(past).map(({ position, createdAt, actorName, note: { title, text } }) => ({
      id: position,
      at: createdAt.toISOString(),
      by: actorName,
      title,
      text,
    }));
  },
});
