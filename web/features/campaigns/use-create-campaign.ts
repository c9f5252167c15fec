import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useMutation } from '@tanstack/react-query';

/** Opens a campaign, says how it went and reloads the list. */
export function useCreateCampaign(onCreated?: () => void) {
  return useMutation(
    calls.campaigns.create.mutationOptions({
      onSuccess: async (campaign) => {
        notify.done('Campaign created successfully!', `${campaign.name} is ready in ${campaign.worldName}.`);
        await queryClient.invalidateQueries({ queryKey: calls.campaigns.list.key() });
        onCreated?.();
      },
      onError: (error) =>
        notify.refusal(error, { title: 'Failed to create campaign', sentence: 'Failed to create campaign. Please try again.' }),
    }),
  );
}
