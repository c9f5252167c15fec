import { GitBranch } from 'lucide-react';
import { NameDialog } from './name-dialog.tsx';
import { useMove } from './use-past.ts';
import type { Spot } from './use-past.ts';

interface BranchDialogProps {
  campaignId: string;
  spot: Spot;
  onMoved: () => void;
  onClose: () => void;
}

/** Begins a branch with a name at a moment. */
export function BranchDialog({ campaignId, spot: { position, branchId, title }, onMoved, onClose }: BranchDialogProps) {
  const { branch } = useMove(onMoved);
  return (
    <NameDialog
      title="Branch from here"
      action="Start branch"
      icon={<GitBranch aria-hidden />}
      label="Name of the branch"
      placeholder="What if they take the stair?"
      busy={branch.isPending}
      onName={(name) => branch.mutate({ campaignId, position, branchId, name })}
      onClose={onClose}
    >
      The story continues from “{title}” on a new branch. The current branch is kept, and you can return to it under Branches. Actions that
      are being collected for a turn are dropped, and so is the narrator’s unfinished reply.
    </NameDialog>
  );
}
