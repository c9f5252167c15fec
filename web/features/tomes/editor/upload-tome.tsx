import { documentAccept, wrongWithDocument } from '#web/lib/files/document-file.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { UploadStopped, uploadFile } from '#web/lib/files/upload-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { sizeOf } from '#web/ui/format/figures.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useEffect, useRef, useState } from 'react';
import { reloadTomes } from '#web/features/tomes/use-tomes.ts';

interface Sending {
  file: File;
  /** How much of it has left, from 0 to 1. */
  share: number;
}

const audiences = [
  { id: 'everyone', label: 'Everyone' },
  { id: 'dm', label: 'DM only' },
] as const;

/** Takes a document into the world as a tome. */
export function UploadTome({ worldId, onClose }: { worldId: string; onClose: () => void }) {
  const [audience, setAudience] = useState<'everyone' | 'dm'>('everyone');
  const [wrong, setWrong] = useState<string>();
  const { sending, send, cancel } = useUpload(worldId);

  function take(file: File) {
    const found = wrongWithDocument(file);
    setWrong(found?.field);
    if (found === null) void send(file, audience);
    else notify.refusal(null, { title: 'Failed to upload file', sentence: found.notice });
  }

  return (
    <Card as="section" aria-labelledby="upload-tome" className="flex flex-col gap-4">
      <h3 id="upload-tome" className="font-display text-name font-semibold">
        Upload a document
      </h3>
      {sending === null ? (
        <>
          <SegmentField
            label="Who may read it"
            hint={audience === 'dm' ? 'Only the owner and co-builders of this world.' : 'Everyone with access to this world.'}
            options={audiences}
            value={audience}
            onChange={setAudience}
          />
          <FileField
            label="Document"
            hint="TXT, MD, PDF, DOC, DOCX or JSON, up to 10 MB. It is sent as soon as it is chosen."
            accept={documentAccept}
            error={wrong}
            file={null}
            onFile={take}
          />
        </>
      ) : (
        <div className="flex flex-col gap-3">
          <p className="text-control font-semibold">{sending.file.name}</p>
          <Progress label={sentText(sending)} value={sending.share} />
        </div>
      )}
      <div className="flex justify-end">
        {sending === null ? (
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button variant="outline" onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </div>
    </Card>
  );
}

function sentText({ file, share }: Sending): string {
  return share >= 1 ? 'Sent; the server is checking it' : `${sizeOf(share * file.size)} of ${sizeOf(file.size)} sent`;
}

function useUpload(worldId: string) {
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File, audience: string) {
    const controller = new AbortController();
    stop.current = controller;
    setSending({ file, share: 0 });
    try {
      await uploadFile(`/api/worlds/${worldId}/tomes`, file, {
        fields: { audience },
        onProgress: (share) => setSending({ file, share }),
        signal: controller.signal,
      });
      notify.done('File uploaded successfully');
      await reloadTomes(worldId);
    } catch (error) {
      if (!(error instanceof UploadStopped)) notify.refusal(error, failure(error));
    } finally {
      setSending(null);
    }
  }
  return { sending, send, cancel: () => stop.current?.abort() };
}

/** The file came to the server and no tome came of it, or it did not get there. */
function failure(error: unknown) {
  const reached = typeof error === 'object' && error !== null && 'status' in error;
  return { title: reached ? 'Failed to create tome entry' : 'Failed to upload file', sentence: 'Please try again.' };
}
