import { calls } from '#web/lib/api.ts';
import { reloadCampaign } from '#web/lib/reload-campaign.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

/** Saves what was changed in a table's settings, and says how it went. */
export function useSaveSettings(onSaved: () => void) {
  return useMutation(
    calls.campaigns.saveSettings.mutationOptions({
      onSuccess: () => {
        notify.done('Settings saved');
        onSaved();
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The settings could not be saved. Please try again.' }),
      onSettled: (_done, _error, { campaignId }) => reloadCampaign(campaignId),
    }),
  );
}
