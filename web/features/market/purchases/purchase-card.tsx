import type { GotPackage } from '#domain/market/listing.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { AccessNote } from '#web/features/market/access-note.tsx';
import { AuthorLine } from '#web/features/market/author-line.tsx';
import { countsIn, kindNames } from '#web/features/market/market-text.ts';
import { reloadMarket } from '#web/features/market/use-market.ts';
import { Installed } from './installed.tsx';
import { InstallHomebrew } from './install-homebrew.tsx';
import { InstallForAccount } from './install-for-account.tsx';
import { InstallWorld } from './install-world.tsx';
import { KeepAsFile, SaveHeroes } from './save-files.tsx';

interface PurchaseCardProps {
  got: GotPackage;
  /** The earlier versions of it that one has got. */
  earlier?: readonly GotPackage[];
}

/** One package that one has got: what it is, where it or an earlier version is installed, and the ways to install it. */
export function PurchaseCard({ got, earlier = [] }: PurchaseCardProps) {
  const { title, summary, kind, cover, picture, contents, isBrought, gotAt, listingId, newer, isOurs } = got;
  return (
    <Card as="li" flush className="flex flex-col overflow-hidden md:flex-row">
      <CoverPicture url={picture} seed={cover} className="aspect-[3/1] w-full md:aspect-auto md:w-56 md:self-stretch" />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <p className="flex flex-wrap gap-2">
          <Badge>{kindNames[kind]}</Badge>
          {isBrought && <Badge tone="sea">From a file</Badge>}
        </p>
        <h2 className="font-display text-name font-semibold break-words">{title}</h2>
        <p className="text-control break-words text-ink-soft">{summary}</p>
        <p className="figures text-control text-ink-soft">
          {countsIn(contents).join(' · ')} · got <time dateTime={gotAt}>{shortDayOf(gotAt)}</time>
        </p>
        <AuthorLine {...got} />
        {newer !== null && listingId !== null && <Newer {...{ listingId, title, newer }} />}
        <Installed got={{ installed: [got, ...earlier].flatMap(({ installed }) => installed) }} />
        <AccessNote package={got} isOurs={isOurs} />
        <div className="mt-1 flex flex-wrap items-end gap-3">
          {kind === 'adventure' && <InstallWorld got={got} />}
          {contents.entries.length > 0 && <InstallHomebrew got={got} />}
          <InstallForAccount got={got} />
          {contents.heroes.length > 0 && <SaveHeroes got={got} />}
          {listingId !== null && (
            <ButtonLink to="/marketplace/listing/$listingId" params={{ listingId }} variant="outline" aria-label={`Listing of ${title}`}>
              Listing
            </ButtonLink>
          )}
          <KeepAsFile got={got} />
          <Forget {...{ got, earlier }} />
        </div>
      </div>
    </Card>
  );
}

function Newer({ listingId, title, newer }: { listingId: string; title: string; newer: string }) {
  const getting = useMutation({
    mutationFn: () => api.market.obtain({ listingId }),
    onSuccess: async () => {
      notify.done(`You have got version ${newer} of ${title}`, 'Where it is installed, you can update it now.');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <p className="flex flex-wrap items-center gap-3 text-control">
      <Badge tone="candle">Version {newer} is there</Badge>
      <Button
        variant="soft"
        size="sm"
        busy={getting.isPending}
        aria-label={`Get it: version ${newer} of ${title}`}
        onClick={() => getting.mutate()}
      >
        Get it
      </Button>
    </p>
  );
}

function Forget({ got: { packageId, title, isBrought }, earlier }: Required<PurchaseCardProps>) {
  const forgetting = useMutation({
    // The newest goes last, so that the card stays where one of them fails.
    mutationFn: async () => {
      for (const each of earlier) await api.market.forget({ packageId: each.packageId });
      await api.market.forget({ packageId });
    },
    onSuccess: async () => {
      notify.done(`${title} removed`, isBrought ? 'Its file is deleted here.' : 'You can get it again on the marketplace.');
      await reloadMarket();
    },
    onError: (error) => notify.refusal(error),
  });
  return (
    <Button variant="quiet" busy={forgetting.isPending} aria-label={`Remove ${title}`} onClick={() => forgetting.mutate()}>
      Remove
    </Button>
  );
}
