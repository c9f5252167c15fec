import type { Actor } from '#domain/account/account.ts';
import { policies } from '#domain/permissions/policies.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import { parseTopic } from '#contract/realtime/topics.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';

/**
 * Who may follow what: a campaign's topic those who may read its chat, what its leaders hear those who may open fights, a person's topic that person alone, a world's those
 * who may look at it, and what its builders hear those who may write in it.
 */
export async function mayFollow(sql: Sql, actor: Actor, topic: string): Promise<true | RefusalCode> {
  const parsed = parseTopic(topic);
  if (parsed?.kind === 'campaign' || parsed?.kind === 'campaign-leaders') {
    const access = await findAccess({ sql, actor, input: { campaignId: parsed.id } });
    return policies[parsed.kind === 'campaign' ? 'chat.list' : 'combat.open'](actor, access);
  }
  if (parsed?.kind === 'world' || parsed?.kind === 'world-builders') {
    const access = await findWorldAccess({ sql, actor, input: { worldId: parsed.id } });
    return policies[parsed.kind === 'world' ? 'worlds.get' : 'lore.edit'](actor, access);
  }
  return (parsed?.kind === 'person' && actor.kind === 'person' && actor.id === parsed.id) || 'topic.unknown';
}
