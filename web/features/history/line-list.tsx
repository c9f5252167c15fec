import type { Line } from '#domain/timeline/history.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { lineName } from './history-text.ts';
import { LineRail } from './line-rail.tsx';
import { lineTree } from './line-tree.ts';
import { useMove } from './use-past.ts';

interface LineListProps {
  campaignId: string;
  lines: readonly Line[];
  onMoved: () => void;
}

/** The lines of play as a tree: which left which, which is played, and taking up another. */
export function LineList({ campaignId, lines, onMoved }: LineListProps) {
  const [chosen, setChosen] = useState<Line | null>(null);
  const { play } = useMove(onMoved);
  return (
    <>
      <ul className="flex flex-col">
        {lineTree(lines).map((placed) => (
          <li key={placed.line.id} className="flex items-stretch gap-2">
            <LineRail placed={placed} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-control">
              <span className="flex min-w-0 flex-1 flex-col">
                <strong className="font-semibold break-words text-ink">{lineName(placed.line)}</strong>
                <span className="text-note">
                  {momentOf(placed.line.createdAt)}
                  {placed.line.createdBy !== null && `, ${placed.line.createdBy}`}
                </span>
              </span>
              {placed.line.isPlayed ? (
                <Badge tone="moss">Active</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  className="min-h-9"
                  icon={<Play aria-hidden />}
                  aria-label={`Switch to this branch: ${lineName(placed.line)}`}
                  onClick={() => setChosen(placed.line)}
                >
                  Switch to this branch
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {lines.length === 1 && (
        <p className="mt-2 text-control">There is one branch so far. Going back to a moment or branching from it creates another.</p>
      )}
      {chosen !== null && (
        <ConfirmDialog
          open
          tone="plain"
          title="Switch to this branch?"
          question={`The story continues where “${lineName(chosen)}” was left: messages, characters, items, notes and map become what they were there. The current branch is kept. Collecting ends, and the narrator’s unfinished reply is dropped.`}
          action="Switch to this branch"
          busy={play.isPending}
          onConfirm={() => play.mutate({ campaignId, lineId: chosen.id })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
