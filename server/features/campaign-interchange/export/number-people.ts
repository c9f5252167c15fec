import { isId } from '#domain/id-form.ts';
import { personToken } from '#domain/campaign-file/campaign-file.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { wholeStore } from '#server/features/campaign-documents/index.ts';
import { listParticipants } from '#server/features/campaigns/index.ts';
import { wholeStory } from '#server/features/chat/index.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { CampaignPart } from '#domain/campaign-file/campaign-file.ts';

/** Who is in a campaign, and how it is written down without the ids of their accounts. */
export interface NumberedPeople {
  people: CampaignPart['people'];
  owner: string;
  /** A text in which each id of a person is their number. */
  number(text: string): string;
}

/** Numbers everybody who sits at a table or stands in what it keeps: the owner first, then those with a seat. */
export async function numberPeople(sql: Sql, campaignId: string, ownerId: string): Promise<NumberedPeople> {
  const seated = await listParticipants(sql, campaignId, campaignServerLimits.seatsPerFile);
  const others = [...(await wholeStory.listPeopleOfStory(sql, campaignId)), ...(await wholeStore.listPeopleOfDocuments(sql, campaignId))];
  const ids = [...new Set([ownerId, ...seated.map(({ userId }) => userId), ...others.filter(isId).toSorted()])];
  const tokens = new Map(ids.map((id, n) => [id, personToken(n + 1)]));
  const tokenOf = (id: string) => tokens.get(id) ?? id;
  // Ids of accounts are long and random; a short one might be a word.
  const known = new RegExp(
    ids.map((id) => (id.length < campaignServerLimits.randomIdLength ? `(?<![A-Za-z0-9_-])${id}(?![A-Za-z0-9_-])` : id)).join('|'),
    'g',
  );
  return {
    owner: tokenOf(ownerId),
    people: seated.map(({ userId, name, seat }) => ({ id: tokenOf(userId), name, seat })),
    number: (text) => text.replaceAll(known, tokenOf),
  };
}
