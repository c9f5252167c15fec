import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** A campaign's join links, and making and revoking them. */
export function useInvitations(campaignId: string) {
  const reload = () => queryClient.invalidateQueries({ queryKey: calls.invitations.listForCampaign.key({ input: { campaignId } }) });
  const links = useQuery(calls.invitations.listForCampaign.queryOptions({ input: { campaignId } }));
  const create = useMutation(
    calls.invitations.createForCampaign.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The invitation could not be made. Please try again.' }),
      onSettled: reload,
    }),
  );
  const revoke = useMutation(
    calls.invitations.revokeForCampaign.mutationOptions({
      onSuccess: () => notify.done('Invitation taken back'),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The invitation could not be taken back. Please try again.' }),
      onSettled: reload,
    }),
  );
  return { links, create, revoke };
}
