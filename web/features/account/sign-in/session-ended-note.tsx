import { sessionEndText } from '#web/lib/session/session-ended.ts';
import type { SessionEnd } from '#domain/account/session-end.ts';
import { LogOut } from 'lucide-react';

/** Why somebody who was signed in here no longer is, and what to do next. */
export function SessionEndedNote({ end }: { end: SessionEnd }) {
  const { title, sentence } = sessionEndText(end);
  return (
    <div role="status" className="flex items-start gap-3 rounded-control border border-line-strong bg-candle-wash px-4 py-3 text-control">
      <LogOut aria-hidden className="mt-0.5 size-5 shrink-0 text-candle" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft">{sentence}</p>
      </div>
    </div>
  );
}
