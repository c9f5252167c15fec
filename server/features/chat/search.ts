import { chatServerLimits } from '#domain/limits/chat-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { search as operation } from '#contract/play/chat.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { searchMessagesFor } from './chat.store.ts';

export const search = query(operation, {
  may: policies['chat.search'],
  find: findAccess,
  run: async ({ sql, actor, input: { campaignId, text: query, before } }) => {
    const parts = query.split(/\s+/).slice(0, chatServerLimits.searchParts);
    const found = await searchMessagesFor(sql, personOf(actor).id, campaignId, { parts, before, limit: limits.searchPage + 1 });
    return { messages: found.slice(0, limits.searchPage), more: found.length > limits.searchPage };
  },
});
