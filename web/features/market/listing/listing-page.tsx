import type { Listing } from '#domain/market/listing.ts';
import { licenses, provenanceNames } from '#domain/market/terms.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { sizeOf } from '#web/ui/format/figures.ts';
import { AccessNote } from '#web/features/market/access-note.tsx';
import { kindNames, stateText } from '#web/features/market/market-text.ts';
import { Stars } from '#web/features/market/stars.tsx';
import { ContentsList } from './contents-list.tsx';
import type { DrawPart } from './entry-dialog.tsx';
import { GetIt } from './get-it.tsx';
import { Ratings } from './ratings.tsx';
import { ReportButton } from './report-button.tsx';
import type { ReactNode } from 'react';

/** One listing: what it is, what it holds, how to get it, and what people say of it. */
export function ListingPage({ listing, drawPart }: { listing: Listing; drawPart: DrawPart }) {
  const { id, title, summary, description, kind, cover, picture, stars, ratings, state, takenDownBecause, isMine, isOurs } = listing;
  const { person } = useSession();
  return (
    <article className="flex flex-col gap-8">
      <Card flush className="overflow-hidden">
        <CoverPicture url={picture} seed={cover} className="aspect-[3/1] w-full max-sm:aspect-[2/1]" />
        <div className="flex flex-col gap-4 p-5 md:p-8">
          <p className="flex flex-wrap gap-2">
            <Badge>{kindNames[kind]}</Badge>
            {isOurs && <Badge tone="ember">Comes with Hearthlore</Badge>}
            {state !== 'shown' && <Badge tone={stateText[state].tone}>{stateText[state].label}</Badge>}
            {isMine && <Badge tone="candle">Yours</Badge>}
          </p>
          <h1 className="font-display text-title font-semibold break-words">{title}</h1>
          <p className="max-w-[60ch] text-balance break-words text-ink-soft">{summary}</p>
          <Stars {...{ stars, ratings }} />
          {state === 'takenDown' && <p className="text-control text-wine">Taken down: {takenDownBecause}</p>}
          {state === 'shown' && !isMine && <AccessNote package={listing} isOurs={isOurs} />}
          <GetIt listing={listing} />
        </div>
      </Card>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <div className="flex min-w-0 flex-col gap-8">
          <section aria-labelledby="about" className="flex flex-col gap-3">
            <h2 id="about" className="font-display text-name font-semibold">
              About it
            </h2>
            <div className="flex max-w-[68ch] flex-col gap-3 font-book">
              {description.split(/\n{2,}/).map((paragraph, at) => (
                <p key={at} className="break-words whitespace-pre-wrap">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
          <section aria-labelledby="inside" className="flex flex-col gap-3">
            <h2 id="inside" className="font-display text-name font-semibold">
              What is in it
            </h2>
            <ContentsList listing={listing} drawPart={drawPart} />
          </section>
          <Ratings listing={listing} />
        </div>
        <aside className="flex min-w-0 flex-col gap-4">
          <Facts listing={listing} />
          {person !== null && !isMine && state === 'shown' && <ReportButton listingId={id} title={title} />}
        </aside>
      </div>
    </article>
  );
}

function Facts({ listing }: { listing: Listing }) {
  const { author, version, license, provenance, updatedAt, bytes, seal, basedOn } = listing;
  const { name, means, url } = licenses[license];
  return (
    <Card>
      <dl className="flex flex-col gap-3 text-control">
        <Fact term="By">{author === '' ? 'Somebody who has left' : author}</Fact>
        <Fact term="Version">
          {version}, <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
        </Fact>
        <Fact term="License">
          <a href={url} rel="license noreferrer" className="text-ember underline underline-offset-4">
            {name}
          </a>
          <span className="block text-note text-ink-soft">{means}</span>
        </Fact>
        {basedOn.length > 0 && (
          <Fact term="Made of">
            {basedOn.map((origin) => (
              <span key={`${origin.title} ${origin.version}`} className="block">
                {origin.title} {origin.version}
                {origin.author !== '' && `, by ${origin.author}`} ({licenses[origin.license].name})
              </span>
            ))}
          </Fact>
        )}
        <Fact term="How it was made">{provenanceNames[provenance]}</Fact>
        <Fact term="Size">{sizeOf(bytes)}</Fact>
        <Fact term="Seal">
          <code className="font-mono text-note break-all">{seal}</code>
          <span className="block text-note text-ink-soft">The SHA-256 by which a file of this package is known anywhere.</span>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="break-words text-ink-soft">{children}</dd>
    </div>
  );
}
