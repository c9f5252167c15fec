import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

const notMade = { title: 'Error', sentence: 'The link could not be created. Please try again.' };
const notRevoked = { title: 'Error', sentence: 'The link could not be revoked. Please try again.' };

/** What is said of making and revoking links, wherever they lead. */
function reloading(reload: () => Promise<void>) {
  return {
    create: { onError: (error: Error) => notify.refusal(error, notMade), onSettled: reload },
    revoke: {
      onSuccess: () => notify.done('Link revoked'),
      onError: (error: Error) => notify.refusal(error, notRevoked),
      onSettled: reload,
    },
  };
}

/** A campaign's join links, and making and revoking them. */
export function useCampaignLinks(campaignId: string) {
  const { createForCampaign, listForCampaign, revokeForCampaign } = calls.invitations;
  const input = { campaignId };
  const { create, revoke } = reloading(() => queryClient.invalidateQueries({ queryKey: listForCampaign.key({ input }) }));
  return {
    links: useQuery(listForCampaign.queryOptions({ input })),
    create: useMutation(createForCampaign.mutationOptions(create)),
    revoke: useMutation(revokeForCampaign.mutationOptions(revoke)),
  };
}

/** The links that lead into a world, and making and revoking them. */
export function useWorldLinks(worldId: string) {
  const { createForWorld, listForWorld, revokeForWorld } = calls.invitations;
  const input = { worldId };
  const { create, revoke } = reloading(() => queryClient.invalidateQueries({ queryKey: listForWorld.key({ input }) }));
  return {
    links: useQuery(listForWorld.queryOptions({ input })),
    create: useMutation(createForWorld.mutationOptions(create)),
    revoke: useMutation(revokeForWorld.mutationOptions(revoke)),
  };
}
