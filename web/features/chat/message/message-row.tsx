import type { Message } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Hairline } from '#web/ui/hairline.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { playerColour } from '#web/ui/player-colour.ts';
import { Lock } from 'lucide-react';
import { Fragment, lazy, memo, Suspense, use, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { isRoll } from './announced-text.ts';
import { DiceCard } from './dice-card.tsx';
import { FoldedDice } from './folded-dice.tsx';
import { MessageActionsButton, Pictures, QuoteLine, Signs, MessageText } from './message-parts.tsx';
import type { MessageActions } from './message-parts.tsx';
import { Moment } from './moment.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { RollTools } from './roll-tools.ts';
import { wordsBesideRolls } from './roll-text.ts';
import { heroOf, speakerLabel, whoCanRead } from '#web/features/chat/room/readers.ts';
import type { Table } from '#web/features/chat/room/readers.ts';

const CheckCard = lazy(async () => ({ default: (await import('./check-card.tsx')).CheckCard }));

/** From so many on, the rolls of a system message fold into one line. */
const FOLDED_FROM_ROLLS = 3;

interface NarrationProps {
  message: Message;
  /** Nothing was told after it. */
  newest: boolean;
  /** The name of the campaign. */
  campaignName: string;
  time: ReactNode;
  /** What can be done with it, beside the line at its foot. */
  tools: ReactNode;
  children?: ReactNode;
}

/** How a narrator's reply is shown: given by the screen, with its dice as children. */
export type NarrationView = ComponentType<NarrationProps>;

interface MessageRowProps {
  message: Message;
  /** Stands under the name of the message before it. */
  continued: boolean;
  newest: boolean;
  table: Table;
  Narration: NarrationView;
  actions: MessageActions;
}

/** One message, in the manner of whoever speaks. */
export const MessageRow = memo(function MessageRow({ message, continued, newest, table, Narration, actions }: MessageRowProps) {
  return (
    <div className="group/row relative rounded-card outline-offset-8 outline-candle has-[[data-story]:focus-visible]:outline-2">
      <Said {...{ message, continued, newest, table, Narration, actions }} />
      <Signs message={message} table={table} actions={actions} />
      <MessageActionsButton message={message} actions={actions} />
    </div>
  );
});

function Said({ message, continued, newest, table, Narration, actions }: MessageRowProps) {
  if (message.role === 'ai') {
    return (
      <Narration
        message={message}
        newest={newest}
        campaignName={table.name}
        time={<Moment at={message.createdAt} />}
        tools={<ReadAloudButton message={message} />}
      >
        <Rolls message={message} />
      </Narration>
    );
  }
  if (message.check !== null) {
    return (
      <Suspense fallback={<SystemLine message={message} table={table} />}>
        <CheckCard message={message} check={message.check} table={table} actions={actions.checks} />
      </Suspense>
    );
  }
  if (message.role === 'system') return <SystemLine message={message} table={table} />;
  if (message.audience !== null) return <Whisper audience={message.audience} {...{ message, table, actions }} />;
  return (
    <article aria-label={speakerLabel(message, table)} className={continued ? 'pr-11 pb-1 md:pr-9' : 'pt-3 pr-11 pb-1 md:pr-9'}>
      {!continued && message.kind !== 'me' && <Speaker message={message} table={table} />}
      <Body {...{ message, table, actions }} />
    </article>
  );
}

function Body({ message, table, actions }: Pick<MessageRowProps, 'message' | 'table' | 'actions'>) {
  return (
    <>
      <QuoteLine message={message} actions={actions} />
      <MessageText message={message} table={table} />
      <Pictures message={message} actions={actions} />
      <Rolls message={message} />
      {message.editedAt !== null && <span className="text-note text-ink-faint">edited</span>}
    </>
  );
}

function Speaker({ message, table }: { message: Message; table: Table }) {
  const dm = message.role === 'dm';
  const hero = heroOf(message, table);
  return (
    <header className="flex flex-wrap items-baseline gap-x-2">
      {dm && (
        <span className="inline-flex size-6 shrink-0 items-center justify-center self-center rounded-full bg-seal text-on-seal">
          <SealIcon aria-hidden className="size-4" />
        </span>
      )}
      <span
        className={classNames('min-w-0 text-control font-bold', dm && 'text-wine')}
        style={dm ? undefined : { color: playerColour(message.authorId ?? message.authorName) }}
      >
        {hero ?? message.authorName}
      </span>
      {hero !== null && <span className="text-note text-ink-soft">{message.authorName}</span>}
      {dm && <span className="text-note text-ink-soft">Dungeon Master</span>}
      {message.kind === 'ooc' && <span className="text-note text-ink-soft">out of character</span>}
      <Moment at={message.createdAt} className="text-note text-ink-faint" />
    </header>
  );
}

function Whisper({
  message,
  audience,
  table,
  actions,
}: Pick<MessageRowProps, 'message' | 'table' | 'actions'> & { audience: readonly string[] }) {
  return (
    <article
      aria-label={`${message.authorName}, whisper`}
      className="my-2 ml-2 border-l-2 border-dashed border-sea bg-sea-wash py-2.5 pr-11 pl-4 sm:ml-8 md:pr-9"
    >
      <p className="mb-1 flex items-center gap-1.5 text-note font-semibold text-sea">
        <Lock aria-hidden className="size-3.5 shrink-0" />
        {whoCanRead(audience, table)}
      </p>
      <Speaker message={message} table={table} />
      <Body {...{ message, table, actions }} />
    </article>
  );
}

function SystemLine({ message, table }: { message: Message; table: Table }) {
  const [only] = message.rolls;
  const toolsOf = use(RollTools);
  // Judged once, when it comes into sight: scrolling back to it moves nothing.
  const [isFresh] = useState(() => Date.now() - Date.parse(message.createdAt) < limits.freshRollMilliseconds);
  // What the product itself says has words of its own; a person's roll says all with its card.
  const byTable = message.authorId === null;
  const words = byTable ? message.content : wordsBesideRolls(message);
  const isLive = message.rolls.some(({ from }) => from !== undefined);
  if (message.rolls.length >= FOLDED_FROM_ROLLS && !isLive)
    return <FoldedDice message={message} time={<Moment at={message.createdAt} />} />;
  if (only) {
    return (
      // A roll is announced in words by the table; here it would be read a second time, figure by figure.
      <div aria-live={isRoll(message) ? 'off' : undefined} className="flex flex-col items-center gap-1 py-2">
        {message.audience !== null && (
          <p className="flex items-center gap-1.5 text-note font-semibold text-sea">
            <Lock aria-hidden className="size-3.5 shrink-0" />
            {whoCanRead(message.audience, table)}
          </p>
        )}
        {words !== '' && <p className="max-w-[60ch] pb-1 text-center text-control whitespace-pre-line text-ink-soft">{words}</p>}
        {message.rolls.map((roll, index) => (
          <Fragment key={index}>
            <DiceCard roll={roll} by={byTable ? undefined : message.authorName} isFresh={isFresh} />
            {roll.from !== undefined && toolsOf?.({ message, roll, index, table })}
          </Fragment>
        ))}
        <Moment at={message.createdAt} className="text-note text-ink-faint" />
      </div>
    );
  }
  return (
    <Hairline className="py-3">
      <p className="max-w-[min(80%,calc(100%-6rem))] text-center text-note text-ink-soft">
        <span aria-hidden>❦ </span>
        {message.content} <Moment at={message.createdAt} className="text-ink-faint" />
      </p>
    </Hairline>
  );
}

function Rolls({ message }: { message: Message }) {
  if (message.rolls.length === 0) return null;
  return (
    <div role="group" aria-label="Dice" className="mt-4 flex flex-wrap gap-2">
      {message.rolls.map((roll, index) => (
        <DiceCard key={index} roll={roll} />
      ))}
    </div>
  );
}
