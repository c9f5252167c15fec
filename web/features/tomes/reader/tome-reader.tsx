import type { Tome } from '#domain/world/tome.ts';
import { calls } from '#web/lib/api.ts';
import { DamagedPartState } from '#web/lib/world/damaged-parts.tsx';
import { useDamagedParts } from '#web/lib/world/use-damaged-parts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { BookX, Download, ExternalLink, Lock } from 'lucide-react';
import { TomeDocument } from './tome-document.tsx';
import { downloadTome, lookAtTome } from '#web/features/tomes/tome-file.ts';
import { TomeText } from './tome-text.tsx';
import { fileText, tomeCategoryLabel } from '#web/features/tomes/tome-labels.ts';
import { useTomes } from '#web/features/tomes/use-tomes.ts';

interface TomeReaderProps {
  worldId: string;
  tomeId: string;
  /** Where in the text a passage starts, as the address gives it. */
  at?: string | undefined;
  /** The words to mark there. */
  quote?: string | undefined;
  /** Leads to the review of what was found in it. */
  onReading: (generationId: string) => void;
}

/** A tome to read: its text, or its document as it was read, with the passage that the address names. */
export function TomeReader({ worldId, tomeId, at, quote = '', onReading }: TomeReaderProps) {
  const tomes = useTomes(worldId);
  const { data: world } = useQuery(calls.worlds.get.queryOptions({ input: { worldId } }));
  const { parts: damaged } = useDamagedParts(worldId, 'tome');
  const builds = world?.role === 'owner' || world?.role === 'editor';
  const tome = tomes.data?.find(({ id }) => id === tomeId);
  useDocumentTitle(tome?.title ?? 'Tome');
  if (tomes.isPending) return <SkeletonLines lines={12} className="max-w-[68ch]" />;
  if (tomes.data === undefined) {
    return (
      <ErrorState titleAs="h1" title="Failed to load tomes" onRetry={() => void tomes.refetch()}>
        <p>This tome could not be loaded. Please try again.</p>
      </ErrorState>
    );
  }
  if (tome === undefined && damaged.some(({ id }) => id === tomeId)) {
    return <DamagedPartState {...{ worldId, builds }} kind="tome" id={tomeId} titleAs="h1" />;
  }
  if (tome === undefined) {
    return (
      <EmptyState titleAs="h1" art={<BookX aria-hidden />} title="There is no such tome">
        <p>It was deleted, or you do not have access.</p>
      </EmptyState>
    );
  }
  const place = at !== undefined && /^\d{1,9}$/.test(at) ? Number(at) : null;
  return (
    <article className="flex flex-col gap-8">
      <TomeHeader tome={tome} />
      {tome.file === null ? (
        <Written text={tome.content} quote={quote} />
      ) : (
        <TomeDocument tome={tome} builds={builds} at={place} quote={quote} onReading={onReading} />
      )}
    </article>
  );
}

function Written({ text, quote }: { text: string; quote: string }) {
  return text.trim() === '' ? (
    <p className="font-book text-story text-ink-soft">This tome is empty.</p>
  ) : (
    <TomeText text={text} quote={quote} />
  );
}

function TomeHeader({ tome }: { tome: Tome }) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
      <div className="flex min-w-0 flex-col gap-3">
        <h1 className="font-display text-title font-semibold">{tome.title}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-note text-ink-soft">
          <Badge>{tomeCategoryLabel(tome.category)}</Badge>
          {tome.audience !== 'everyone' && (
            <Badge tone="seal" icon={<Lock aria-hidden />}>
              {tome.audience === 'dm' ? 'DM only' : 'Some players'}
            </Badge>
          )}
          {tome.file !== null && <span className="figures">{fileText(tome.file)}</span>}
          <time dateTime={tome.updatedAt}>{dayOf(tome.updatedAt)}</time>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {tome.file !== null && (
          <Button variant="outline" icon={<ExternalLink aria-hidden />} onClick={() => void lookAtTome(tome)}>
            Open file
          </Button>
        )}
        <Button variant="outline" icon={<Download aria-hidden />} onClick={() => void downloadTome(tome)}>
          Download
        </Button>
      </div>
    </header>
  );
}
