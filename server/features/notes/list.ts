import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/notes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { readerAt } from './find-note.ts';
import { listNotesFor, listRemovedNotesFor } from './notes.store.ts';

export const list = query(operation, {
  may: policies['notes.list'],
  find: findAccess,
  run: ({ sql, actor, input, subject }) => {
    const listFor = input.removed ? listRemovedNotesFor : listNotesFor;
    return listFor(sql, input.campaignId, readerAt(actor, subject));
  },
});
