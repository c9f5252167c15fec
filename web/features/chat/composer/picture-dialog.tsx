import { limits } from '#domain/limits/limits.ts';
import type { MessageImage } from '#domain/chat/message.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { uploadFile } from '#web/lib/files/upload-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { preparePicture } from './prepare-picture.ts';

interface PictureDialogProps {
  campaignId: string;
  onAdd: (picture: MessageImage) => void;
  onClose: () => void;
}

/** Takes a picture for the next message: the file, and in words what it shows. It leaves the browser small and without its place. */
export function PictureDialog({ campaignId, onAdd, onClose }: PictureDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setAsked(true);
    if (!file || alt.trim() === '') return;
    setBusy(true);
    try {
      const { picture, width, height } = await preparePicture(file);
      const fields = { alt: alt.trim(), width: `${width}`, height: `${height}` };
      onAdd(await uploadFile<MessageImage>(`/api/campaigns/${campaignId}/images`, picture, { fields }));
      onClose();
    } catch (error) {
      notify.refusal(error, {
        title: 'Failed to upload file',
        sentence: 'This picture could not be sent. Please choose a PNG, JPEG or WebP.',
      });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a picture"
      actions={
        <Button busy={busy} onClick={() => void add()}>
          {busy ? 'Sending…' : 'Add to the message'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FileField
          label="Picture"
          hint="PNG, JPEG or WebP. Only people who can read your message see it."
          error={asked && !file ? 'Please choose a picture.' : undefined}
          accept="image/png,image/jpeg,image/webp"
          file={file}
          onFile={setFile}
          disabled={busy}
          required
        />
        <TextField
          label="Description"
          hint="For people who cannot see the picture, and for search."
          error={asked && alt.trim() === '' ? 'Please describe the picture.' : undefined}
          value={alt}
          maxLength={limits.imageAltLength}
          onChange={(event) => setAlt(event.target.value)}
          required
        />
      </div>
    </Dialog>
  );
}
