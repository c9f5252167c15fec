import { limits } from '#domain/limits/limits.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { RollRow } from './roll-row.tsx';
import { useRehearsal } from './use-rehearsal.ts';
import type { Rehearsal } from './use-rehearsal.ts';

/** A first turn with the Storyteller: the opening of the free adventure, a hand that is raised, words, and the reply. */
export function FirstTurn() {
  const { shown, said, failure, busy, begin, say, restart } = useRehearsal();
  const [isRaised, setRaised] = useState(false);
  const left = limits.practiceTurns - said.length;
  const failed = failure !== null && (
    <p role="alert" className="text-control text-wine">
      {failure}
    </p>
  );
  if (shown === null)
    return (
      <div className="flex flex-col items-start gap-4">
        <p>
          You play Rowan, and the built-in Storyteller narrates. It is the beginning of the free adventure, with real dice. You need no
          account, and nothing is kept.
        </p>
        {busy ? <SkeletonLines lines={4} className="w-full" /> : <Button onClick={() => void begin()}>Begin the rehearsal</Button>}
        {failed}
      </div>
    );
  const sent = async (line: string) => {
    const isAnswered = await say(line);
    if (isAnswered) setRaised(false);
  };
  return (
    <div className="flex flex-col gap-5">
      <Story shown={shown} said={said} />
      {left > 0 && isRaised && <WordsForm options={shown.replies.at(-1)?.options ?? shown.options} busy={busy} onSay={sent} />}
      {left > 0 && !isRaised && <Raise left={left} isFirst={said.length === 0} onRaise={() => setRaised(true)} />}
      {left === 0 && <p>That is how turns go. From here on the story is yours: start one of your own, alone or with friends.</p>}
      {failed}
      {said.length > 0 && (
        <div className="flex flex-wrap gap-3 border-t border-line pt-4">
          <ButtonLink to="/" variant={left === 0 ? 'primary' : 'outline'}>
            Home
          </ButtonLink>
          <Button variant="quiet" busy={busy} onClick={() => void restart()}>
            Rehearse again
          </Button>
        </div>
      )}
    </div>
  );
}

/** What was told so far. The focus goes to what is new, for what was pressed is gone by then. */
function Story({ shown: { adventure, hero, opening, replies }, said }: { shown: Rehearsal; said: readonly string[] }) {
  const latest = useRef<HTMLParagraphElement>(null);
  useEffect(() => latest.current?.focus(), [replies.length]);
  return (
    <>
      <p ref={replies.length === 0 ? latest : undefined} tabIndex={-1} className="scroll-mt-24 font-display text-name font-semibold">
        {adventure}
      </p>
      <div role="log" aria-label="The story" className="flex flex-col gap-5">
        <Paragraphs text={opening} />
        {replies.map((reply, at) => (
          <div key={at} className="flex flex-col gap-3 border-t border-line pt-4">
            <p
              ref={at === replies.length - 1 ? latest : undefined}
              tabIndex={-1}
              className="scroll-mt-24 text-control [overflow-wrap:anywhere]"
            >
              <b>{hero}:</b> {said[at]}
            </p>
            {reply.rolls.map((roll, each) => (
              <RollRow key={each} roll={roll} />
            ))}
            <Paragraphs text={reply.text} />
          </div>
        ))}
      </div>
    </>
  );
}

function Raise({ left, isFirst, onRaise }: { left: number; isFirst: boolean; onRaise: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {isFirst
          ? 'You want to act, so raise your hand first. At a table this tells the others that you want to do something.'
          : `The turn is over. Raise your hand again for the next one. This rehearsal has ${left} more.`}
      </p>
      <Button icon={<HandIcon aria-hidden />} onClick={onRaise}>
        Raise Hand
      </Button>
    </div>
  );
}

interface WordsFormProps {
  /** What could be said next. */
  options: readonly string[];
  busy: boolean;
  onSay: (line: string) => Promise<void>;
}

function WordsForm({ options, busy, onSay }: WordsFormProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const lower = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') field.current?.focus();
    else void onSay(line);
  };
  return (
    <form className="flex flex-col items-start gap-3" onSubmit={lower}>
      <TextareaField
        ref={field}
        label="Say what you do"
        hint="One or two sentences: what you do, and what you hope for."
        className="w-full"
        rows={3}
        maxLength={limits.practiceWordsLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {options.length > 0 && (
        <div role="group" aria-label="Or take one of these" className="flex flex-wrap gap-2">
          {options.map((option) => (
            <Button key={option} variant="outline" size="sm" long onClick={() => setText(option)}>
              {option}
            </Button>
          ))}
        </div>
      )}
      <p className="text-note text-ink-soft">Lowering your hand ends the turn: the Storyteller answers.</p>
      <Button type="submit" busy={busy} icon={<HandIcon aria-hidden />}>
        Lower Hand
      </Button>
    </form>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="flex max-w-[68ch] flex-col gap-3 font-book text-story">
      {text.split('\n\n').map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
