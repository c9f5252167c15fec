import { capitalize } from '#domain/text/capitalize.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface SameNameDialogProps {
  /** The entry that bears the name already; null while nothing is asked. */
  twin: SeenEntry | null;
  busy: boolean;
  onMerge: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks before a second entry of the same name is made. */
export function SameNameDialog({ twin, busy, onMerge, onAdd, onClose }: SameNameDialogProps) {
  return (
    <Dialog
      alert
      open={twin !== null}
      onClose={onClose}
      title="An entry with that name exists"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="outline" busy={busy} onClick={onAdd}>
            Add a second one
          </Button>
          <Button busy={busy} onClick={onMerge}>
            Merge into it
          </Button>
        </>
      }
    >
      <p>
        “{twin?.name}” stands in your world already, under {twin === null ? '' : capitalize(twin.category)}. The words can be added to it;
        two entries of one name are hard to tell apart, and links lead to the first.
      </p>
    </Dialog>
  );
}
