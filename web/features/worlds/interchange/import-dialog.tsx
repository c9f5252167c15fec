import type { WorldImport } from '#domain/world/import.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { UploadProgress } from '#web/ui/feedback/upload-progress.tsx';
import { useState } from 'react';
import { StartCampaignHere } from '#web/features/worlds/start-campaign-here.tsx';
import { ImportReport } from './import-report.tsx';
import { importEndings } from './import-text.ts';
import { useImportWorld } from './use-import-world.ts';

/** Brings a world in from a file and tells what came of it. Shown while it is in the page. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { state, report, begin, again, stop } = useImportWorld();
  const busy = state.is === 'sending';

  function close() {
    stop();
    onClose();
  }

  if (report !== null) {
    return (
      <Dialog open onClose={close} title="World imported" actions={<DoneActions report={report} onClose={close} />}>
        <div className="flex flex-col items-start gap-5">
          <ImportReport report={report} />
          <StartCampaignHere world={{ id: report.worldId }} />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={close}
      title="Import a world"
      actions={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button busy={busy} disabled={file === null} onClick={() => file !== null && void begin(file)}>
            Import
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          A world exported from Hearthlore, a folder of Markdown notes, a Kanka or OnlyWorlds export, a SillyTavern lorebook or a character
          card.
        </p>
        <FileField
          label="File"
          hint="zip, md, json, png or charx, up to 10 MB. It becomes a new world of yours."
          accept={importEndings.map((ending) => `.${ending}`).join(',')}
          file={file}
          error={state.is === 'refused' ? state.sentence : undefined}
          disabled={busy}
          onFile={(chosen) => {
            again();
            setFile(chosen);
          }}
        />
        {state.is === 'sending' && <UploadProgress share={state.share} then="Reading the file" />}
      </div>
    </Dialog>
  );
}

function DoneActions({ report, onClose }: { report: WorldImport; onClose: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      <ButtonLink to="/world/view/$worldId" params={{ worldId: report.worldId }}>
        Open world
      </ButtonLink>
    </>
  );
}
