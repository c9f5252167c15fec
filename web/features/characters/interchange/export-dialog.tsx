import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveText } from '#web/lib/files/save-text.ts';
import { Report } from './report.tsx';

interface ExportDialogProps {
  character: Pick<Character, 'id' | 'campaignId'>;
  onClose: () => void;
}

const formats = [
  { id: 'hearthlore', label: 'Hearthlore', meaning: 'Everything on the sheet. You can import it at any table here.' },
  { id: 'foundry', label: 'Foundry VTT', meaning: 'An actor for the dnd5e system, with a list of what it cannot hold.' },
] as const;

/** A sheet as a file. */
export function ExportDialog({ character: { id: characterId, campaignId }, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<'hearthlore' | 'foundry'>('hearthlore');
  const write = useMutation({
    mutationFn: () => api.characters.export({ campaignId, characterId, format }),
    onSuccess: ({ fileName, text }) => saveText(fileName, text),
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The file could not be written. Please try again.' }),
  });
  return (
    <Dialog
      open
      title="Export to a file"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {write.isSuccess ? 'Done' : 'Cancel'}
          </Button>
          <Button busy={write.isPending} icon={<FileDown aria-hidden />} onClick={() => write.mutate()}>
            Export
          </Button>
        </>
      }
    >
      <ChoiceField label="Format" options={formats} value={format} onChange={setFormat} />
      {write.isSuccess && (
        <div role="status" className="mt-4 flex flex-col gap-2">
          <p>The file is in your downloads.</p>
          {write.data.report.length > 0 && <Report lines={write.data.report} empty="" />}
        </div>
      )}
    </Dialog>
  );
}
