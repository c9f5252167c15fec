import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { limits } from '#domain/limits/limits.ts';
import { mebibyte } from '#domain/limits/units.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { UploadStopped, uploadFile } from '#web/lib/files/upload-file.ts';
import { useRef, useState } from 'react';
import { reloadCampaigns } from '#web/features/campaigns/use-campaigns.ts';

type ImportState =
  | { is: 'choosing' }
  /** `share` of the file that has left, from 0 to 1. */
  | { is: 'sending'; share: number; preview: CampaignPreview | null }
  | { is: 'refused'; sentence: string }
  | { is: 'shown'; preview: CampaignPreview }
  | { is: 'done'; campaignId: string; name: string };

const fallback = { title: 'Import failed', sentence: 'The campaign could not be imported. Please try again.' };
export const mostMegabytes = limits.campaignFileBytes / mebibyte;

/** Shows what a campaign's file holds, and then makes a campaign of it; the file is sent for each. */
export function useImportCampaign() {
  const [state, setState] = useState<ImportState>({ is: 'choosing' });
  const stopping = useRef<AbortController | null>(null);

  async function send<Answer>(to: string, file: File, preview: CampaignPreview | null): Promise<Answer | null> {
    if (file.size > limits.campaignFileBytes) {
      setState({ is: 'refused', sentence: `A campaign’s file has at most ${mostMegabytes} MB.` });
      return null;
    }
    const stopper = new AbortController();
    stopping.current = stopper;
    setState({ is: 'sending', share: 0, preview });
    try {
      return await uploadFile<Answer>(to, file, {
        signal: stopper.signal,
        onProgress: (share) => setState({ is: 'sending', share, preview }),
      });
    } catch (error) {
      if (error instanceof UploadStopped) return null;
      notify.refusal(error, fallback);
      setState({ is: 'refused', sentence: refusalText(error, fallback).sentence });
      return null;
    }
  }

  async function look(file: File) {
    const preview = await send<CampaignPreview>('/api/campaigns/imports/preview', file, null);
    if (preview !== null) setState({ is: 'shown', preview });
  }

  async function keep(file: File, preview: CampaignPreview) {
    const kept = await send<{ campaignId: string }>('/api/campaigns/imports', file, preview);
    if (kept === null) return;
    setState({ is: 'done', campaignId: kept.campaignId, name: preview.name });
    await reloadCampaigns();
  }

  return { state, look, keep, again: () => setState({ is: 'choosing' }), stop: () => stopping.current?.abort() };
}
