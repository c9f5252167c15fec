import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { ImagePlus, Lock, SendHorizontal, Users } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import type { Target } from '#domain/message.ts';
import { ComposerNotes } from './composer-notes.tsx';
import { MessageBox } from './message-box.tsx';
import { whoWillRead } from './readers.ts';
import type { Table } from './readers.ts';
import { TargetField } from './target-field.tsx';
import { useComposer, othersOf } from './use-composer.ts';
import type { ComposerActs } from './use-composer.ts';
import type { WritingDesk } from './writing-desk.ts';

const PictureDialog = lazy(async () => ({ default: (await import('./picture-dialog.tsx')).PictureDialog }));

interface ComposerProps {
  campaignId: string;
  table: Table;
  desk: WritingDesk;
  isOwner: boolean;
  handUp: boolean;
  /** False while another message is on its way. */
  ready: boolean;
  rolling: boolean;
  acts: ComposerActs;
}

/** Where one writes. It says who will read the words before they are sent, and keeps them over a reload. */
export function Composer({ campaignId, table, desk, isOwner, handUp, ready, rolling, acts }: ComposerProps) {
  const composer = useComposer({ campaignId, table, desk, ready, acts });
  const { to, text, editing, tooLong, empty, busy } = composer;
  const [picking, setPicking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const readersId = useId();
  const send = () => {
    composer.send();
    box.current?.focus();
  };
  return (
    <>
      <form
        aria-label="Write"
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ComposerNotes campaignId={campaignId} composer={composer} desk={desk} box={box} />
        <div className="flex items-end gap-2">
          <MessageBox
            ref={box}
            value={text}
            whisper={editing ? editing.audience !== null : to?.kind !== 'group'}
            wrong={tooLong}
            placeholder={isOwner ? 'Describe the scene, respond as DM...' : 'Describe your actions...'}
            describedBy={readersId}
            names={othersOf(table).map(({ name }) => name)}
            onChange={composer.write}
            onEnter={send}
          />
          <Button type="submit" icon={<SendHorizontal aria-hidden />} disabled={!ready || tooLong || empty || busy} className="!min-h-11">
            <span className="max-[22rem]:sr-only">{editing ? 'Save' : 'Send'}</span>
          </Button>
        </div>
        <Tools {...{ composer, table, rolling, acts }} onPicture={() => setPicking(true)}>
          <ReadersLine id={readersId} words={wordsFor(composer, table, handUp)} open={to?.kind === 'group'} wrong={tooLong} />
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

interface ToolsProps extends Pick<ComposerProps, 'table' | 'rolling' | 'acts'> {
  composer: ReturnType<typeof useComposer>;
  onPicture: () => void;
  children: ReactNode;
}

/** Below the box: whom the words are for, the die, and a picture. */
function Tools({ composer, table, rolling, acts, onPicture, children }: ToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <TargetField
        to={composer.to}
        others={table.participants.filter(({ userId }) => userId !== table.me && userId !== table.ownerId)}
        onChange={composer.choose}
      />
      <Button
        variant="outline"
        size="sm"
        className="!min-h-9"
        icon={<DiceIcon aria-hidden />}
        disabled={rolling}
        onClick={() => void acts.roll(null, composer.to ?? group)}
      >
        Roll
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="!min-h-9"
        aria-label="Add a picture"
        title="Add a picture"
        icon={<ImagePlus aria-hidden />}
        disabled={composer.editing !== null || composer.pictures.length >= limits.imagesPerMessage}
        onClick={onPicture}
      />
      {children}
    </div>
  );
}

const group: Target = { kind: 'group' };

function wordsFor(
  { text, to, editing, replyTo, quotable, tooLong }: ReturnType<typeof useComposer>,
  table: Table,
  handUp: boolean,
): string {
  if (tooLong) return tooLongWords(text);
  if (editing) return 'Whoever read this before reads it as you change it.';
  if (replyTo && to && !quotable) return 'More people read this than may read what you answer: it goes without the quote.';
  return whoWillRead(to, table, handUp && !/^\/ooc\b/i.test(text));
}

function ReadersLine({ id, words, open, wrong }: { id: string; words: string; open: boolean; wrong: boolean }) {
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
      <span>{words}</span>
    </p>
  );
}

function tooLongWords(text: string): string {
  return `This is ${text.trim().length - limits.messageLength} characters too long: a message has at most ${limits.messageLength}.`;
}
