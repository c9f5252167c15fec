import { limits } from '#domain/limits/limits.ts';
import { worldRefusals } from '#domain/refusals/world-refusals.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { uploadFile } from '#web/lib/files/upload-file.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { reloadMarket } from '#web/features/market/use-market.ts';

/** Brings in the file of a package, from another installation or from a friend. */
export function BringPackage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        Bring in a file
      </Button>
      {open && <BringDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function BringDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const bringing = useMutation({
    mutationFn: (chosen: File) => uploadFile<{ title: string }>('/api/packages/imports', chosen),
    onSuccess: async ({ title }) => {
      notify.done(`${title} is here`, 'Install it from the list.');
      onClose();
      await reloadMarket();
    },
  });
  const tooLarge = file !== null && file.size > limits.uploadBytes;
  const refused = bringing.isError ? refusalText(bringing.error, failed).sentence : undefined;
  return (
    <FormDialog
      title="Bring in a file"
      action="Bring in"
      busy={bringing.isPending}
      disabled={file === null || tooLarge}
      onSubmit={() => file && !tooLarge && bringing.mutate(file)}
      onClose={onClose}
    >
      <p>A package that was saved as a file, here or on another installation. Each of its parts is checked against its hash.</p>
      <FileField
        label="File of a package"
        hint="A zip of up to 10 MB. It takes that much of your room here."
        accept=".zip"
        file={file}
        error={tooLarge ? worldRefusals['file.tooLarge'].sentence : refused}
        disabled={bringing.isPending}
        onFile={(chosen) => {
          bringing.reset();
          setFile(chosen);
        }}
      />
    </FormDialog>
  );
}

const failed = { title: 'Import failed', sentence: 'The file could not be brought in. Please try again.' };
