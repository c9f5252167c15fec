import { runsCampaigns } from '#domain/account/account.ts';
import type { GotPackage } from '#domain/market/listing.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Globe } from 'lucide-react';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Makes a world of an adventure; what one does next is offered at once. */
export function InstallWorld({ got: { packageId, title, installed } }: { got: GotPackage }) {
  const navigate = useNavigate();
  const mayLead = runsCampaigns(planOf(useSession().person));
  const installing = useMutation({
    mutationFn: () => api.market.installWorld({ packageId }),
    onSuccess: async ({ worldId }) => {
      notify.offer(
        `${title} is installed`,
        `It is a world of yours now, to read${mayLead ? ', to change and to play in.' : ' and to change.'}`,
        {
          label: 'Open the world',
          act: () => void navigate({ to: '/world/view/$worldId', params: { worldId } }),
        },
      );
      await Promise.all([reloadMarket(), queryClient.invalidateQueries({ queryKey: calls.worlds.key() })]);
    },
    onError: (error) => notify.refusal(error, { title: 'Not installed', sentence: 'The world was not made. Please try again.' }),
  });
  const label = installed.length === 0 ? 'Install as a world' : 'Install once more';
  return (
    <Button
      icon={<Globe aria-hidden />}
      variant={installed.length === 0 ? 'primary' : 'outline'}
      busy={installing.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => installing.mutate()}
    >
      {label}
    </Button>
  );
}
