import type { Message } from '#domain/chat/message.ts';
import { useFold } from '#web/lib/use-fold.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Hairline } from '#web/ui/hairline.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { ChevronDown } from 'lucide-react';
import { use, useId } from 'react';
import type { ReactNode } from 'react';
import { DiceCard } from './dice-card.tsx';
import { InTabOrder } from './story-stop.ts';

/** Many rolls in one message, such as the six of a new character: one line that opens to the dice. */
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
      <div id={listId} hidden={!isOpen} className="flex flex-wrap justify-center gap-2 pt-2">
        {isOpen && message.rolls.map((roll, index) => <DiceCard key={index} roll={roll} />)}
      </div>
    </section>
  );
}
