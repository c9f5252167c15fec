import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { UploadProgress } from '#web/ui/feedback/upload-progress.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { CampaignContents } from './campaign-contents.tsx';
import { mostMegabytes, useImportCampaign } from './use-import-campaign.ts';

/** Brings a campaign in from a file: first it is shown what is in it, then it is kept. Shown while it is in the page. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { state, preview, kept, look, keep, again, stop } = useImportCampaign();
  const busy = state.is === 'sending';

  function close() {
    stop();
    onClose();
  }

  if (kept !== null) return <Done {...kept} onClose={close} />;
  return (
    <Dialog
      open
      onClose={close}
      title={preview === null ? 'Import a campaign' : 'What is in this file'}
      actions={
        <>
          <Button variant="outline" onClick={preview === null || busy ? close : again}>
            {preview === null || busy ? 'Cancel' : 'Another file'}
          </Button>
          {preview === null ? (
            <Button busy={busy} disabled={file === null} onClick={() => file !== null && void look(file)}>
              Look inside
            </Button>
          ) : (
            <Button busy={busy} onClick={() => file !== null && void keep(file, preview)}>
              Import campaign
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {preview === null ? (
          <ChooseFile
            file={file}
            error={state.is === 'refused' ? state.sentence : undefined}
            disabled={busy}
            onFile={(chosen) => {
              again();
              setFile(chosen);
            }}
          />
        ) : (
          <CampaignContents preview={preview} />
        )}
        {state.is === 'sending' && (
          <UploadProgress share={state.share} then={preview === null ? 'Reading the file' : 'Writing the campaign'} />
        )}
      </div>
    </Dialog>
  );
}

interface ChooseFileProps {
  file: File | null;
  error: string | undefined;
  disabled: boolean;
  onFile: (file: File) => void;
}

function ChooseFile(props: ChooseFileProps) {
  return (
    <>
      <p>A campaign exported from the settings of a table in Hearthlore. You see what is in it before anything is kept.</p>
      <FileField
        label="File"
        hint={`A zip of up to ${mostMegabytes} MB. It becomes a new campaign that you own and lead.`}
        accept=".zip"
        {...props}
      />
    </>
  );
}

function Done({ campaignId, name, onClose }: { campaignId: string; name: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Campaign imported"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <ButtonLink to="/campaign" search={{ id: campaignId, name }}>
            Open campaign
          </ButtonLink>
        </>
      }
    >
      <p role="status" className="text-ink">
        “{name}” is now among your campaigns. Its heroes wait for players: invite people, then hand each their hero at the end of its sheet.
      </p>
    </Dialog>
  );
}
