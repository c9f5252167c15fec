import { keepStory } from '#web/lib/story-in-sight.ts';
import type { Message } from '#domain/chat/message.ts';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MessageRow } from '#web/features/chat/message/message-row.tsx';
import type { MessageActions } from '#web/features/chat/message/message-parts.tsx';
import type { NarrationView } from '#web/features/chat/message/message-row.tsx';
import { DayLine } from '#web/features/chat/message/moment.tsx';
import { NewBelow } from './new-below.tsx';
import { OlderNote } from './older-note.tsx';
import { OutgoingRow } from '#web/features/chat/message/outgoing-row.tsx';
import type { Table } from '#web/features/chat/room/readers.ts';
import { showsMessage } from '#web/features/chat/room/rows.ts';
import type { Row } from '#web/features/chat/room/rows.ts';
import { RoundRow } from '#web/features/chat/message/round-row.tsx';
import { newestPosition, unreadAfter } from './unread.ts';
import { InTabOrder } from '#web/features/chat/message/story-stop.ts';
import { useMessageList } from './use-message-list.ts';
import { storyStop, useStoryKeys } from './use-story-keys.ts';

/** Of so many rows at the end one may be the reply that was being told. */
const ROWS_AT_THE_END = 20;

interface MessageListProps {
  rows: readonly Row[];
  more: boolean;
  older: 'rest' | 'loading' | 'failed';
  table: Table;
  Narration: NarrationView;
  actions: MessageActions;
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

/** The story so far. Only what is in sight stands in the page, however long the story is; Tab reaches one message of it. */
export function MessageList(props: MessageListProps) {
  const { rows, more, newer, older, table, Narration, actions, aim, onOlder, onNewer, onNow, onRetry, onDiscard } = props;
  const tail = newer ? null : tailAfter(rows, props.tail);
  const [reading, read] = useState<string | null>(null);
  const { scroller, windowed, atEnd, toEnd, onScroll } = useMessageList({
    rows,
    tailKey: tail?.key ?? null,
    more: more && older !== 'failed',
    newer: newer && older !== 'failed',
    aim,
    held: reading,
    onOlder,
    onNewer,
  });
  const { list, drawn, total } = windowed;
  const keys = useStoryKeys({ scroller, rows, atEnd, read, show: (index) => list.scrollTo(index, 'nearest') });
  const stop = storyStop(reading, rows, drawn, list.place + list.height);
  const unread = useUnread(rows, atEnd, table.me);
  useOwnMessageInSight(rows, toEnd);
  useEffect(() => {
    keepStory(scroller.current);
    return () => keepStory(null);
  }, [scroller]);
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label="Campaign Chat"
        aria-live={atEnd ? 'polite' : 'off'}
        tabIndex={stop === null ? 0 : -1}
        onScroll={onScroll}
        {...keys}
        className="h-full overflow-y-auto overscroll-contain px-4 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-6"
      >
        <div className="relative mx-auto max-w-[41rem]" style={{ height: total }}>
          {drawn.map((item) => {
            const row = rows[item.index];
            return (
              <div
                key={item.key}
                data-index={item.index}
                ref={list.measure}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {row ? <RowView {...{ row, table, Narration, actions, aim, onRetry, onDiscard }} isStop={row.key === stop} /> : tail?.node}
              </div>
            );
          })}
        </div>
      </div>
      <OlderNote older={older} onRetry={() => void onOlder()} />
      {(newer || !atEnd) && <NewBelow count={newer ? 0 : unread} onClick={newer ? () => void onNow().then(toEnd) : toEnd} />}
    </div>
  );
}

/** A reply that has come stands among the rows already, under the key it had while it was told. */
function tailAfter(rows: readonly Row[], tail: MessageListProps['tail']): MessageListProps['tail'] {
  return rows.slice(-ROWS_AT_THE_END).some(({ key }) => key === tail?.key) ? null : tail;
}

/** How many messages of others have come since the end was last in sight. */
function useUnread(rows: readonly Row[], atEnd: boolean, me: string): number {
  const [seen, setSeen] = useState(0);
  const newest = newestPosition(rows);
  if (atEnd && seen !== newest) setSeen(newest);
  return unreadAfter(rows, seen, me);
}

interface RowViewProps extends Pick<MessageListProps, 'table' | 'Narration' | 'actions' | 'aim' | 'onRetry' | 'onDiscard'> {
  row: Row;
  /** Tab reaches it. */
  isStop: boolean;
}

function RowView({ row, aim, isStop, table, Narration, actions, onRetry, onDiscard }: RowViewProps) {
  if (row.kind === 'outgoing') return <OutgoingRow outgoing={row.outgoing} {...{ table, onRetry, onDiscard }} />;
  const { round, newest, continued } = row;
  const aimed = aim !== null && showsMessage(row, aim.id);
  const view = (message: Message) => (
    <MessageRow message={message} continued={continued} newest={newest} table={table} Narration={Narration} actions={actions} />
  );
  return (
    <InTabOrder value={isStop}>
      {row.day !== null && <DayLine at={row.day} />}
      {/* What was looked for is marked. */}
      <div className={aimed ? 'rounded-card bg-ember-wash ring-8 ring-ember-wash' : undefined}>
        {round === null ? (
          view(row.message)
        ) : (
          <RoundRow id={row.key} round={round} newest={newest} aimed={aimed}>
            {view}
          </RoundRow>
        )}
      </div>
    </InTabOrder>
  );
}

/** One's own new words are always brought into sight. */
function useOwnMessageInSight(rows: readonly Row[], toEnd: () => void): void {
  const last = rows.at(-1);
  const own = last?.kind === 'outgoing' && last.outgoing.state === 'pending' ? last.key : null;
  const previous = useRef<string | null>(null);
  useEffect(() => {
    if (own !== null && own !== previous.current) toEnd();
    previous.current = own;
  }, [own, toEnd]);
}
