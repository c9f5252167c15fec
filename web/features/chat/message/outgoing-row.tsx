import { Button } from '#web/ui/buttons/button.tsx';
import { RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Outgoing } from '#web/features/chat/room/outbox.ts';
import { whoWillRead } from '#web/features/chat/room/readers.ts';
import type { Table } from '#web/features/chat/room/readers.ts';

interface OutgoingRowProps {
  outgoing: Outgoing;
  table: Table;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A message on its way, or one that was not sent and waits for a decision. */
export const OutgoingRow = memo(function OutgoingRow({ outgoing, table, onRetry, onDiscard }: OutgoingRowProps) {
  const failed = outgoing.state === 'failed';
  return (
    <article aria-label="Your message" className="pt-3 pb-1">
      <header className="flex flex-wrap items-baseline gap-x-2 text-control">
        <span className="font-bold">You</span>
        {failed ? (
          <span className="inline-flex items-center gap-1 self-center text-note font-semibold text-wine">
            <TriangleAlert aria-hidden className="size-3.5" />
            Not sent
          </span>
        ) : (
          <span className="text-note text-ink-faint">Sending…</span>
        )}
        {outgoing.more?.kind === 'ooc' && <span className="text-note text-ink-soft">out of character</span>}
        {outgoing.to.kind !== 'group' && <span className="text-note text-sea">{whoWillRead(outgoing.to, table)}</span>}
      </header>
      <div className="opacity-75">
        <p className="max-w-[72ch] text-body whitespace-pre-wrap text-ink">{outgoing.content}</p>
      </div>
      {failed && (
        <div className="mt-1.5 flex gap-2">
          <Button variant="outline" size="sm" icon={<RotateCw aria-hidden />} onClick={() => onRetry(outgoing.id)}>
            Retry
          </Button>
          <Button variant="quiet" size="sm" icon={<Trash2 aria-hidden />} onClick={() => onDiscard(outgoing.id)}>
            Discard
          </Button>
        </div>
      )}
    </article>
  );
});
