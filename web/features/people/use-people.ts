import { calls } from '#web/lib/api.ts';
import { reloadCampaign } from '#web/lib/reload-campaign.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

const failed = (sentence: string) => (error: Error) => notify.refusal(error, { title: 'Error', sentence });

/** What can be decided about the people at a table. */
export function usePeople({ id, name }: { id: string; name: string }, onLeft: () => void) {
  const reload = () => reloadCampaign(id);
  const said = (title: string, sentence: string) => ({ onSuccess: () => notify.done(title), onError: failed(sentence), onSettled: reload });
  const setRole = useMutation(
    calls.campaigns.setRole.mutationOptions(said('Seat changed', 'The seat could not be changed. Please try again.')),
  );
  const setAway = useMutation(
    calls.turns.setAway.mutationOptions({
      onSuccess: (_done, { isAway }) => notify.done(isAway ? 'Marked as away' : 'Marked as back'),
      onError: failed('That could not be changed. Please try again.'),
      onSettled: reload,
    }),
  );
  const kick = useMutation(
    calls.campaigns.kick.mutationOptions(said('Player removed', 'The player could not be removed. Please try again.')),
  );
  const handOver = useMutation(
    calls.campaigns.handOver.mutationOptions(said('Campaign handed over', 'The campaign could not be handed over. Please try again.')),
  );
  const answer = useMutation(
    calls.campaigns.answerRequest.mutationOptions({
      onSuccess: (_done, { accept }) => notify.done(accept ? 'Seat given' : 'Request declined'),
      onError: failed('The request could not be answered. Please try again.'),
      onSettled: reload,
    }),
  );
  const leave = useMutation(
    calls.campaigns.leave.mutationOptions({
      onSuccess: async () => {
        notify.done('You have left the table', `${name} is no longer among your campaigns.`);
        onLeft();
        await reload();
      },
      onError: failed('You could not leave the table. Please try again.'),
    }),
  );
  return { setRole, setAway, kick, handOver, answer, leave };
}
