import { useSyncExternalStore } from 'react';
import { typingWords } from './typists.ts';
import type { Typists } from './typists.ts';

/** Who else writes to the table at this moment. It keeps its room, so that nothing moves when somebody begins. */
export function TypingLine({ typists, me }: { typists: Typists; me: string }) {
  const all = useSyncExternalStore(typists.watch, typists.all);
  const words = typingWords(all.flatMap(({ userId, name }) => (userId === me ? [] : [name])));
  return (
    <p aria-live="off" className="-my-1.5 h-4 truncate text-note leading-4 text-ink-faint">
      {words}
    </p>
  );
}
