import { judgeModelQuota } from '#domain/limits/model-quota.ts';
import { startOfDay } from '#domain/limits/start-of-day.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { countModelReplies } from './usage.store.ts';

/**
 * Whether today's replies of a model are used up, for the campaign or for all who ask. Replies told at this moment in
 * other campaigns are not counted yet, so somebody who plays in several at once may get one more in each.
 */
export async function isOverModelQuota(
  sql: Sql,
  { repliesPerCampaign: perCampaign, repliesPerPerson: perPerson }: StoredSettings,
  { campaignId, askers, now }: { campaignId: string; askers: string[]; now: Date },
): Promise<boolean> {
  if (perCampaign === null && perPerson === null) return false;
  return judgeModelQuota({ perCampaign, perPerson }, await countModelReplies(sql, campaignId, askers, startOfDay(now))) !== true;
}
