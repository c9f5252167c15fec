import type { NarrationInfo } from '#domain/chat/message.ts';
import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import { playerColour } from '#web/ui/player-colour.ts';
import type { ReactNode } from 'react';
import { OutcomeBadge } from './outcome-badge.tsx';

/** The intents whose end a reply shows: all of a turn; of talk those that came to less than the words above say. */
export function shownIntents({ cause, resolved }: Pick<NarrationInfo, 'cause' | 'resolved'>): ResolvedIntent[] {
  return cause === 'turn' ? resolved : resolved.filter(({ outcome }) => outcome !== 'done' && outcome !== 'answered');
}

interface IntentChipsProps {
  intents: readonly ResolvedIntent[];
  /** The words of the reply above: what it has said already is not said again as a reason. */
  told?: string;
  /** What stands behind each; nothing where it is left out. */
  behind?: (intent: ResolvedIntent) => ReactNode;
}

/** Under a reply: what each hero wanted, how it ended, and why. */
export function IntentChips({ intents, told = '', behind }: IntentChipsProps) {
  if (intents.length === 0) return null;
  return (
    <ul aria-label="What became of it" className="mt-3 flex flex-col gap-1.5 border-l-2 border-line pl-3 text-note text-ink-soft">
      {intents.map((each) => (
        <IntentChip key={each.id || each.userId} intent={each} told={told}>
          {behind?.(each)}
        </IntentChip>
      ))}
    </ul>
  );
}

interface IntentChipProps {
  intent: ResolvedIntent;
  told: string;
  children: ReactNode;
}

function IntentChip({ intent: { userId, name, intent, outcome, why }, told, children }: IntentChipProps) {
  const reason = why?.sentence ?? '';
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <OutcomeBadge outcome={outcome} />
      <span className="min-w-0 break-words">
        <span className="font-semibold" style={{ color: playerColour(userId) }}>
          {name}
        </span>{' '}
        <span className="italic">“{intent}”</span> {reason !== '' && !told.includes(reason) && <span className="ml-1">{reason}</span>}
      </span>
      {children}
    </li>
  );
}
