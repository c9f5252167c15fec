import type { Rating } from '#domain/market/listing.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { reloadMarket } from '#web/features/market/use-market.ts';

const choices = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id }));

/** Says what one thinks of something that one has got: stars, and a few words. */
export function RateForm({ listingId, mine }: { listingId: string; mine: Rating | undefined }) {
  const [stars, setStars] = useState(String(mine?.stars ?? 5));
  const [text, setText] = useState(mine?.text ?? '');
  const rating = useMutation({
    mutationFn: () => api.market.rate({ listingId, stars: Number(stars), text }),
    onSuccess: async () => {
      notify.done('Rating saved');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error, { title: 'Not rated', sentence: 'Your rating was not saved. Please try again.' }),
  });
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!rating.isPending) rating.mutate();
      }}
    >
      <SegmentField label="Your stars" hint="5 is best." options={choices} value={stars} onChange={setStars} />
      <TextareaField
        label="A few words"
        hint="Optional. Everybody reads them, with your name."
        className="w-full max-w-[40rem]"
        rows={2}
        maxLength={limits.ratingTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={rating.isPending}>
        {mine ? 'Change your rating' : 'Rate it'}
      </Button>
    </form>
  );
}
