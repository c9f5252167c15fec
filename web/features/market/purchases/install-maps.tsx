import type { GotPackage } from '#domain/market/listing.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Map } from 'lucide-react';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Takes the maps of a package into one’s account, where the map builder opens them. */
export function InstallMaps({ got: { packageId, title } }: { got: GotPackage }) {
  const installing = useMutation({
    mutationFn: () => api.market.installMaps({ packageId }),
    onSuccess: async ({ brought, there }) => {
      const came = counted(brought, 'map came', 'maps came');
      notify.done(
        'Maps are in your account',
        there === 0 ? `${came}. Open them in the map builder.` : `${came}, ${there} were there already.`,
      );
      await Promise.all([reloadMarket(), queryClient.invalidateQueries({ queryKey: calls.drawnMaps.key() })]);
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <Button
      variant="outline"
      icon={<Map aria-hidden />}
      busy={installing.isPending}
      aria-label={`Take the maps into your account: ${title}`}
      onClick={() => installing.mutate()}
    >
      Take the maps
    </Button>
  );
}
