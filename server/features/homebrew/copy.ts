import { copyEntry } from '#domain/homebrew/copy-entry.ts';
import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { copy as operation } from '#contract/play/homebrew.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const copy = query(operation, {
  may: policies['homebrew.copy'],
  find: findAccess,
  run: async ({ input: { kind, sourceId, entryId } }) => {
    const draft = await copyEntry(kind, sourceId);
    if (!draft) throw new Refusal('homebrew.sourceNotFound');
    return HomebrewEntry.parse({ ...draft, id: entryId });
  },
});
