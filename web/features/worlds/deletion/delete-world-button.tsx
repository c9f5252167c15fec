import { Button } from '#web/ui/buttons/button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DeleteWorldDialog } from './delete-world-dialog.tsx';

/** Deletes the world whose page it stands on, after a question. */
export function DeleteWorldButton({ world, onDeleted }: { world: { id: string; name: string }; onDeleted: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsked(true)}>
        Delete <span className="sr-only">{world.name}</span>
      </Button>
      <DeleteWorldDialog
        failure="Failed to delete world"
        world={asked ? world : null}
        onClose={() => setAsked(false)}
        onDeleted={onDeleted}
      />
    </>
  );
}
