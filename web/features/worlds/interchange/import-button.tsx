import { FileUp } from 'lucide-react';
import { lazy } from 'react';
import { DialogButton } from '#web/ui/dialogs/dialog-button.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })));

/** Brings a world in from a file. */
export function ImportButton() {
  return (
    <DialogButton opens={ImportDialog} icon={<FileUp aria-hidden />}>
      Import a world
    </DialogButton>
  );
}
