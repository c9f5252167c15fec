import { useState } from 'react';
import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { limits } from '#domain/limits/limits.ts';
import { mebibyte } from '#domain/limits/units.ts';
import { useSentFile } from '#web/lib/files/use-sent-file.ts';
import { reloadCampaigns } from '#web/features/campaigns/use-campaigns.ts';

export const mostMegabytes = limits.campaignFileBytes / mebibyte;
const bounds = {
  most: limits.campaignFileBytes,
  tooLarge: `A campaign’s file has at most ${mostMegabytes} MB.`,
  fallback: { title: 'Import failed', sentence: 'The campaign could not be imported. Please try again.' },
};

/** Shows what a campaign's file holds, and then makes a campaign of it; the file is sent for each. */
export function useImportCampaign() {
  const { state, send, again, stop } = useSentFile(bounds);
  const [preview, setPreview] = useState<CampaignPreview | null>(null);
  const [kept, setKept] = useState<{ campaignId: string; name: string } | null>(null);

  async function look(file: File) {
    setPreview(await send<CampaignPreview>('/api/campaigns/imports/preview', file));
  }

  async function keep(file: File, { name }: CampaignPreview) {
    const made = await send<{ campaignId: string }>('/api/campaigns/imports', file);
    // A refusal is shown beside the file, so that another can be chosen.
    if (made === null) return setPreview(null);
    setKept({ campaignId: made.campaignId, name });
    return reloadCampaigns();
  }

  function chooseAnew() {
    setPreview(null);
    again();
  }

  return { state, preview, kept, look, keep, again: chooseAnew, stop };
}
