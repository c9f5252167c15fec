import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { GitBranch } from 'lucide-react';
import { useId, useState } from 'react';
import { useMove } from './use-past.ts';
import type { Spot } from './use-past.ts';

interface BranchDialogProps {
  campaignId: string;
  spot: Spot;
  onMoved: () => void;
  onClose: () => void;
}

/** Begins a line with a name at a moment. */
export function BranchDialog({ campaignId, spot: { position, lineId, title }, onMoved, onClose }: BranchDialogProps) {
  const [name, setName] = useState('');
  const { branch } = useMove(onMoved);
  const form = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Branch from here"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} icon={<GitBranch aria-hidden />} busy={branch.isPending} disabled={name.trim() === ''}>
            Begin the branch
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !branch.isPending) branch.mutate({ campaignId, position, lineId, name });
        }}
      >
        <p>
          The story goes on from “{title}” on a line with a name of its own. The line that is played now is kept, and you can return to it
          under Lines. A collection that runs ends, and what the narrator is telling is dropped.
        </p>
        <TextField
          label="Name of the branch"
          autoFocus
          required
          maxLength={80}
          placeholder="What if they take the stair?"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
