import type { Participant } from '#domain/campaign.ts';
import { limits } from '#domain/limits.ts';
import type { Target } from '#domain/message.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Lock, SendHorizontal, Users } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { MessageBox } from './message-box.tsx';
import { whoWillRead } from './readers.ts';
import type { Table } from './readers.ts';
import { TargetField } from './target-field.tsx';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  campaignId: string;
  table: Table;
  isOwner: boolean;
  handUp: boolean;
  /** False while another message is on its way. */
  ready: boolean;
  rolling: boolean;
  /** False when the words could not be taken. */
  onSend: (words: string, to: Target) => boolean;
  onRoll: () => void;
}

/** Where one writes. It says who will read the words before they are sent, and keeps them over a reload. */
export function Composer({ campaignId, table, isOwner, handUp, ready, rolling, onSend, onRoll }: ComposerProps) {
  const [draft, setDraft] = useDraft(table.me, campaignId);
  const [to, setTo] = useState<Target | null>(draft.to);
  const box = useRef<HTMLTextAreaElement>(null);
  const readersId = useId();
  const tooLong = draft.text.trim().length > limits.messageLength;
  const choose = (next: Target | null) => {
    setTo(next);
    if (next) setDraft({ ...draft, to: next });
  };
  const send = () => {
    if (!ready || tooLong || to === null || !onSend(draft.text, to)) return;
    setDraft({ text: '', to });
    box.current?.focus();
  };
  return (
    <form
      aria-label="Write"
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <MessageBox
          ref={box}
          value={draft.text}
          whisper={to?.kind !== 'group'}
          wrong={tooLong}
          placeholder={isOwner ? 'Describe the scene, respond as DM...' : 'Describe your actions...'}
          describedBy={readersId}
          onChange={(text) => setDraft({ ...draft, text })}
          onEnter={send}
        />
        <Button
          type="submit"
          icon={<SendHorizontal aria-hidden />}
          disabled={!ready || tooLong || draft.text.trim() === ''}
          className="!min-h-11"
        >
          <span className="max-[22rem]:sr-only">Send</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <TargetField to={to} others={othersOf(table)} onChange={choose} />
        <Button variant="outline" size="sm" className="!min-h-9" icon={<DiceIcon aria-hidden />} disabled={rolling} onClick={onRoll}>
          Roll
        </Button>
        <ReadersLine
          id={readersId}
          words={tooLong ? tooLongWords(draft.text) : whoWillRead(to, table, handUp)}
          open={to?.kind === 'group'}
          wrong={tooLong}
        />
      </div>
    </form>
  );
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

function othersOf({ participants, me, ownerId }: Table): readonly Participant[] {
  return participants.filter(({ userId }) => userId !== me && userId !== ownerId);
}
