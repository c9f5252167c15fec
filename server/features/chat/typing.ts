import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { typing as operation } from '#contract/play/chat.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';

/** Browsers keep the pause themselves; this much sooner one still counts as on time. */
const EARLY_MILLISECONDS = 500;
/** Remembered writers of one server; more are forgotten at once. */
const WRITERS_REMEMBERED = 10_000;

const lastHint = new Map<string, number>();

export const typing = query(operation, {
  may: policies['chat.typing'],
  find: findAccess,
  run: ({ actor, input: { campaignId }, kernel }) => {
    const { id: userId, name } = personOf(actor);
    if (isDue(`${campaignId} ${userId}`, kernel.now().getTime()))
      kernel.hub.signal(campaignTopic(campaignId), { type: 'chat.typing', campaignId, userId, name });
    return Promise.resolve({});
  },
});

/** Whether a hint of this writer may be shown again; notes that it is. */
function isDue(writer: string, now: number): boolean {
  const last = lastHint.get(writer);
  if (last !== undefined && now - last < limits.typingMilliseconds - EARLY_MILLISECONDS && now >= last) return false;
  if (lastHint.size >= WRITERS_REMEMBERED) lastHint.clear();
  lastHint.set(writer, now);
  return true;
}
