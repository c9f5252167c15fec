import { useFold } from '#web/lib/use-fold.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Hairline } from '#web/ui/hairline.tsx';
import { ChevronDown, Swords } from 'lucide-react';
import { use, useId } from 'react';
import type { ReactNode } from 'react';
import type { Message } from '#domain/chat/message.ts';
import { roundLabel } from '#web/features/chat/room/fight-rounds.ts';
import type { FightRoundRow } from '#web/features/chat/room/fight-rounds.ts';
import { InTabOrder } from './story-stop.ts';

interface RoundRowProps {
  id: string;
  round: FightRoundRow;
  /** The fight is here now: what happened last stays in sight while the rest is folded. */
  newest: boolean;
  /** A message of it was searched for. */
  aimed: boolean;
  children: (message: Message) => ReactNode;
}

/** A round of a fight as one line that opens. */
export function RoundRow({ id, round, newest, aimed, children }: RoundRowProps) {
  const [isOpen, toggle] = useFold(id, aimed);
  const listId = useId();
  const shown = isOpen ? round.messages : newest ? round.messages.slice(-1) : [];
  return (
    <div role="group" aria-label={`Round ${round.round} of the fight`} className="py-1">
      <Hairline>
        <button
          type="button"
          data-story="message"
          tabIndex={use(InTabOrder) ? undefined : -1}
          aria-expanded={isOpen}
          aria-controls={listId}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-control font-semibold text-ink-soft hover:bg-ember-wash hover:text-ink md:min-h-9"
          onClick={toggle}
        >
          <Swords aria-hidden className="size-4 text-ember" />
          {roundLabel(round)}
          <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
        </button>
      </Hairline>
      <div id={listId}>
        {shown.map((message) => (
          <div key={message.id}>{children(message)}</div>
        ))}
      </div>
    </div>
  );
}
