import { mentionRuns } from '#domain/chat/message-mention.ts';
import { emojiNames } from '#domain/chat/message-emoji.ts';
import type { Message } from '#domain/chat/message.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Ellipsis, Reply } from 'lucide-react';
import { lazy, Suspense, use } from 'react';
import type { CheckActions } from '#web/features/chat/checks/check-actions.ts';
import { imageAddress } from '#web/lib/files/image-address.ts';
import { heroOf } from '#web/features/chat/room/readers.ts';
import type { Table } from '#web/features/chat/room/readers.ts';
import { InTabOrder } from './story-stop.ts';

const SignIcon = lazy(async () => ({ default: (await import('./sign-icon.tsx')).SignIcon }));

/** What one can do with messages; the same object as long as the table is open. */
export interface MessageActions {
  /** Opens what can be done with a message, next to the button that was pressed. */
  open: (message: Message, button: HTMLElement) => void;
  react: (message: Message, emoji: Message['reactions'][number]['emoji'], on: boolean) => void;
  goTo: (message: Pick<Message, 'id' | 'position'>) => void;
  enlarge: (message: Message, imageId: string) => void;
  /** What can be done about a check that is asked for; absent where one only looks. */
  checks?: CheckActions;
}

const textLook = 'max-w-[72ch] text-body whitespace-pre-wrap text-ink';

/** What a person wrote, as it stands; the names it calls are marked. */
export function MessageText({ message, table }: { message: Message; table: Table }) {
  const { content, mentions, kind, images, authorName } = message;
  if (images.length > 0 && content === images.map(({ alt }) => alt).join('\n')) return null;
  const look = kind === 'ooc' ? `${textLook} !text-ink-soft` : kind === 'me' ? `${textLook} italic` : textLook;
  const lead = kind === 'me' ? `${heroOf(message, table) ?? authorName} ` : '';
  if (mentions.length === 0) return <p className={look}>{lead + content}</p>;
  const named = table.participants.filter(({ userId }) => mentions.includes(userId));
  return (
    <p className={look}>
      {lead}
      {mentionRuns(content, named).map(({ text, userId }, index) =>
        userId === null ? (
          text
        ) : (
          <mark
            key={index}
            className={classNames('rounded-sm px-0.5 font-semibold text-ink', userId === table.me ? 'bg-ember-wash' : 'bg-sea-wash')}
          >
            {text}
          </mark>
        ),
      )}
    </p>
  );
}

/** What a message answers; pressing it leads there. */
export function QuoteLine({ message, actions }: { message: Message; actions: MessageActions }) {
  const { replyTo } = message;
  const tabIndex = use(InTabOrder) ? 0 : -1;
  if (!replyTo) return null;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className="mb-0.5 flex min-h-6 max-w-full items-center gap-1.5 border-l-2 border-line-strong pl-2 text-left text-note text-ink-soft hover:text-ink"
      onClick={() => actions.goTo(replyTo)}
    >
      <Reply aria-hidden className="size-3.5 shrink-0" />
      <span className="truncate">
        <b>{replyTo.authorName}</b> {replyTo.excerpt}
      </span>
    </button>
  );
}

/** The pictures of a message, no larger than the column; pressing one shows it large. */
export function Pictures({ message, actions }: { message: Message; actions: MessageActions }) {
  const tabIndex = use(InTabOrder) ? 0 : -1;
  if (message.images.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 py-1.5">
      {message.images.map(({ id, alt, width, height }) => (
        <button
          key={id}
          type="button"
          tabIndex={tabIndex}
          aria-label={`Show large: ${alt}`}
          className="rounded-card"
          onClick={() => actions.enlarge(message, id)}
        >
          <img
            src={imageAddress(message.campaignId, id)}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            className="h-auto max-h-72 w-auto max-w-full rounded-card border border-line object-contain"
          />
        </button>
      ))}
    </div>
  );
}

/** The signs at a message, each with how many put it there; pressing one adds or takes away one’s own. */
export function Signs({ message, table, actions }: { message: Message; table: Table; actions: MessageActions }) {
  const tabIndex = use(InTabOrder) ? 0 : -1;
  if (message.reactions.length === 0) return null;
  return (
    <div role="group" aria-label="Reactions" className="flex flex-wrap gap-1.5 pt-1 pr-10">
      {message.reactions.map(({ emoji, by }) => {
        const mine = by.includes(table.me);
        const names = by.map((id) =>
          id === table.me ? 'You' : (table.participants.find(({ userId }) => userId === id)?.name ?? 'Somebody'),
        );
        return (
          <button
            key={emoji}
            type="button"
            tabIndex={tabIndex}
            aria-pressed={mine}
            aria-label={`${emojiNames[emoji]}, ${by.length}: ${names.join(', ')}`}
            title={names.join(', ')}
            className={classNames(
              'inline-flex min-h-7 items-center gap-1 rounded-full border px-2 text-note',
              mine ? 'border-ember bg-ember-wash' : 'border-line bg-raised hover:border-ink-faint',
            )}
            onClick={() => actions.react(message, emoji, !mine)}
          >
            <Suspense fallback={<span aria-hidden className="size-4" />}>
              <SignIcon emoji={emoji} className="size-4" />
            </Suspense>
            <span className="figures">{by.length}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Stands for its message where one reads by the arrow keys, and opens what can be done with it. It shows on touch, on hover and for those who come by keyboard; never on words. */
export function MessageActionsButton({ message, actions }: { message: Message; actions: MessageActions }) {
  // A reply's words and the card of a roll take the whole width: there it stands beside the line at their foot, and hides nothing of them.
  const isWide = message.role === 'ai' || (message.role === 'system' && message.check === null && message.rolls.length > 0);
  return (
    <IconButton
      label={`Actions for ${message.authorName}’s message`}
      aria-haspopup="menu"
      aria-description={message.content.replaceAll('*', '')}
      data-story="message"
      tabIndex={use(InTabOrder) ? 0 : -1}
      size="sm"
      icon={<Ellipsis aria-hidden />}
      className={classNames(
        'absolute right-0 opacity-0 group-hover/row:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-60',
        isWide ? 'bottom-0.5' : 'top-0 bg-room',
      )}
      onClick={(event) => actions.open(message, event.currentTarget)}
    />
  );
}
