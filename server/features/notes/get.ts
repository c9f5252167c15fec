import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/play/notes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findNote, readerAt } from './find-note.ts';

export const get = query(operation, {
  may: policies['notes.get'],
  find: findAccess,
  run: ({ sql, actor, input, subject }) => findNote(sql, input, readerAt(actor, subject)),
});
