import { CampaignSettings } from '#domain/campaign/settings.ts';
import { Damaged, readStored } from '#server/kernel/database/stored.ts';

/**
 * How a table is played. Of settings that cannot be read as a whole, each that can be read counts, and what stands for the
 * others is what a new table begins with; they are in order again once somebody chooses.
 */
export function readSettings(data: unknown, campaignId: string): CampaignSettings {
  const whole = readStored(CampaignSettings, data, { what: 'settings', id: campaignId });
  if (!(whole instanceof Damaged)) return whole;
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const good = fields.filter(([name, value]) => CampaignSettings.safeParse({ [name]: value }).success);
  return CampaignSettings.parse(Object.fromEntries(good));
}
