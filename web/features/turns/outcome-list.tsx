import type { ResolvedIntent } from '#domain/chat/message.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { playerColour } from '#web/ui/player-colour.ts';
import { Check, CircleDashed, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { rollLine } from './roll-line.ts';

const looks: Record<ResolvedIntent['outcome'], { tone: 'moss' | 'candle' | 'wine'; text: string; icon: ReactNode }> = {
  done: { tone: 'moss', text: 'Done', icon: <Check aria-hidden /> },
  partly: { tone: 'candle', text: 'Partly', icon: <CircleDashed aria-hidden /> },
  blocked: { tone: 'wine', text: 'Blocked', icon: <X aria-hidden /> },
};

interface OutcomeListProps {
  resolved: readonly ResolvedIntent[];
  /** The rolls of the reply that the outcomes refer to. */
  rolls: readonly Roll[];
}

/** What became of each raised hand in the narrator's last answer, with the roll that decided it. */
export function OutcomeList({ resolved, rolls }: OutcomeListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-control font-semibold">
        Last turn
      </h3>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {resolved.map((each) => {
          const { tone, text, icon } = looks[each.outcome];
          const roll = each.roll === null ? undefined : rolls[each.roll];
          return (
            <li key={each.userId} className="flex flex-col gap-1 py-2.5 text-control">
              <span className="flex items-start justify-between gap-3">
                <span className="min-w-0 font-semibold break-words" style={{ color: playerColour(each.userId) }}>
                  {each.name}
                </span>
                <Badge tone={tone} icon={icon}>
                  {text}
                </Badge>
              </span>
              <span className="line-clamp-2 text-ink-soft">{each.intent}</span>
              {roll !== undefined && (
                <span className="figures flex items-center gap-1.5 text-note text-ink-soft">
                  <DiceIcon aria-hidden className="size-4 shrink-0" />
                  {rollLine(roll)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
