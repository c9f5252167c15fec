import { emojiNames, messageEmoji } from '#domain/chat/message-emoji.ts';
import type { MessageEmoji } from '#domain/chat/message-emoji.ts';
import type { Message } from '#domain/chat/message.ts';
import { useAnchored } from '#web/ui/popups/use-anchored.ts';
import { Copy, Pencil, Reply } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { SignIcon } from './sign-icon.tsx';

interface MessageMenuProps {
  message: Message;
  anchor: HTMLElement;
  me: string;
  /** The last thing one wrote may still be changed. */
  editable: boolean;
  onReact: (emoji: MessageEmoji, on: boolean) => void;
  onAnswer: () => void;
  onEdit: () => void;
  onClose: () => void;
}

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left text-control font-medium hover:bg-ember-wash focus-visible:bg-ember-wash focus-visible:-outline-offset-2 md:min-h-9 [&_svg]:size-4.5 [&_svg]:shrink-0';

/** What can be done with one message, next to the button that was pressed. Arrows move in it; Escape closes it and gives the focus back. */
export function MessageMenu({ message, anchor, me, editable, onReact, onAnswer, onEdit, onClose }: MessageMenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  const anchored = useAnchored({ current: anchor }, 'bottom-end');
  useEffect(() => {
    const element = popup.current;
    if (!element) return;
    element.showPopover();
    element.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  }, [anchor]);
  const act = (action: () => void) => () => {
    popup.current?.hidePopover();
    action();
  };
  return (
    <div
      ref={popup}
      popover="auto"
      role="menu"
      aria-label={`Actions for ${message.authorName}’s message`}
      className="m-0 max-h-(--room) w-[min(15rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-float"
      onKeyDown={move}
      onBeforeToggle={anchored}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        if (document.activeElement === document.body || event.currentTarget.contains(document.activeElement)) anchor.focus();
        onClose();
      }}
    >
      <SignButtons message={message} me={me} onReact={(emoji, on) => act(() => onReact(emoji, on))()} />
      <Item icon={<Reply aria-hidden />} onPress={act(onAnswer)}>
        Reply
      </Item>
      {editable && (
        <Item icon={<Pencil aria-hidden />} onPress={act(onEdit)}>
          Edit
        </Item>
      )}
      <Item icon={<Copy aria-hidden />} onPress={act(() => void navigator.clipboard?.writeText(message.content))}>
        Copy text
      </Item>
    </div>
  );
}

function SignButtons({ message, me, onReact }: Pick<MessageMenuProps, 'message' | 'me' | 'onReact'>) {
  return (
    <div role="group" aria-label="React" className="grid grid-cols-[repeat(auto-fill,2.25rem)] gap-0.5 pb-1">
      {messageEmoji.map((emoji) => {
        const mine = message.reactions.some((each) => each.emoji === emoji && each.by.includes(me));
        return (
          <button
            key={emoji}
            type="button"
            role="menuitemcheckbox"
            aria-checked={mine}
            aria-label={emojiNames[emoji]}
            title={emojiNames[emoji]}
            tabIndex={-1}
            className={`flex size-9 items-center justify-center rounded-control text-name hover:bg-ember-wash focus-visible:-outline-offset-2 ${mine ? 'bg-ember-wash' : ''}`}
            onClick={() => onReact(emoji, !mine)}
          >
            <SignIcon emoji={emoji} className="size-5" />
          </button>
        );
      })}
    </div>
  );
}

function Item({ icon, onPress, children }: { icon: ReactNode; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={itemLook} onClick={onPress}>
      {icon}
      {children}
    </button>
  );
}

const REACTIONS_PER_ROW = 6;
/** How far a key moves among the signs and the words below them. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: REACTIONS_PER_ROW, ArrowUp: -REACTIONS_PER_ROW };

function move(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const step = steps[event.key];
  if (event.key === 'Tab') return event.currentTarget.hidePopover();
  if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  if (event.key === 'Home' || event.key === 'End') return items.at(event.key === 'Home' ? 0 : -1)?.focus();
  const isAmongWords = at >= messageEmoji.length;
  const to = at + (isAmongWords ? Math.sign(step ?? 0) : Math.min(step ?? 0, messageEmoji.length - at));
  items.at(Math.min(Math.max(to, 0), items.length - 1))?.focus();
}
