import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useState } from 'react';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  campaignId: string;
  onClose: () => void;
}

const problems = {
  tooLarge: 'This file is too large for a character.',
  hasChanged: 'This file has changed since you chose it. Choose it again, and look at what comes of it now.',
};

/** Makes a character from a file of ours or of elsewhere: first says what comes of it and what has no place, then imports. */
export function ImportDialog({ campaignId, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [keepsNotes, setKeepsNotes] = useState(true);
  const { read, bring, hasChanged, forgetChange } = useImport(campaignId, onClose);
  const tooLarge = file !== null && file.size > limits.characterFileLength;
  const chosen = tooLarge ? null : file;
  const error = tooLarge ? problems.tooLarge : hasChanged ? problems.hasChanged : undefined;
  if (read.data === undefined || chosen === null)
    return (
      <Dialog
        open
        title="Import from file"
        onClose={onClose}
        actions={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={read.isPending} disabled={chosen === null || hasChanged} onClick={() => chosen && read.mutate(chosen)}>
              Preview
            </Button>
          </>
        }
      >
        <FileField
          label="Character file"
          hint="A file exported here, an actor of Foundry VTT (dnd5e), or a character JSON of D&D Beyond."
          error={error}
          accept=".json,application/json"
          file={file}
          onFile={(next) => {
            forgetChange();
            setFile(next);
          }}
        />
      </Dialog>
    );
  const { preview, text } = read.data;
  return (
    <Dialog
      open
      title={`Import ${preview.name}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={read.reset}>
            Back
          </Button>
          <Button busy={bring.isPending} onClick={() => bring.mutate({ file: chosen, text, notes: keepsNotes ? preview.notes : null })}>
            Import
          </Button>
        </>
      }
    >
      <ImportPreview preview={preview} keepsNotes={keepsNotes} onKeepNotes={setKeepsNotes} />
    </Dialog>
  );
}
