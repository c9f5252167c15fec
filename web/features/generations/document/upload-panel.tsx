import { documentAccept } from '#web/lib/files/document-file.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { stageText } from './upload-stage.ts';
import { useDocumentUpload } from './use-document-upload.ts';

interface UploadPanelProps {
  /** Makes the world once; null when it has told already what is wrong. */
  createWorld: () => Promise<{ id: string; name: string } | null>;
  /** The document is being read: the review screen is the place to be. */
  onReading: (worldId: string, generationId: string) => void;
}

const audiences = [
  { id: 'dm', label: 'DM only' },
  { id: 'everyone', label: 'Everyone' },
] as const;

/** Makes a world out of a document: it is sent, read, and what was found waits to be reviewed. */
export function UploadPanel({ createWorld, onReading }: UploadPanelProps) {
  const [audience, setAudience] = useState<'dm' | 'everyone'>('dm');
  const { file, wrong, stage, choose, begin, cancel } = useDocumentUpload({ createWorld, onReading });
  const busy = stage.is !== 'waiting';
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[62ch] text-ink-soft">
        Upload notes, a gazetteer, an adventure or a rulebook. Its places, people, monsters, items and quests are found and shown to you
        with the passages they come from. Nothing becomes lore before you accept it.
      </p>
      <FileField
        label="Document"
        required
        hint="TXT, MD, PDF, DOC, DOCX or JSON, up to 10 MB."
        accept={documentAccept}
        error={wrong}
        file={file}
        disabled={busy}
        onFile={choose}
      />
      <SegmentField
        label="Who may read the document, and what is found in it"
        hint={
          audience === 'dm'
            ? 'You and your co-builders. You can show it to players later, entry by entry.'
            : 'Everyone with access to this world.'
        }
        options={audiences}
        value={audience}
        onChange={setAudience}
      />
      {busy && file !== null && <Progress label={stageText(stage, file.size)} value={stage.is === 'sending' ? stage.share : undefined} />}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" icon={<BookOpenText aria-hidden />} busy={busy} onClick={() => void begin(audience)}>
          Upload and find lore
        </Button>
        {stage.is === 'sending' && (
          <Button size="lg" variant="outline" onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </div>
    </div>
  );
}
