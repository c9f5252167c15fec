import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

/** Two tables with the same people: one where they write, one where two of them play turns. */
export interface Party {
  people: Somebody[];
  campaignId: string;
  turnCampaignId: string;
}

/** Signs up so many people on a fresh server and seats them at both tables; the first of them owns the tables. */
export async function gather(url: string, count: number): Promise<Party> {
  const owner = await signUp(url, 'Oda');
  const others: Somebody[] = [];
  for (let n = 1; n < count; n += 1) others.push(await signUp(url, `GenerationWorker ${String.fromCodePoint(65 + n)}`));
  const open = async (name: string) => {
    const { id } = await owner.call.campaigns.create({ name, worldId: FREE_TEMPLATE_WORLD });
    const { code } = await owner.call.invitations.createForCampaign({ campaignId: id });
    for (const { call } of others) await call.invitations.join({ code });
    return id;
  };
  return { people: [owner, ...others], campaignId: await open('The salt road'), turnCampaignId: await open('The quiet table') };
}
