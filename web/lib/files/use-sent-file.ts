import { useRef, useState } from 'react';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { UploadStopped, uploadFile } from './upload-file.ts';

/** Where a file is that somebody sends; `share` of it has left, from 0 to 1. */
export type SentFile = { is: 'choosing' } | { is: 'sending'; share: number } | { is: 'refused'; sentence: string };

interface Bounds {
  /** Bytes that a file has at most, and the sentence when it has more. */
  most: number;
  tooLarge: string;
  /** What is said where the server gives no reason. */
  fallback: { title: string; sentence: string };
}

/** Sends a file, once or again, and holds how far it is; a refusal is told, and stays as the sentence for the field. */
export function useSentFile({ most, tooLarge, fallback }: Bounds) {
  const [state, setState] = useState<SentFile>({ is: 'choosing' });
  const stopping = useRef<AbortController | null>(null);

  /** Sends the file; null where it was refused or stopped. */
  async function send<Answer>(to: string, file: File): Promise<Answer | null> {
    if (file.size > most) {
      setState({ is: 'refused', sentence: tooLarge });
      return null;
    }
    const stopper = new AbortController();
    stopping.current = stopper;
    setState({ is: 'sending', share: 0 });
    try {
      const answer = await uploadFile<Answer>(to, file, {
        signal: stopper.signal,
        onProgress: (share) => setState({ is: 'sending', share }),
      });
      setState({ is: 'choosing' });
      return answer;
    } catch (error) {
      if (error instanceof UploadStopped) return null;
      notify.refusal(error, fallback);
      setState({ is: 'refused', sentence: refusalText(error, fallback).sentence });
      return null;
    }
  }

  return { state, send, again: () => setState({ is: 'choosing' }), stop: () => stopping.current?.abort() };
}
