import type { DamagedPart } from '#domain/damaged-part.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TriangleAlert, Undo2 } from 'lucide-react';
import { useDamagedParts, useMendPart } from './use-damaged-parts.ts';

interface DamagedPartsProps {
  worldId: string;
  kind: DamagedPart['kind'];
  /** Whether the person may bring them back. */
  builds: boolean;
}

/** The entries or tomes of a world that cannot be shown, beside the others, each with a way back. Nothing while there is none. */
export function DamagedParts({ worldId, kind, builds }: DamagedPartsProps) {
  const parts = useDamagedParts(worldId, kind);
  const mend = useMendPart(worldId);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={kind === 'entry' ? 'Damaged entries' : 'Damaged tomes'} className="flex flex-col gap-3">
      {parts.map(({ id, name, isRemoved }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-wine bg-wine-wash px-4 py-3 sm:px-5">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-wine" />
          <div className="min-w-0 flex-[1_1_16rem]">
            <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
            <p className="text-control text-ink-soft">
              {isRemoved && 'It was deleted. '}
              {damagedWords(kind, builds)}
            </p>
          </div>
          {builds && (
            <Button
              size="sm"
              variant="outline"
              icon={<Undo2 aria-hidden />}
              aria-label={`Bring it back: ${name}`}
              className="min-h-9"
              busy={mend.isPending && mend.variables.id === id}
              onClick={() => mend.mutate({ kind, id })}
            >
              Bring it back
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DamagedPartStateProps extends DamagedPartsProps {
  id: string;
  titleAs: 'h1' | 'h2';
}

/** Stands where a damaged entry or tome would be read. */
export function DamagedPartState({ worldId, kind, id, builds, titleAs }: DamagedPartStateProps) {
  const mend = useMendPart(worldId);
  const way = builds && !mend.isPending ? { onRetry: () => mend.mutate({ kind, id }) } : {};
  return (
    <ErrorState titleAs={titleAs} title={`Damaged ${kind}`} retryLabel="Bring it back" {...way}>
      <p>{damagedWords(kind, builds)}</p>
    </ErrorState>
  );
}

function damagedWords(kind: DamagedPart['kind'], builds: boolean): string {
  const what = `This ${kind} is damaged and cannot be shown.`;
  return builds
    ? `${what} Its words are kept: bring it back as it last could be read.`
    : `${what} Whoever builds this world can bring it back.`;
}
