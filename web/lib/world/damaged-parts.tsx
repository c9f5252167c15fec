import type { DamagedPart } from '#domain/world/damaged-part.ts';
import { DamagedRow } from '#web/ui/feedback/damaged-row.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { PartFailed } from '#web/ui/feedback/part-failed.tsx';
import { useDamagedParts, useMendPart } from './use-damaged-parts.ts';

const PLURAL: Record<DamagedPart['kind'], string> = { entry: 'entries', tome: 'tomes' };

interface DamagedPartsProps {
  worldId: string;
  kind: DamagedPart['kind'];
  /** Whether the person may bring them back. */
  builds: boolean;
}

/** The entries or tomes of a world that cannot be shown, beside the others, each with a way back. Nothing while there is none. */
export function DamagedParts({ worldId, kind, builds }: DamagedPartsProps) {
  const { parts, isError, retry } = useDamagedParts(worldId, kind);
  const mend = useMendPart(worldId);
  if (isError) return <PartFailed onRetry={retry}>{`It could not be seen whether ${PLURAL[kind]} are damaged.`}</PartFailed>;
  if (parts.length === 0) return null;
  return (
    <ul aria-label={`Damaged ${PLURAL[kind]}`} className="flex flex-col gap-3">
      {parts.map(({ id, name, isRemoved }) => (
        <DamagedRow
          key={id}
          name={name}
          busy={mend.isPending && mend.variables.id === id}
          onBringBack={builds ? () => mend.mutate({ kind, id }) : undefined}
        >
          {isRemoved && 'It was deleted. '}
          {damagedText(kind, builds)}
        </DamagedRow>
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
      <p>{damagedText(kind, builds)}</p>
    </ErrorState>
  );
}

function damagedText(kind: DamagedPart['kind'], builds: boolean): string {
  const what = `This ${kind} is damaged and cannot be shown.`;
  return builds
    ? `${what} Its words are kept: bring it back as it last could be read.`
    : `${what} Whoever builds this world can bring it back.`;
}
