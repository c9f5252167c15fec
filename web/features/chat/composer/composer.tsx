import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { ImagePlus, Lock, Plus, SendHorizontal, Users } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits/limits.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { ComposerNotes } from './composer-notes.tsx';
import { MessageBox } from './message-box.tsx';
import { OutOfCharacterSwitch } from './out-of-character.tsx';
import { placeholderFor, whoWillRead } from '#web/features/chat/room/readers.ts';
import type { Speaking, Table } from '#web/features/chat/room/readers.ts';
import { TargetField } from './target-field.tsx';
import { useComposer, othersOf } from './use-composer.ts';
import type { ComposerActs } from './use-composer.ts';
import type { ComposerStore } from './composer-store.ts';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

type OnAct = (send: () => void) => Promise<void>;

interface ComposerProps {
  campaignId: string;
  table: Table;
  composerStore: ComposerStore;
  isOwner: boolean;
  /** Whether the writer leads the table: then their words are the word of the scene. */
  isGameMaster: boolean;
  /** When the narrator answers here; null where no AI narrates. */
  answers: NarratorAnswers | null;
  handUp: boolean;
  /** Whether a fight runs at the table. */
  isFighting?: boolean;
  /** False while another message is on its way. */
  ready: boolean;
  rolling: boolean;
  acts: ComposerActs;
  /** Raises one’s hand and sends with it what is written as one’s action; null while that cannot be, absent for those who need no hand. */
  onAct?: OnAct | null;
  /** What else can be done from here. */
  more?: ReactNode;
}

