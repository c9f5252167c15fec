import type { GotPackage } from '#domain/market/listing.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { counted } from '#web/ui/format/figures.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { FolderDown } from 'lucide-react';
import { forAccountIn } from '#web/features/market/market-text.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Takes the maps, random tables and stamps of a package into one’s account, where the map builder and the generators have them. */
export function InstallForAccount({ got: { packageId, title, contents } }: { got: GotPackage }) {
  const held = forAccountIn(contents);
  const installing = useMutation({
    mutationFn: () => api.market.installForAccount({ packageId }),
    onSuccess: async ({ brought, there }) => {
      const came = counted(brought, 'thing came', 'things came');
      notify.done(`In your account: ${held}`, there === 0 ? `${came}.` : `${came}, ${there} were there already.`);
      await Promise.all([
        reloadMarket(),
        ...[calls.drawnMaps.key(), calls.ownAssets.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]);
    },
    onError: (error) => notify.refusal(error),
  });
  if (held === '') return null;
  return (
    <Button
      variant="outline"
      icon={<FolderDown aria-hidden />}
      busy={installing.isPending}
      aria-label={`Take the ${held} into your account: ${title}`}
      onClick={() => installing.mutate()}
    >
      Take the {held}
    </Button>
  );
}
