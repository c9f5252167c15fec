import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { campaignAddress } from '#web/features/campaigns/campaign-address.ts';
import { reloadCampaigns } from '#web/features/campaigns/use-campaigns.ts';

/** Starts a private run of the free adventure and goes to its table. */
export function useStartPrivateRun() {
  const navigate = useNavigate();
  return useMutation(
    calls.campaigns.startPrivateRun.mutationOptions({
      onSuccess: (campaign) => {
        void reloadCampaigns();
        void navigate({ to: '/campaign', search: campaignAddress(campaign) });
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The story could not be started. Please try again.' }),
    }),
  );
}
