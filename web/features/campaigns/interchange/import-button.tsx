import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { runsCampaigns } from '#domain/account/account.ts';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })));

/** Brings a campaign in from a file, for those who may open campaigns. */
export function ImportButton() {
  const { person } = useSession();
  const [open, setOpen] = useState(false);
  if (!runsCampaigns(planOf(person))) return null;
  return (
    <>
      <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        Import a campaign
      </Button>
      {open && (
        <Suspense>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
