import { ChevronUp, Crosshair } from 'lucide-react';
import type { Figure } from '#web/features/combat/figure.ts';

/** On a phone and in a low window, whom one aims at in one line; pressed, it shows everybody who can be chosen. */
export function TargetLine({ target, onPress }: { target: Figure | null; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="hidden min-h-11 min-w-0 flex-[2] items-center gap-2 rounded-control border border-line-strong bg-raised px-2.5 text-left text-control narrow:flex short:flex short:max-w-80"
      onClick={onPress}
    >
      <Crosshair aria-hidden className={`size-4 shrink-0 ${target === null ? 'text-ink-soft' : 'text-ember'}`} />
      <span className="sr-only">Target: </span>
      <span className="min-w-0 flex-1 truncate font-semibold">{target?.name ?? 'Pick a target'}</span>
      <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}
