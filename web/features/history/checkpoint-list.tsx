import type { Branch, Checkpoint } from '#domain/timeline/history.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Bookmark, Flag } from 'lucide-react';
import { whereText } from './history-text.ts';
import { SpotButton } from './spot-button.tsx';
import type { Spot } from './use-past.ts';

interface CheckpointListProps {
  checkpoints: readonly Checkpoint[];
  branches: readonly Branch[];
  onSpot: (spot: Spot) => void;
}

/** Checkpoints that were given a name and the ends of sessions, on every branch, the newest first. */
export function CheckpointList({ checkpoints, branches, onSpot }: CheckpointListProps) {
  if (checkpoints.length === 0) {
    return (
      <EmptyState art={<Bookmark aria-hidden />} title="No restore points">
        <p>Save a named restore point. The end of each session is saved here, too.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {checkpoints.map((checkpoint) => {
        const where = whereText(checkpoint, branches);
        return (
          <li key={checkpoint.id}>
            <SpotButton
              spot={{
                position: checkpoint.position,
                at: checkpoint.createdAt,
                title: checkpoint.name,
                ...(checkpoint.isOnPath ? {} : { branchId: checkpoint.branchId }),
              }}
              icon={checkpoint.kind === 'session' ? <Flag aria-hidden /> : <Bookmark aria-hidden />}
              onSpot={onSpot}
            >
              {(where !== null || checkpoint.createdBy !== null) && (
                <span className="text-note text-ink-soft">
                  {[checkpoint.createdBy === null ? null : `by ${checkpoint.createdBy}`, where].filter((each) => each !== null).join(', ')}
                </span>
              )}
            </SpotButton>
          </li>
        );
      })}
    </ul>
  );
}
