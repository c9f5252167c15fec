import { keep, readKept } from '#web/lib/use-kept.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sparkle, X } from 'lucide-react';
import { useState } from 'react';

const SHELF = 'hearthlore.first-steps-seen';

/** At the free table, for whoever sits down for the first time; put away once, it stays away on this device. */
export function FirstSteps() {
  const [seen, setSeen] = useState(() => readKept(localStorage, SHELF, (value) => value === true) ?? false);
  if (seen) return null;
  return (
    <section
      aria-label="First steps"
      className="mx-3 mb-2.5 flex w-[calc(100%-1.5rem)] max-w-[41rem] shrink-0 items-start gap-3 self-center rounded-card border border-line bg-candle-wash px-4 py-3 text-control text-ink"
    >
      <Sparkle aria-hidden className="mt-0.5 size-5 shrink-0 text-candle max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">New here? Your seat is taken already.</p>
        <p>
          This table is open to everyone and always active. Raise your hand, write what you do, lower it: the narrator answers.{' '}
          <ButtonLink to="/learn/basics" variant="link" size="sm" className="!min-h-0 !px-0 !text-control">
            Getting Started
          </ButtonLink>
        </p>
      </div>
      <IconButton
        size="sm"
        label="Put the first steps away"
        icon={<X aria-hidden />}
        onClick={() => {
          setSeen(true);
          keep(localStorage, SHELF, true);
        }}
      />
    </section>
  );
}
