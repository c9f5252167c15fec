import type { Line, Point } from '#domain/timeline/history.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Bookmark, Flag } from 'lucide-react';
import { whereText } from './history-text.ts';
import { SpotButton } from './spot-button.tsx';
import type { Spot } from './use-past.ts';

interface PointListProps {
  points: readonly Point[];
  lines: readonly Line[];
  onSpot: (spot: Spot) => void;
}

/** Points that were given a name and the ends of sessions, on every line, the newest first. */
export function PointList({ points, lines, onSpot }: PointListProps) {
  if (points.length === 0) {
    return (
      <EmptyState art={<Bookmark aria-hidden />} title="No restore points">
        <p>Save a named restore point. The end of each session is saved here, too.</p>
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {points.map((point) => {
        const where = whereText(point, lines);
        return (
          <li key={point.id}>
            <SpotButton
              spot={{
                position: point.position,
                at: point.createdAt,
                title: point.name,
                ...(point.isOnPath ? {} : { lineId: point.lineId }),
              }}
              icon={point.kind === 'session' ? <Flag aria-hidden /> : <Bookmark aria-hidden />}
              onSpot={onSpot}
            >
              {(where !== null || point.createdBy !== null) && (
                <span className="text-note text-ink-soft">
                  {[point.createdBy === null ? null : `by ${point.createdBy}`, where].filter((each) => each !== null).join(', ')}
                </span>
              )}
            </SpotButton>
          </li>
        );
      })}
    </ul>
  );
}
