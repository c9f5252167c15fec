import type { Tome } from '#domain/world/tome.ts';
import { calls } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { BookLock, Sparkles } from 'lucide-react';
import { DocumentPage } from './document-page.tsx';
import { useReadTome } from '#web/features/tomes/use-tomes.ts';

interface TomeDocumentProps {
  tome: Tome;
  builds: boolean;
  at: number | null;
  quote: string;
  onReading: (generationId: string) => void;
}

/** The document of a tome as it was read. Where nobody has had it read, builders are offered that. */
export function TomeDocument({ tome, builds, at, quote, onReading }: TomeDocumentProps) {
  const input = { worldId: tome.worldId, tomeId: tome.id };
  const document = useQuery(calls.generations.document.queryOptions({ input, staleTime: 60_000 }));
  const read = useReadTome(tome.worldId, onReading);
  if (document.data !== undefined) return <DocumentPage document={document.data} at={at} quote={quote} />;
  if (document.isPending) return <SkeletonLines lines={12} className="max-w-[68ch]" />;
  if (!isUnread(document.error)) {
    return (
      <ErrorState title="Failed to access file" onRetry={() => void document.refetch()}>
        <p>{refusalText(document.error).sentence}</p>
      </ErrorState>
    );
  }
  return (
    <EmptyState
      art={<BookLock aria-hidden />}
      title="This document has not been read yet"
      titleAs="h2"
      action={
        builds ? (
          <Button icon={<Sparkles aria-hidden />} busy={read.isPending} onClick={() => read.mutate(tome.id)}>
            Read it
          </Button>
        ) : undefined
      }
    >
      <p>
        {builds
          ? 'Read it to see its text here and get lore proposals. Until then you can download it.'
          : 'Its text appears here once someone who builds this world has it read. Until then you can download it.'}
      </p>
    </EmptyState>
  );
}

function isUnread(error: Error): boolean {
  return error instanceof PlainCallError && error.code === 'document.notRead';
}
