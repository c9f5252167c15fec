import { sql as raw } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CampaignDocumentKind } from './campaign-document-kind.ts';

/** By what name a statement calls the rows that stand on branches: each has `branch_id` and `position`. */
type Row = 'v' | 'm' | 'p' | 'r' | 'x' | 'said';

/** Keeps to rows of the branch that is played now in the campaign of `owner`, which is the row itself unless said otherwise. */
export function onPlayedBranch(row: Row, owner: SQL = raw.raw(row)): SQL {
  const kept = raw.raw(row);
  return raw`
    join campaign c on c.id = ${owner}.campaign_id
    join branch_ancestor part on part.branch_id = c.branch_id and part.ancestor_id = ${kept}.branch_id and ${kept}.position <= part.up_to`;
}

/** Keeps to rows of one branch, played or not. */
export function onBranch(row: Row, branchId: string): SQL {
  const kept = raw.raw(row);
  return raw`
    join branch_ancestor part on part.branch_id = ${branchId} and part.ancestor_id = ${kept}.branch_id and ${kept}.position <= part.up_to`;
}

/**
 * Whether a row stands on the branch that a campaign plays now, as a condition whose branch is read once for all rows: in their
 * order, the last few are found without sorting the others. Most rows stand on that branch itself, and need no look at those that it
 * leaves. Null for a row of another branch.
 */
export function isOnPlayedBranch(row: Row, campaignId: string): SQL {
  const kept = raw.raw(row);
  return raw`(${kept}.branch_id = (select c.branch_id from campaign c where c.id = ${campaignId}) or ${kept}.position <= ((
    select jsonb_object_agg(part.ancestor_id, part.up_to) from branch_ancestor part join campaign c on c.branch_id = part.branch_id
    where c.id = ${campaignId}) ->> ${kept}.branch_id)::bigint)`;
}

/** Things of a kind that were removed on the branch played now, by `key`, with the `data` they had last. */
export function removedOnPlayedBranch(campaignId: string, kind: CampaignDocumentKind): SQL {
  return raw`(
    select distinct on (v.key) v.key, v.data from document_version v ${onPlayedBranch('v')}
    where v.campaign_id = ${campaignId} and v.kind = ${kind} and v.data is not null
      and not exists (select 1 from document r where r.campaign_id = v.campaign_id and r.kind = v.kind and r.key = v.key)
    order by v.key, v.position desc)`;
}
