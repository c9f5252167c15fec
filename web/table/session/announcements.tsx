import { useStore } from '#web/lib/store/store.ts';
import type { Announcer } from './announcer.ts';

/** Read aloud as it comes, each thing once; nobody sees it. */
export function Announcements({ announcer }: { announcer: Announcer }) {
  const said = useStore(announcer.state);
  return (
    <div role="status" aria-label="What happens" aria-live="polite" aria-atomic="false" aria-relevant="additions" className="sr-only">
      {said.map(({ n, message: text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
