import type { WorldImport } from '#domain/world/import.ts';
import { limits } from '#domain/limits/limits.ts';
import { worldRefusals } from '#domain/refusals/world-refusals.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { UploadStopped, uploadFile } from '#web/lib/files/upload-file.ts';
import { useRef, useState } from 'react';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';

type ImportState =
  | { is: 'choosing' }
  /** `share` of the file that has left, from 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'refused'; sentence: string }
  | { is: 'done'; report: WorldImport };

const fallback = { title: 'Import failed', sentence: 'The world could not be imported. Please try again.' };

/** Sends a file that becomes a world, and holds what came of it. */
export function useImportWorld() {
  const [state, setState] = useState<ImportState>({ is: 'choosing' });
  const stopping = useRef<AbortController | null>(null);

  async function begin(file: File) {
    if (file.size > limits.uploadBytes) return setState({ is: 'refused', sentence: worldRefusals['file.tooLarge'].sentence });
    const stopper = new AbortController();
    stopping.current = stopper;
    setState({ is: 'sending', share: 0 });
    try {
      const answer = await uploadFile<WorldImport>('/api/worlds/imports', file, {
        signal: stopper.signal,
        onProgress: (share) => setState({ is: 'sending', share }),
      });
      setState({ is: 'done', report: answer });
      await reloadWorlds();
    } catch (error) {
      if (error instanceof UploadStopped) return;
      notify.refusal(error, fallback);
      setState({ is: 'refused', sentence: refusalText(error, fallback).sentence });
    }
  }

  return { state, begin, again: () => setState({ is: 'choosing' }), stop: () => stopping.current?.abort() };
}
