import { FileUp } from 'lucide-react';
import { lazy } from 'react';
import { runsCampaigns } from '#domain/account/account.ts';
import { planOf, useSession } from '#web/lib/session/session.ts';
import { DialogButton } from '#web/ui/dialogs/dialog-button.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })));

/** Brings a campaign in from a file, for those who may open campaigns. */
export function ImportButton() {
  const { person } = useSession();
  if (!runsCampaigns(planOf(person))) return null;
  return (
    <DialogButton opens={ImportDialog} icon={<FileUp aria-hidden />}>
      Import a campaign
    </DialogButton>
  );
}
