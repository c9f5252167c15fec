import { useStore } from '#web/lib/store/store.ts';
import { typingText } from './typing-indicator.ts';
import type { TypingIndicator } from './typing-indicator.ts';

/** Who else is typing at this moment, on the edge between the story and the composer: it takes no room, so nothing moves. */
export function TypingLine({ typing, me }: { typing: TypingIndicator; me: string }) {
  const all = useStore(typing.state);
  const text = typingText(all.flatMap(({ userId, name }) => (userId === me ? [] : [name])));
  return (
    <p
      aria-live="off"
      className="pointer-events-none absolute bottom-full left-0 max-w-full truncate rounded-t-control bg-room px-2 text-note leading-5 text-ink-faint empty:hidden"
    >
      {text}
    </p>
  );
}
