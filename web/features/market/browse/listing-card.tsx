import type { ListingCard as ListingCardData } from '#domain/market/listing.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { AuthorLine } from '#web/features/market/author-line.tsx';
import { kindNames } from '#web/features/market/market-text.ts';
import { priceText } from '#web/features/market/price-text.ts';
import { Stars } from '#web/features/market/stars.tsx';

/** One listing in the list, with the way to its page. */
export function ListingCard({ listing }: { listing: ListingCardData }) {
  const { id, title, summary, kind, cover, picture, stars, ratings, isOurs, price } = listing;
  return (
    <Card as="article" flush className="flex flex-col overflow-hidden">
      <CoverPicture url={picture} seed={cover} className="aspect-[2/1] w-full" />
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <p className="flex flex-wrap gap-2">
          <Badge>{kindNames[kind]}</Badge>
          {price !== null && <Badge tone="candle">{priceText(price)}</Badge>}
          {isOurs && <Badge tone="ember">Comes with Hearthlore</Badge>}
        </p>
        <h2 className="font-display text-name font-semibold break-words">{title}</h2>
        <p className="text-control break-words text-ink-soft">{summary}</p>
        <div className="mt-auto flex flex-col gap-1 pt-1">
          <Stars {...{ stars, ratings }} />
          <AuthorLine {...listing} />
        </div>
        <ButtonLink
          to="/marketplace/listing/$listingId"
          params={{ listingId: id }}
          variant="outline"
          aria-label={`View ${title}`}
          className="w-full"
        >
          View
        </ButtonLink>
      </div>
    </Card>
  );
}
