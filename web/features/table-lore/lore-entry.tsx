import { capitalize } from '#domain/text/capitalize.ts';
import { calls } from '#web/lib/api.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { ArrowLeft, BookOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FoundLore } from './found-lore.ts';
import { LoreActions } from './lore-actions.tsx';
import type { LoreDraft } from './lore-draft.ts';
import { LoreMarks } from './lore-marks.tsx';
import type { LorePlace } from './lore-place.ts';
import { LoreText } from './lore-text.tsx';
import { LoreWordings } from './lore-wordings.tsx';
import { WorldText } from './world-text.tsx';

interface LoreEntryProps extends LorePlace {
  entryId: string;
  /** Somebody pressed for it: they go on reading here. */
  takesFocus: boolean;
  onClose: () => void;
  onWrite: (draft: LoreDraft) => void;
}

/** One entry as it stands in the campaign, to read. */
export function LoreEntry({ entryId, onClose, ...place }: LoreEntryProps) {
  const found = useQuery(calls.tableLore.get.queryOptions({ input: { campaignId: place.campaignId, entryId } }));
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <Button variant="quiet" size="sm" className="-ml-2 min-h-10 self-start" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
        All lore
      </Button>
      {found.isPending && <SkeletonLines lines={6} />}
      {found.isError && (
        <ErrorState title="Error" onRetry={() => void found.refetch()}>
          This entry could not be loaded. It may have been removed, or is no longer open to you.
        </ErrorState>
      )}
      {found.isSuccess && <Shown {...place} found={found.data} onClose={onClose} />}
    </article>
  );
}

function Shown({ found, onClose, ...place }: Omit<LoreEntryProps, 'entryId'> & { found: FoundLore }) {
  const { campaignId, worldId, isGameMaster, writes, takesFocus, onOpen, onWrite } = place;
  const { entry, world, imageUrl } = found;
  const links = new Map(found.links.map(({ name, entryId }) => [name, entryId]));
  const reading = { find: (name: string) => links.get(name) ?? null, onOpen };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="font-display text-name font-semibold outline-none [overflow-wrap:anywhere]">
          {entry.name}
        </h2>
        <p className="flex flex-wrap items-center gap-2 text-note text-ink-soft">
          {capitalize(entry.category)}
          <LoreMarks entry={entry} isGameMaster={isGameMaster} />
        </p>
      </div>
      {imageUrl !== null && <img src={imageUrl} alt="" className="max-h-48 w-full rounded-control object-cover" />}
      {writes && <LoreWordings campaignId={campaignId} found={found} />}
      <LoreText text={entry.text} nothing={`Nothing is written about ${entry.name} yet.`} {...reading} />
      {world && <WorldText world={world} isRenamed={world.name !== entry.name} />}
      {writes && <LoreActions campaignId={campaignId} found={found} onWrite={onWrite} onRemoved={onClose} />}
      {entry.origin !== 'campaign' && (
        <ButtonLink
          to="/world/view/$worldId"
          params={{ worldId }}
          search={{ entry: entry.id }}
          variant="quiet"
          size="sm"
          className="-ml-2 min-h-10 self-start"
          icon={<BookOpen aria-hidden />}
        >
          Open in the world’s lore
        </ButtonLink>
      )}
    </>
  );
}
