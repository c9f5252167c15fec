import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { seedTemplateCampaign } from '#server/features/campaigns/index.ts';
import { seedTemplateWorld } from '#server/features/world-library/index.ts';

/** The world and the campaign that wait for everybody. */
export async function seedTemplates(kernel: Kernel): Promise<void> {
  await transact(kernel, ({ sql, now }) => seedTemplateWorld(sql, now));
  await transact(kernel, seedTemplateCampaign);
}
