import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MessageRow } from './message-row.tsx';
import type { MessageDeeds } from './message-parts.tsx';
import type { NarrationView } from './message-row.tsx';
import { DayLine } from './moment.tsx';
import { NewBelow } from './new-below.tsx';
import { OlderNote } from './older-note.tsx';
import { OutgoingRow } from './outgoing-row.tsx';
import type { Table } from './readers.ts';
import type { Row } from './rows.ts';
import { newestPosition, unreadAfter } from './unread.ts';
import { useMessageList } from './use-message-list.ts';

interface MessageListProps {
  rows: readonly Row[];
  more: boolean;
  older: 'rest' | 'loading' | 'failed';
  table: Table;
  Narration: NarrationView;
  deeds: MessageDeeds;
  /** What follows the last message, e.g. a reply that is being told. */
  tail: { key: string; node: ReactNode } | null;
  /** True in a passage from the past: newer words are on the server. */
  newer: boolean;
  /** The message that is to be brought into sight, e.g. one that was searched for; the number tells one time from the next. */
  aim: { id: string; n: number } | null;
  onOlder: () => Promise<void>;
  onNewer: () => Promise<void>;
  onNow: () => Promise<unknown>;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** The story so far. Only what is in sight stands in the page, however long the story is. */
export function MessageList(props: MessageListProps) {
  const { rows, more, newer, older, table, Narration, deeds, aim, onOlder, onNewer, onNow, onRetry, onDiscard } = props;
  const tail = newer ? null : props.tail;
  const { scroller, list, atEnd, toEnd, onScroll } = useMessageList({
    rows,
    tailKey: tail?.key ?? null,
    more: more && older !== 'failed',
    newer: newer && older !== 'failed',
    aim,
    onOlder,
    onNewer,
  });
  const [seen, setSeen] = useState(0);
  const newest = newestPosition(rows);
  if (atEnd && seen !== newest) setSeen(newest);
  useOwnWordsInSight(rows, toEnd);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label="Campaign Chat"
        aria-live={atEnd ? 'polite' : 'off'}
        tabIndex={0}
        onScroll={onScroll}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6"
      >
        <div className="relative mx-auto max-w-[41rem]" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return (
              <div
                key={item.key}
                data-index={item.index}
                ref={list.measureElement}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {row ? (
                  <RowView {...{ row, table, Narration, deeds, onRetry, onDiscard }} aimed={aim !== null && row.key === aim.id} />
                ) : (
                  tail?.node
                )}
              </div>
            );
          })}
        </div>
      </div>
      <OlderNote older={older} onRetry={() => void onOlder()} />
      {(newer || !atEnd) && (
        <NewBelow count={newer ? 0 : unreadAfter(rows, seen, table.me)} onClick={newer ? () => void onNow().then(toEnd) : toEnd} />
      )}
    </div>
  );
}

interface RowViewProps extends Pick<MessageListProps, 'table' | 'Narration' | 'deeds' | 'onRetry' | 'onDiscard'> {
  row: Row;
  /** It was looked for, and is marked. */
  aimed: boolean;
}

function RowView({ row, aimed, table, Narration, deeds, onRetry, onDiscard }: RowViewProps) {
  if (row.kind === 'outgoing') return <OutgoingRow outgoing={row.outgoing} {...{ table, onRetry, onDiscard }} />;
  return (
    <>
      {row.day !== null && <DayLine at={row.day} />}
      <div className={aimed ? 'rounded-card bg-ember-wash ring-8 ring-ember-wash' : undefined}>
        <MessageRow message={row.message} continued={row.continued} table={table} Narration={Narration} deeds={deeds} />
      </div>
    </>
  );
}

/** One's own new words are always brought into sight. */
function useOwnWordsInSight(rows: readonly Row[], toEnd: () => void): void {
  const last = rows.at(-1);
  const own = last?.kind === 'outgoing' && last.outgoing.state === 'pending' ? last.key : null;
  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (own !== null && own !== previous.current) toEnd();
    previous.current = own;
  }, [own, toEnd]);
}
