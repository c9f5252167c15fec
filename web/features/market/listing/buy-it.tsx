import { limits } from '#domain/limits/limits.ts';
import type { Listing } from '#domain/market/listing.ts';
import type { Price } from '#domain/market/price.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { ShoppingBag } from 'lucide-react';
import { useEffect } from 'react';
import { priceText } from '#web/features/market/price-text.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Leads to where something is paid; after that, waits for the news that it is. */
export function BuyIt({ listing: { id }, price }: { listing: Listing; price: Price }) {
  const { paid } = useSearch();
  const waits = paid !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const asking = setInterval(() => void reloadMarket(), limits.paymentAskedMilliseconds);
    return () => clearInterval(asking);
  }, [waits]);
  const buying = useMutation({
    mutationFn: () => api.market.checkout({ listingId: id }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => notify.refusal(error, { title: 'Not bought', sentence: 'It could not be bought. Nothing was paid.' }),
  });
  if (waits) {
    return (
      <p role="status" className="text-control text-ink-soft">
        Your payment is on its way. As soon as it is confirmed, this is in My Purchases. You need not stay here.
      </p>
    );
  }
  return (
    <Button icon={<ShoppingBag aria-hidden />} busy={buying.isPending || buying.isSuccess} onClick={() => buying.mutate()}>
      Buy it for {priceText(price)}
    </Button>
  );
}
