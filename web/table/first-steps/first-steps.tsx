import type { PrivateRunPart } from '#domain/campaign/private-run.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Sparkle, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

const shelves = { shared: 'hearthlore.first-steps-seen', own: 'hearthlore.own-first-steps-seen' } as const;

/** What somebody is told first, by what they are at the table. */
const steps = {
  host: ['This story is your own.', 'It starts at the first scene, and only people you invite can join.'],
  guest: ['You’re in: this story is among friends.', 'Only who is invited plays here, and the narrator leads.'],
  shared: ['You’re in: you already have a seat.', 'This table is open to everyone and always active. Others have moved its story on.'],
} as const;

interface FirstStepsProps {
  /** What one is in a private run; null at the shared table. */
  privateRun: PrivateRunPart | null;
  /** Whether the narrator answers what one writes, without a turn. */
  needsNoTurn: boolean;
  isPlayed: boolean;
}

interface StepsCardProps extends Pick<FirstStepsProps, 'needsNoTurn'> {
  /** Under which name it is remembered on this device that it was closed. */
  shelf: string;
  title: string;
  children: ReactNode;
}

/** What somebody who is new at a table is told, and how one takes part. Once closed, it stays closed on this device. */
export function StepsCard({ shelf, title, needsNoTurn, children }: StepsCardProps) {
  const [seen, setSeen] = useState(() => readStored(localStorage, shelf, (value) => value === true) ?? false);
  if (seen) return null;
  return (
    <section
      aria-label="First steps"
      className="mx-3 mb-2 flex w-[calc(100%-1rem)] narrow:mb-1 max-w-[41rem] shrink-0 items-start gap-2 self-center rounded-card border border-line bg-candle-wash py-0.5 pr-1 pl-3 text-note text-ink short:hidden"
    >
      <Sparkle aria-hidden className="mt-1.5 size-5 shrink-0 text-candle max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <p className="py-1.5 leading-snug narrow:py-1 narrow:leading-[1.3]">
          <b>{title}</b> {children}{' '}
          {needsNoTurn ? 'Write what you do, and the narrator answers.' : 'Write to talk and look around, and raise your hand to act.'}{' '}
          <ButtonLink to="/learn/basics" variant="link" size="sm" className="!min-h-0 !px-0 !text-note">
            Getting Started
          </ButtonLink>
        </p>
      </div>
      <IconButton
        size="sm"
        label="Close the first steps"
        icon={<X aria-hidden />}
        onClick={() => {
          setSeen(true);
          writeStored(localStorage, shelf, true);
        }}
      />
    </section>
  );
}

/** At the shared free table or in a private run, for somebody who is new there: until the narrator has answered them. */
export function FirstSteps({ privateRun, needsNoTurn, isPlayed }: FirstStepsProps) {
  const [title, text] = steps[privateRun ?? 'shared'];
  if (isPlayed) return null;
  return (
    <StepsCard shelf={shelves[privateRun === null ? 'shared' : 'own']} title={title} needsNoTurn={needsNoTurn}>
      {text}
    </StepsCard>
  );
}
