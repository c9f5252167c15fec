import type { IntentOutcome } from '#domain/chat/resolved-intent.ts';
import { outcomeLabels } from '#domain/chat/outcome-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Ban, Check, CircleDashed, CircleHelp, MessageCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';

const looks: Record<IntentOutcome, { tone: BadgeTone; icon: ReactNode }> = {
  done: { tone: 'moss', icon: <Check aria-hidden /> },
  partly: { tone: 'candle', icon: <CircleDashed aria-hidden /> },
  failed: { tone: 'wine', icon: <X aria-hidden /> },
  blocked: { tone: 'wine', icon: <Ban aria-hidden /> },
  answered: { tone: 'sea', icon: <MessageCircle aria-hidden /> },
  notAnswered: { tone: 'plain', icon: <CircleHelp aria-hidden /> },
};

/** How an intent ended: in a word, a colour and a shape. */
export function OutcomeBadge({ outcome }: { outcome: IntentOutcome }) {
  return <Badge {...looks[outcome]}>{outcomeLabels[outcome]}</Badge>;
}
