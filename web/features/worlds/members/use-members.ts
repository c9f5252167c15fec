import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';

/** The members of a world, and what can be done about them. */
export function useMembers(world: { id: string; name: string }, onLeft: () => void) {
  const input = { worldId: world.id };
  const reload = () => queryClient.invalidateQueries({ queryKey: calls.worlds.members.key({ input }) });
  const failed = (sentence: string) => (error: Error) => notify.refusal(error, { title: 'Error', sentence });
  const members = useQuery(calls.worlds.members.queryOptions({ input }));
  const setRole = useMutation(
    calls.worlds.setRole.mutationOptions({
      onSuccess: () => notify.done('Role changed'),
      onError: failed('The role could not be changed. Please try again.'),
      onSettled: reload,
    }),
  );
  const kick = useMutation(
    calls.worlds.kick.mutationOptions({
      onSuccess: () => notify.done('Member removed'),
      onError: failed('The member could not be removed. Please try again.'),
      onSettled: reload,
    }),
  );
  const leave = useMutation(
    calls.worlds.leave.mutationOptions({
      onSuccess: async () => {
        notify.done('You have left the world', `${world.name} is no longer among your worlds.`);
        onLeft();
        await reloadWorlds();
      },
      onError: failed('You could not leave the world. Please try again.'),
    }),
  );
  return { members, setRole, kick, leave };
}
