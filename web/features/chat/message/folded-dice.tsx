import type { Message } from '#domain/chat/message.ts';
import { useFold } from '#web/lib/use-fold.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Hairline } from '#web/ui/hairline.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import type { Roll } from '#domain/dice/roll.ts';
import { Check, ChevronDown, X } from 'lucide-react';
import { use, useId } from 'react';
import type { ReactNode } from 'react';
import { DiceCard } from './dice-card.tsx';
import { outcomeOf } from './roll-text.ts';
import { InTabOrder } from './story-stop.ts';

/** Many rolls in one message, such as everybody's saves against a spell: what each came to, and a line that opens to the dice. */
export function FoldedDice({ message, time }: { message: Message; time: ReactNode }) {
  const [isOpen, toggle] = useFold(`dice-${message.id}`, false);
  const listId = useId();
  return (
    <section aria-label={message.content} className="py-2">
      <Hairline>
        <button
          type="button"
          tabIndex={use(InTabOrder) ? undefined : -1}
          aria-expanded={isOpen}
          aria-controls={listId}
          className="inline-flex min-h-11 max-w-[80%] items-center gap-2 rounded-control px-3 text-note text-ink-soft hover:bg-ember-wash hover:text-ink md:min-h-9"
          onClick={toggle}
        >
          <DiceIcon aria-hidden className="size-4 shrink-0 text-ember" />
          <span className="min-w-0">
            {message.content} {time}
          </span>
          <ChevronDown aria-hidden className={classNames('size-4 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </Hairline>
      {!isOpen && (
        <ul aria-label="Rolls" className="flex flex-wrap justify-center gap-1.5">
          {message.rolls.map((roll, index) => (
            <Total key={index} roll={roll} />
          ))}
        </ul>
      )}
      <div id={listId} hidden={!isOpen} className="flex flex-wrap justify-center gap-2 pt-2">
        {isOpen && message.rolls.map((roll, index) => <DiceCard key={index} roll={roll} />)}
      </div>
    </section>
  );
}

/** What a roll came to, in a word. */
function Total({ roll }: { roll: Roll }) {
  const outcome = outcomeOf(roll);
  const failed = outcome === 'failure' || outcome === 'miss';
  return (
    <li className="figures inline-flex items-center gap-1 rounded-control bg-sunken px-2 py-0.5 text-note text-ink-soft">
      {roll.label} <strong className="text-ink">{roll.total}</strong>
      {outcome !== null && (
        <>
          {failed ? <X aria-hidden className="size-3.5 text-wine" /> : <Check aria-hidden className="size-3.5 text-moss" />}
          <span className="sr-only">{failed ? 'failed' : 'succeeded'}</span>
        </>
      )}
    </li>
  );
}
