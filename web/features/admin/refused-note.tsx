import { NotConfirmed } from '#web/lib/calls/confirmation.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';

interface RefusedNoteProps {
  error: Error | null;
  /** Said when the server could not be asked. */
  fallback: string;
}

/** Why something was not done, where one tried to do it: a notice would lie under the dialog. */
export function RefusedNote({ error, fallback }: RefusedNoteProps) {
  if (error === null || error instanceof NotConfirmed) return null;
  return (
    <p role="alert" className="mt-4 rounded-control border border-wine bg-wine-wash px-4 py-3 text-control text-ink">
      {refusalText(error, { title: 'Error', sentence: fallback }).sentence}
    </p>
  );
}
