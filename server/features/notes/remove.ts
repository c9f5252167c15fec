import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/play/notes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockNote, readerAt } from './find-note.ts';
import { dropNote } from './keep-note.ts';

export const remove = command(operation, {
  may: policies['notes.remove'],
  find: findAccess,
  run: async ({ tx, actor, input, subject }) => {
    const { id, name } = personOf(actor);
    const note = await lockNote(tx.sql, input, readerAt(actor, subject));
    if (!note) throw new Refusal('note.notFound');
    await dropNote(tx, subject, { id, name }, note);
    return {};
  },
});