/** Where one writes. It says who will read the words before they are sent, and keeps them over a reload. */
export function Composer(props: ComposerProps) {
  const { campaignId, table, composerStore, isOwner, ready, rolling, acts, onAct, more } = props;
  const composer = useComposer({ campaignId, table, composerStore, ready, acts });
  const { to, text, editing, tooLong, empty, busy } = composer;
  const [picking, setPicking] = useState(false);
  const [unfolded, unfold] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const readersId = useId();
  const toolsId = useId();
  // Words for somebody in particular say so before they are sent, however little room there is.
  const foldable = to?.kind === 'group' && !composer.isOutOfCharacter && !tooLong && editing === null && composer.replyTo === null;
  const { act, acting } = useAct(ready ? onAct : null, composer);
  useOffer(composerStore, ready && composer.isAction && !tooLong && !busy && !acting ? composer.send : null);
  const send = (atOnce = false) => {
    if (atOnce && act) act();
    else if (!acting) composer.send();
    box.current?.focus();
  };
  return (
    <>
      <form
        aria-label="Write"
        className="flex flex-col gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ComposerNotes campaignId={campaignId} composer={composer} composerStore={composerStore} box={box} />
        <div className="flex items-end gap-2 narrow:gap-1.5 @max-[15rem]/table:flex-wrap">
          {foldable && <FoldButton toolsId={toolsId} unfolded={unfolded} onPress={() => unfold(!unfolded)} />}
          <MessageBox
            ref={box}
            value={text}
            whisper={editing ? editing.audience !== null : to?.kind !== 'group'}
            aside={!editing && composer.isOutOfCharacter}
            wrong={tooLong}
            placeholder={placeholderFor(composer, table, isOwner)}
            describedBy={readersId}
            names={othersOf(table).map(({ name }) => name)}
            onChange={composer.write}
            onEnter={send}
          />
          <SendButton label={editing ? 'Save' : 'Send'} disabled={!ready || tooLong || empty || busy} />
          {onAct !== undefined && <ActButton disabled={act === null} onPress={() => send(true)} />}
        </div>
        <Tools {...{ composer, table, rolling, more }} id={toolsId} folded={foldable && !unfolded} onPicture={() => setPicking(true)}>
          <ReadersLine id={readersId} composer={composer} text={wordsFor(composer, table, props)} />
        </Tools>
      </form>
      {picking && (
        <Suspense>
          <PictureDialog campaignId={campaignId} onAdd={composer.add} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Lets others send what is written as an action; null while it is none. */
function useOffer(composerStore: ComposerStore, send: (() => void) | null): void {
  useEffect(() => {
    composerStore.offerAction(send);
    return () => composerStore.offerAction(null);
  });
}

/** Acts with what is written, null while it is no action; until the hand is up nothing else is sent. */
function useAct(onAct: OnAct | null | undefined, { isAction, tooLong, busy, send }: ReturnType<typeof useComposer>) {
  const [acting, setActing] = useState(false);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  if (!onAct || !isAction || tooLong || busy || acting) return { act: null, acting };
  const sendNow = () => {
    setActing(false);
    latestSend.current();
  };
  const act = () => {
    setActing(true);
    void onAct(sendNow).finally(() => setActing(false));
  };
  return { act, acting };
}

function SendButton({ label, disabled }: { label: string; disabled: boolean }) {
  return (
    <Button type="submit" icon={<SendHorizontal aria-hidden />} disabled={disabled} className="ml-auto !min-h-11">
      <span className="max-[22rem]:sr-only">{label}</span>
    </Button>
  );
}

/** Acts in one go: raises one’s hand with what is written. On phones the hand stands beside the box. */
function ActButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  return (
    <Button
      variant="outline"
      className="!min-h-11 narrow:!hidden short:!hidden"
      title="Raises your hand and sends this as your action (Ctrl+Enter)"
      disabled={disabled}
      onClick={onPress}
    >
      Act
    </Button>
  );
}

/** Shows and hides the tools below the box where they are folded for want of room. */
function FoldButton({ toolsId, unfolded, onPress }: { toolsId: string; unfolded: boolean; onPress: () => void }) {
  return (
    <IconButton
      label={unfolded ? 'Hide writing tools' : 'Show writing tools'}
      icon={<Plus aria-hidden className={unfolded ? 'rotate-45' : undefined} />}
      aria-expanded={unfolded}
      aria-controls={toolsId}
      className="!hidden !size-11 border border-line narrow:!inline-flex short:!inline-flex"
      onClick={onPress}
    />
  );
}

interface ToolsProps extends Pick<ComposerProps, 'table' | 'rolling' | 'more'> {
  composer: ReturnType<typeof useComposer>;
  id: string;
  /** Out of sight where there is little room. */
  folded: boolean;
  onPicture: () => void;
  children: ReactNode;
}

/** Below the box: whom the words are for, whether they are in character, the die, and a picture. */
function Tools({ composer, table, rolling, more, id, folded, onPicture, children }: ToolsProps) {
  return (
    <div id={id} className={classNames('flex flex-wrap items-center gap-x-1.5 gap-y-1', folded && 'narrow:hidden short:hidden')}>
      <TargetField
        to={composer.to}
        others={table.participants.filter(({ userId }) => userId !== table.me && userId !== table.ownerId)}
        hasDm={table.participants.some(({ seat }) => isDm(seat))}
        onChange={composer.choose}
        pinned={composer.pinned}
        onPin={composer.pin}
      />
      <OutOfCharacterSwitch on={composer.isOutOfCharacter} onChange={composer.speakOutOfCharacter} />
      <Button
        variant="outline"
        size="sm"
        className="!min-h-9 narrow:!min-h-11 short:!min-h-11"
        icon={<DiceIcon aria-hidden />}
        busy={rolling}
        data-shortcut="roll"
        onClick={composer.roll}
      >
        Roll
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="!min-h-9 narrow:!min-h-11 short:!min-h-11"
        aria-label="Add a picture"
        title="Add a picture"
        icon={<ImagePlus aria-hidden />}
        disabled={composer.editing !== null || composer.pictures.length >= limits.imagesPerMessage}
        onClick={onPicture}
      />
      {more}
      {children}
    </div>
  );
}

function wordsFor(
  { text, to, editing, replyTo, quotable, tooLong, isOutOfCharacter }: ReturnType<typeof useComposer>,
  table: Table,
  speaking: Omit<Speaking, 'isOutOfCharacter'>,
): string {
  if (tooLong) return tooLongText(text);
  if (editing) return 'Everyone who could read the message will see your edit.';
  if (replyTo && to && !quotable) return 'Some readers may not see the quoted message, so the quote is left out.';
  return whoWillRead(to, table, { ...speaking, isOutOfCharacter: isOutOfCharacter || /^\/ooc\b/i.test(text) });
}

interface ReadersLineProps {
  id: string;
  composer: Pick<ReturnType<typeof useComposer>, 'to' | 'tooLong'>;
  text: string;
}

function ReadersLine({ id, composer: { to, tooLong: wrong }, text }: ReadersLineProps) {
  const open = to?.kind === 'group';
  const Icon = open ? Users : Lock;
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames(
        'flex min-w-0 flex-1 basis-32 items-center gap-1.5 text-note',
        wrong ? 'text-wine' : open ? 'text-ink-soft' : 'font-semibold text-sea',
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

function tooLongText(text: string): string {
  return `This is ${text.trim().length - limits.messageLength} characters too long: a message has at most ${limits.messageLength}.`;
}
