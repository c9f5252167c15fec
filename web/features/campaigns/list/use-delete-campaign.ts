import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { reloadCampaigns } from '#web/features/campaigns/use-campaigns.ts';

/** Deletes a campaign, says how it went and how to take it back, and reloads the lists. */
export function useDeleteCampaign(onSettled: () => void) {
  return useMutation(
    calls.campaigns.delete.mutationOptions({
      onSuccess: async () => {
        notify.done('Campaign deleted', `You can restore it for ${limits.deletedCampaignDays} days, under Recently deleted.`);
        await reloadCampaigns();
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to delete campaign. Please try again.' }),
      onSettled,
    }),
  );
}

/** Takes a deleted campaign back. */
export function useRestoreCampaign() {
  return useMutation(
    calls.campaigns.restore.mutationOptions({
      onSuccess: () => notify.done('Campaign restored', 'It is back among your campaigns.'),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The campaign could not be restored. Please try again.' }),
      onSettled: reloadCampaigns,
    }),
  );
}
