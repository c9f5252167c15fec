import { Button } from '#web/ui/buttons/button.tsx';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })));

/** Brings a world in from a file. */
export function ImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        Import a world
      </Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
