import type { Recap } from '#domain/timeline/recap.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { Eye } from 'lucide-react';
import { RecapIndex } from './recap-index.tsx';
import { RecapText } from './recap-text.tsx';
import { useKeepRecap } from './use-recaps.ts';

interface RecapEditorProps {
  campaignId: string;
  recap: Recap;
}

/** What is typed, with the version of the text it stands on. */
interface Draft {
  text: string;
  version: number;
}

/** The words of a recap on the left, what happened on the right; saved, or shown to the players. */
export function RecapEditor({ campaignId, recap }: RecapEditorProps) {
  const [draft, change] = useSessionStorage<Draft | null>(`hearthlore.recap/${recap.id}`, null, readDraft);
  const { text, version } = draft ?? recap;
  const kept = useKeepRecap(recap, () => change(() => null));
  const collides = draft !== null && draft.version !== recap.version && draft.text !== recap.text;
  const keep = (show: boolean) => kept.mutate({ campaignId, recapId: recap.id, text: text.trim(), version, show });
  const empty = text.trim() === '';
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-3">
        <TextareaField
          label={`Previously, in session ${recap.number}`}
          rows={14}
          controlClassName="font-book"
          value={text}
          error={empty ? 'A recap needs some text.' : undefined}
          hint={
            recap.isBeingWritten
              ? 'The model is writing a recap, too. It replaces this text unless you edit it first.'
              : 'Use **two asterisks** for bold.'
          }
          onChange={({ target: { value } }) => change((now) => ({ text: value, version: now?.version ?? recap.version }))}
        />
        {collides && (
          <Collision
            recap={recap}
            onTheirs={() => change(() => null)}
            onMine={() => change((now) => now && { ...now, version: recap.version })}
          />
        )}
        <p className="text-note">Written by {recap.writtenBy}, from what the whole table has read. Whispers and notes are not in it.</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" busy={kept.isPending} disabled={draft === null || empty || collides} onClick={() => keep(false)}>
            Save
          </Button>
          <Button icon={<Eye aria-hidden />} busy={kept.isPending} disabled={empty || collides} onClick={() => keep(true)}>
            Publish to players
          </Button>
        </div>
      </div>
      <section aria-label="What happened" className="rounded-card border border-line bg-surface p-4">
        <h3 className="mb-3 font-display text-name font-semibold text-ink">What happened</h3>
        <RecapIndex index={recap.index} />
      </section>
    </div>
  );
}

/** Somebody else, or the model, has put other words there meanwhile. */
function Collision({ recap, onTheirs, onMine }: { recap: Recap; onTheirs: () => void; onMine: () => void }) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card border border-line-strong bg-candle-wash p-4 text-control text-ink">
      <p>{recap.writtenBy} has changed this text meanwhile:</p>
      <div role="region" aria-label="The other version">
        <RecapText text={recap.text} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={onTheirs}>
          Use those
        </Button>
        <Button size="sm" variant="outline" onClick={onMine}>
          Keep mine
        </Button>
      </div>
    </div>
  );
}

function readDraft(value: unknown): Draft | null {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('version' in value)) return null;
  const { text, version } = value;
  return typeof text === 'string' && typeof version === 'number' ? { text, version } : null;
}
