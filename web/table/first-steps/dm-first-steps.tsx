import type { Campaign } from '#domain/campaign/campaign.ts';
import type { DmStep, DmStepId } from './dm-steps.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from 'lucide-react';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';
import { NoticeCard } from './notice-card.tsx';
import type { SessionDialog } from '#web/table/actions/session-dialogs.tsx';
import { useDmSteps } from './use-dm-steps.ts';

interface DmFirstStepsProps {
  campaign: Campaign;
  session: Session;
  /** Whether tabs stand beside the story. */
  wide: boolean;
  onTab: (id: string) => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** What whoever leads a new table does first. Each step does what it says and ticks itself off; gone when all are done. */
export function DmFirstSteps({ campaign, session, wide, onTab, onOpen }: DmFirstStepsProps) {
  const { steps, close, seeSafety } = useDmSteps(campaign, session);
  if (steps === null || steps.every(({ done }) => done)) return null;
  const act: Record<DmStepId, () => void> = {
    invite: () => onOpen('invite'),
    scene: focusComposer,
    heroes: () => onTab('character'),
    safety: () => {
      seeSafety();
      onOpen('safety');
    },
    start: () => (wide ? onTab('turn') : onOpen('turn')),
  };
  return (
    <NoticeCard label="First steps" closeLabel="Close the first steps" onClose={close}>
      {/* One row, however many steps: the story needs the room. On a phone what has no place fades out, a push to the side away. */}
      <div className="flex items-center gap-3">
        <p className="shrink-0 leading-tight font-semibold">
          First steps{' '}
          <span className="figures block font-normal text-ink-soft">{`${steps.filter(({ done }) => done).length} of ${steps.length}`}</span>
        </p>
        <ol className="flex min-w-0 flex-1 gap-1 overflow-x-auto p-1 [scrollbar-width:none] narrow:pr-6 narrow:[mask-image:linear-gradient(to_right,#000_calc(100%-1.5rem),transparent)]">
          {steps
            .toSorted((one, other) => Number(one.done) - Number(other.done))
            .map((step) => (
              <li key={step.id} className="shrink-0">
                <Step step={step} onAct={act[step.id]} />
              </li>
            ))}
        </ol>
      </div>
    </NoticeCard>
  );
}

function Step({ step: { label, done }, onAct }: { step: DmStep; onAct: () => void }) {
  if (!done)
    return (
      <Button variant="outline" size="sm" className="bg-raised !px-2 !text-note narrow:!min-h-11" onClick={onAct}>
        {label}
      </Button>
    );
  return (
    <span className="inline-flex min-h-8 items-center gap-0.5 px-1 text-note text-moss narrow:min-h-11">
      <Check aria-hidden className="size-3.5" />
      {label}
      <span className="sr-only">, done</span>
    </span>
  );
}

function focusComposer(): void {
  document.querySelector<HTMLTextAreaElement>('form[aria-label="Write"] textarea')?.focus();
}
