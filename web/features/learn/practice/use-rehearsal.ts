import type { Roll } from '#domain/dice/roll.ts';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { newId } from '#web/lib/new-id.ts';

/** A rehearsal as the server answers it. */
export interface Rehearsal {
  adventure: string;
  hero: string;
  opening: string;
  options: string[];
  replies: { text: string; rolls: Roll[]; options: string[] }[];
}

/** A rehearsal with the Storyteller as it stands. The server keeps nothing of it: all that was said goes along with each call. */
export function useRehearsal() {
  const [id, setId] = useState(newId);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<Rehearsal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  /** Answers whether the server has answered. */
  const ask = async (rehearsalId: string, lines: readonly string[]): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      setShown(await api.practice.play({ rehearsalId, said: [...lines] }));
      setSaid(lines);
      return true;
    } catch (error) {
      setFailure(refusalText(error).sentence);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    shown,
    said,
    failure,
    busy,
    begin: () => ask(id, []),
    say: (line: string) => ask(id, [...said, line]),
    restart: () => {
      const next = newId();
      setId(next);
      return ask(next, []);
    },
  };
}
