import type { OwnListing } from '#domain/market/listing.ts';
import type { Price } from '#domain/market/price.ts';
import { currencies } from '#domain/market/terms.ts';
import type { Currency } from '#domain/market/terms.ts';
import { api } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { currencyNames, hundredthsIn, priceText, sumText } from '#web/features/market/price-text.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { useSelling } from '#web/features/market/use-selling.ts';

/** Sets what a listing of one’s own costs; not there where nothing is sold. */
export function SetPrice({ listing }: { listing: OwnListing }) {
  const sells = useSelling();
  const [open, setOpen] = useState(false);
  if (!sells && listing.price === null) return null;
  return (
    <>
      <Button variant="outline" aria-label={`Price of ${listing.title}`} onClick={() => setOpen(true)}>
        {listing.price === null ? 'Set a price' : priceText(listing.price)}
      </Button>
      {open && <PriceDialog listing={listing} sells={sells} onClose={() => setOpen(false)} />}
    </>
  );
}

function PriceDialog({
  listing: { id: listingId, title, price },
  sells,
  onClose,
}: {
  listing: OwnListing;
  sells: boolean;
  onClose: () => void;
}) {
  const [isFree, setFree] = useState(price === null || !sells);
  const [sum, setSum] = useState(sumText(price?.amount ?? 500));
  const [currency, setCurrency] = useState<Currency>(price?.currency ?? 'eur');
  const amount = hundredthsIn(sum);
  const saving = useMutation({
    mutationFn: (next: Price | null) => api.market.setPrice({ listingId, price: next }),
    onSuccess: async (_saved, next) => {
      notify.done(next === null ? `${title} is free` : `${title} costs ${priceText(next)}`, 'Whoever has got it keeps it.');
      onClose();
      await reloadMarket();
    },
  });
  const next = isFree || amount === null ? null : { amount, currency };
  return (
    <FormDialog
      title={`Price of ${title}`}
      action="Save"
      busy={saving.isPending}
      disabled={!isFree && amount === null}
      onSubmit={() => saving.mutate(next)}
      onClose={onClose}
    >
      <p>It is paid by Stripe to whoever runs this installation. Settle with them how you are paid.</p>
      <Checkbox label="Free for everybody" checked={isFree} disabled={!sells} onChange={setFree} />
      {!isFree && <PriceFields {...{ sum, currency }} onSum={setSum} onCurrency={setCurrency} />}
      {saving.isError && (
        <p role="alert" className="text-control text-wine">
          {refusalText(saving.error).sentence}
        </p>
      )}
    </FormDialog>
  );
}

interface PriceFieldsProps {
  sum: string;
  currency: Currency;
  onSum: (sum: string) => void;
  onCurrency: (currency: Currency) => void;
}

function PriceFields({ sum, currency, onSum, onCurrency }: PriceFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Price"
        inputMode="decimal"
        value={sum}
        error={hundredthsIn(sum) === null ? 'A price is between 1 and 500, such as 4.50.' : undefined}
        onChange={(event) => onSum(event.target.value)}
      />
      <SelectField
        label="Currency"
        value={currency}
        onChange={(event) => onCurrency(currencies.find((each) => each === event.target.value) ?? currency)}
      >
        {currencies.map((each) => (
          <option key={each} value={each}>
            {currencyNames[each]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
