import type { OwnListing } from '#domain/market/listing.ts';
import type { PackageAbout } from '#domain/market/manifest.ts';
import type { Source } from '#domain/market/onward.ts';
import type { ListingState } from '#domain/market/terms.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { LeavingDialog } from '#web/lib/editing/leaving-dialog.tsx';
import { newSeed } from '#web/lib/new-seed.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { draftFor, draftIn, errorsIn } from './about-draft.ts';
import type { AboutDraft } from './about-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { pictureFor, sentCover } from './cover-choice.ts';
import type { SentCover } from './cover-choice.ts';
import { CoverField } from './cover-field.tsx';

interface Published {
  listingId: string;
  state: ListingState;
}

interface PublishFormProps {
  /** The listing of which this is a newer version; none for a new one. */
  before: OwnListing | undefined;
  /** What is offered, chosen above the words. */
  source: ReactNode;
  /** Why it cannot be offered yet, as a sentence; null once something is chosen. */
  missing: string | null;
  /** The works of others in what is chosen. */
  sources: readonly Source[];
  publish: (about: PackageAbout, cover: SentCover) => Promise<Published>;
}

/** Says of something what others should know of it, and offers it. What was typed stays when that fails. */
export function PublishForm({ before, source, missing, sources, publish }: PublishFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => draftFor(before, newSeed()));
  const [typed, setTyped] = useState<Partial<AboutDraft>>({});
  const draft = draftIn({ first, typed, sources, isNew: before === undefined });
  const [firstPicture] = useState(() => pictureFor(before));
  const [picture, setPicture] = useState(firstPicture);
  const [tried, setTried] = useState(false);
  const errors = errorsIn(draft, before, sources);
  const publishing = usePublishing((about) => publish(about, sentCover(picture)));

  const change = (part: Partial<AboutDraft>) => setTyped((held) => ({ ...held, ...part }));
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (missing === null && Object.keys(errors).length === 0) publishing.mutate(draft);
    // The fields are marked first.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], select')?.focus());
  }

  const isChanged = JSON.stringify([{ ...first, ...typed }, picture]) !== JSON.stringify([first, firstPicture]);
  return (
    <form ref={form} noValidate className="flex max-w-3xl flex-col gap-6" onSubmit={submit}>
      <Card as="section" className="flex flex-col gap-4">
        {source}
        {tried && missing !== null && (
          <p role="alert" className="text-control text-wine">
            {missing}
          </p>
        )}
      </Card>
      <Card as="section" className="flex flex-col gap-5">
        <AboutFields {...{ draft, sources }} errors={tried ? errors : {}} onChange={change} />
        <CoverField seed={draft.cover} picture={picture} onSeed={(cover) => change({ cover })} onPicture={setPicture} />
      </Card>
      {publishing.isError && (
        <p role="alert" className="rounded-control border border-wine bg-wine-wash px-4 py-3 text-control text-ink">
          {refusalText(publishing.error, { title: 'Not published', sentence: 'It was not published. Please try again.' }).sentence}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={publishing.isPending}>
          {before ? 'Publish the new version' : 'Publish'}
        </Button>
        <ButtonLink to="/marketplace/publish" variant="outline">
          Cancel
        </ButtonLink>
      </div>
      <LeavingDialog when={isChanged && !publishing.isPending && !publishing.isSuccess}>
        What you have written of it is not published. It is lost when you leave.
      </LeavingDialog>
    </form>
  );
}

/** Offers it, says what became of it, and goes to its page. */
function usePublishing(publish: (about: PackageAbout) => Promise<Published>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: publish,
    onSuccess: async ({ listingId, state }) => {
      notify.done(state === 'waiting' ? 'Sent for review' : 'Published', stateSentence[state]);
      await reloadMarket();
      await navigate({ to: '/marketplace/listing/$listingId', params: { listingId } });
    },
  });
}

const stateSentence: Readonly<Record<ListingState, string>> = {
  shown: 'Everybody finds it on the marketplace now.',
  waiting: 'An administrator looks at it before others find it.',
  withdrawn: 'Nobody finds it.',
  takenDown: 'Nobody finds it.',
};
