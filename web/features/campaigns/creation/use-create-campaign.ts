import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { runsCampaigns } from '#domain/account/account.ts';
import { planRefusals } from '#domain/refusals/plan-refusals.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { knownPerson, planOf, refreshSession } from '#web/lib/session/session.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

/** Opens a campaign, says how it went and reloads the list; `onCreated` then leads to its table. */
export function useCreateCampaign(onCreated: (campaign: CampaignCard) => void) {
  return useMutation(
    calls.campaigns.create.mutationOptions({
      mutationFn: async (input) => {
        await assertPlan();
        return api.campaigns.create(input);
      },
      onSuccess: async (campaign) => {
        notify.done('Campaign created successfully!', `${campaign.name} is ready in ${campaign.worldName}.`);
        await queryClient.invalidateQueries({ queryKey: calls.campaigns.list.key() });
        onCreated(campaign);
      },
      onError: (error) =>
        notify.refusal(
          error,
          error instanceof PlanRequired
            ? planRefusals['campaign.planRequired']
            : { title: 'Failed to create campaign', sentence: 'Failed to create campaign. Please try again.' },
        ),
    }),
  );
}

/** The plan of whoever asks does not allow a campaign. */
class PlanRequired extends Error {}

/** Refuses without asking the server when the plan does not allow it, also after a second look: it may just have changed. */
async function assertPlan(): Promise<void> {
  if (runsCampaigns(planOf(knownPerson()))) return;
  await refreshSession();
  if (!runsCampaigns(planOf(knownPerson()))) throw new PlanRequired();
}
