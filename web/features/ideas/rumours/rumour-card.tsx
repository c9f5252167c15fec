import type { Rumour } from '#domain/narration/rumours/rumour.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { factText, truthWords } from '#domain/narration/rumours/rumour-words.ts';

const tones: Readonly<Record<(typeof truthWords)[keyof typeof truthWords], BadgeTone>> = {
  True: 'moss',
  'Half true': 'candle',
  False: 'wine',
};

const linkLook = 'text-ember underline underline-offset-4';

interface RumourCardProps {
  rumour: Rumour;
  /** The world that the reader may open; null where they may not. */
  worldId: string | null;
  /** The campaign that the reader may open; null where they may not. */
  campaignId: string | null;
}

/** A rumour as it is told, where it comes from, and, for those who lead, how true it is. */
export function RumourCard({ rumour: { text, teller, about, truth }, worldId, campaignId }: RumourCardProps) {
  const fact = truth && factText(truth);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p className="font-book leading-[1.6] text-ink wrap-anywhere">“{text}”</p>
      <p className="text-control text-ink-soft">heard from {withArticle(teller)}</p>
      {truth && (
        <div className="flex flex-wrap items-center gap-2 text-control">
          <Badge tone={tones[truthWords[truth.kind]]}>{truthWords[truth.kind]}</Badge>
          {truth.isSecret && <Badge tone="seal">Secret</Badge>}
          {fact !== null && <p className="min-w-0 basis-full text-ink-soft wrap-anywhere">{fact}</p>}
        </div>
      )}
      <p className="text-note text-ink-soft">
        From:{' '}
        {about.map(({ id, name, isOwn }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <Source {...{ id, name }} {...(isOwn ? { campaignId, worldId: null } : { worldId, campaignId: null })} />
          </span>
        ))}
      </p>
    </li>
  );
}

/** What a rumour is about: a link to where it is written, or its name alone where the reader may not go there. */
function Source({ id, name, worldId, campaignId }: Omit<RumourCardProps, 'rumour'> & { id: string; name: string }) {
  if (campaignId !== null)
    return (
      <Link to="/campaign" search={{ id: campaignId }} className={linkLook}>
        {name}
      </Link>
    );
  if (worldId !== null)
    return (
      <Link to="/world/view/$worldId" params={{ worldId }} search={{ entry: id }} className={linkLook}>
        {name}
      </Link>
    );
  return name;
}
