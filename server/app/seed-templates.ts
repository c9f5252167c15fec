import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { seedTemplateCampaign } from '#server/features/campaigns/upkeep.ts';
import { seedListings } from '#server/features/market/upkeep.ts';
import { seedReadyWorlds } from '#server/features/world-library/upkeep.ts';

/** The worlds, the campaign and the listings that wait for everybody. */
export async function seedTemplates(kernel: Kernel): Promise<void> {
  await transact(kernel, ({ sql, now }) => seedReadyWorlds(sql, now));
  await transact(kernel, seedTemplateCampaign);
  await transact(kernel, seedListings);
}
