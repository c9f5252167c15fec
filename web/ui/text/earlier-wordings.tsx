import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DifferenceText } from './difference-text.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

interface Version {
  id: number;
  at: string;
  /** Who wrote it, by name. */
  by: string;
  text: string;
}

interface EarlierWordingsProps<Past extends Version> {
  /** Newest first; undefined while they are on their way. */
  versions: readonly Past[] | undefined;
  isError: boolean;
  /** What a text is called in one of its versions. */
  nameOf: (version: Past) => string;
  /** The words as they stand. */
  text: string;
  /** Said of what coming back leaves as it is. */
  note?: ReactNode;
  busy: boolean;
  onRetry: () => void;
  onRestore: (version: Past) => void;
  onClose: () => void;
}

/** Who changed a text and when, what has changed since, and the way back. */
export function EarlierWordings<Past extends Version>(props: EarlierWordingsProps<Past>) {
  const { versions, isError, nameOf, text, note, busy, onRetry, onRestore, onClose } = props;
  const [chosen, setChosen] = useState<Past | null>(null);
  return (
    <Dialog
      open
      title="Version history"
      onClose={onClose}
      actions={
        chosen !== null && (
          <>
            <Button variant="outline" onClick={() => setChosen(null)}>
              Back
            </Button>
            <Button busy={busy} onClick={() => onRestore(chosen)}>
              Restore this version
            </Button>
          </>
        )
      }
    >
      {versions === undefined && !isError && <SkeletonLines lines={5} />}
      {isError && (
        <ErrorState title="Error" onRetry={onRetry}>
          The earlier versions could not be loaded. Please try again.
        </ErrorState>
      )}
      {chosen === null && versions !== undefined && <Wordings {...{ versions, nameOf }} onChoose={setChosen} />}
      {chosen !== null && <Wording version={chosen} text={text} note={note} />}
    </Dialog>
  );
}

interface WordingsProps<Past extends Version> {
  versions: readonly Past[];
  nameOf: (version: Past) => string;
  onChoose: (version: Past) => void;
}

function Wordings<Past extends Version>({ versions, nameOf, onChoose }: WordingsProps<Past>) {
  return (
    <ul className="flex flex-col gap-1">
      {versions.map((version, n) => (
        <li key={version.id}>
          <button
            type="button"
            className="flex min-h-11 w-full flex-col items-start rounded-control px-3 py-2 text-left hover:bg-ember-wash"
            onClick={() => onChoose(version)}
          >
            <span className="font-semibold text-ink [overflow-wrap:anywhere]">{n === 0 ? 'As it stands' : nameOf(version)}</span>
            <span className="text-note">
              <WhoAndWhen {...version} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Wording({ version, text, note }: { version: Version; text: string; note: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="text-note">
        <WhoAndWhen {...version} />. What has come since is marked. {note}
      </p>
      <div
        tabIndex={0}
        role="group"
        aria-label="Changes since"
        className="max-h-[50dvh] overflow-y-auto rounded-control bg-sunken p-3 text-ink [overflow-wrap:anywhere]"
      >
        <DifferenceText whole before={version.text} after={text} />
      </div>
    </div>
  );
}

function WhoAndWhen({ by, at }: Pick<Version, 'by' | 'at'>) {
  return (
    <>
      {by}, <time dateTime={at}>{momentOf(at)}</time>
    </>
  );
}
