import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useMutation } from '@tanstack/react-query';

/** Deletes a campaign, says how it went and reloads the list. */
export function useDeleteCampaign(onSettled: () => void) {
  return useMutation(
    calls.campaigns.delete.mutationOptions({
      onSuccess: async () => {
        notify.done('Campaign deleted');
        await queryClient.invalidateQueries({ queryKey: calls.campaigns.list.key() });
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to delete campaign. Please try again.' }),
      onSettled,
    }),
  );
}
