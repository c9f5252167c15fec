import type { Branch } from '#domain/timeline/history.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { branchName } from './history-text.ts';
import { BranchRail } from './branch-rail.tsx';
import { branchTree } from './branch-tree.ts';
import { useMove } from './use-past.ts';

interface BranchListProps {
  campaignId: string;
  branches: readonly Branch[];
  onMoved: () => void;
}

/** The branches as a tree: which left which, which is played, and taking up another. */
export function BranchList({ campaignId, branches, onMoved }: BranchListProps) {
  const [chosen, setChosen] = useState<Branch | null>(null);
  const { play } = useMove(onMoved);
  return (
    <>
      <ul className="flex flex-col">
        {branchTree(branches).map((placed) => (
          <li key={placed.branch.id} className="flex items-stretch gap-2">
            <BranchRail placed={placed} />
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-control">
              <span className="flex min-w-0 flex-1 flex-col">
                <strong className="font-semibold break-words text-ink">{branchName(placed.branch)}</strong>
                <span className="text-note">
                  {momentOf(placed.branch.createdAt)}
                  {placed.branch.createdBy !== null && `, ${placed.branch.createdBy}`}
                </span>
              </span>
              {placed.branch.isPlayed ? (
                <Badge tone="moss">Active</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="outline"
                  className="min-h-9"
                  icon={<Play aria-hidden />}
                  aria-label={`Switch to this branch: ${branchName(placed.branch)}`}
                  onClick={() => setChosen(placed.branch)}
                >
                  Switch to this branch
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {branches.length === 1 && (
        <p className="mt-2 text-control">There is one branch so far. Going back to a moment or branching from it creates another.</p>
      )}
      {chosen !== null && (
        <ConfirmDialog
          open
          tone="plain"
          title="Switch to this branch?"
          question={`The story continues where “${branchName(chosen)}” was left: messages, characters, items, notes and map become what they were there. The current branch is kept. Actions that are being collected for a turn are dropped, and so is the narrator’s unfinished reply.`}
          action="Switch to this branch"
          busy={play.isPending}
          onConfirm={() => play.mutate({ campaignId, branchId: chosen.id })}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
