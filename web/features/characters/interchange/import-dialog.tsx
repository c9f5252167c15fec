import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Report } from './report.tsx';
import { welcome } from '#web/features/characters/welcome.ts';

interface ImportDialogProps {
  campaignId: string;
  onClose: () => void;
}

/** Makes a character from a file of ours or of Foundry, and says what of it had no place. */
export function ImportDialog({ campaignId, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [id] = useState(newId);
  const tooLarge = file !== null && file.size > limits.characterFileLength;
  const read = useMutation({
    mutationFn: async (chosen: File) => api.characters.import({ campaignId, id, text: await chosen.text() }),
    onError: (error) => notify.refusal(error, { title: 'Import failed', sentence: 'The server did not answer. Please try again.' }),
  });
  const done = read.data;
  const leave = () => {
    onClose();
    if (done !== undefined) void welcome(done.character);
  };
  return (
    <Dialog
      open
      title={done === undefined ? 'Import from file' : `${done.character.name} is imported`}
      onClose={leave}
      actions={
        done === undefined ? (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={read.isPending} disabled={file === null || tooLarge} onClick={() => file !== null && read.mutate(file)}>
              Import
            </Button>
          </>
        ) : (
          <Button onClick={leave}>Open the sheet</Button>
        )
      }
    >
      {done === undefined ? (
        <FileField
          label="Character file"
          hint="A file exported here, or an actor of Foundry VTT (dnd5e), as JSON."
          error={tooLarge ? 'This file is too large for a character.' : undefined}
          accept=".json,application/json"
          file={file}
          onFile={setFile}
        />
      ) : (
        <Report lines={done.report} empty="Everything in the file was imported." />
      )}
    </Dialog>
  );
}
