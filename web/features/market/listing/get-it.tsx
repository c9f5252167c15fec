import type { Listing } from '#domain/market/listing.ts';
import { isNewer } from '#domain/market/version.ts';
import { api } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Check, Download } from 'lucide-react';
import { priceText } from '#web/features/market/price-text.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { BuyIt } from './buy-it.tsx';

/** Gets what a listing offers, or its newer version; whoever has it goes to where it is installed. */
export function GetIt({ listing }: { listing: Listing }) {
  const { id, title, version, gotVersion, state, price, isPaid, isMine } = listing;
  const { person } = useSession();
  const here = usePlace().href;
  const getting = useMutation({
    mutationFn: () => api.market.obtain({ listingId: id }),
    onSuccess: async () => {
      notify.done(`You have got ${title}`, 'It is in My Purchases, where you install it.');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error, { title: 'Not got', sentence: 'It could not be got. Please try again.' }),
  });
  if (state !== 'shown') return null;
  if (person === null) {
    return (
      <ButtonLink to="/auth" search={{ next: here }} className="self-start" icon={<Download aria-hidden />}>
        {price === null ? 'Sign in to get it' : `Sign in to buy it for ${priceText(price)}`}
      </ButtonLink>
    );
  }
  const isNew = gotVersion === null || isNewer(version, gotVersion);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isNew && price !== null && !isPaid && !isMine && <BuyIt listing={listing} price={price} />}
      {isNew && (price === null || isPaid || isMine) && (
        <Button icon={<Download aria-hidden />} busy={getting.isPending} onClick={() => getting.mutate()}>
          {gotVersion === null ? 'Get it' : `Get version ${version}`}
        </Button>
      )}
      {gotVersion !== null && (
        <>
          <span role="status" className="inline-flex items-center gap-1.5 text-control text-moss">
            <Check aria-hidden className="size-4.5" />
            You have version {gotVersion}
          </span>
          <ButtonLink to="/marketplace/purchases" variant={isNew ? 'outline' : 'primary'}>
            Install it in My Purchases
          </ButtonLink>
        </>
      )}
    </div>
  );
}
