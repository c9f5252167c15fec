import { findCopySources } from '#domain/homebrew/copy-entry.ts';
import { policies } from '#domain/permissions/policies.ts';
import { findSources as operation } from '#contract/play/homebrew.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

export const findSources = query(operation, {
  may: policies['homebrew.findSources'],
  find: findAccess,
  run: ({ input }) => findCopySources(input.kind, input.query),
});
