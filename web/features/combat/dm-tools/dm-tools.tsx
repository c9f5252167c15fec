import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Flag, Zap } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ComponentProps } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

const HazardDialog = lazy(() => import('./hazard-dialog.tsx').then((module) => ({ default: module.HazardDialog })));
const EndDialog = lazy(() => import('./end-dialog.tsx').then((module) => ({ default: module.EndDialog })));

interface DmToolsProps {
  campaignId: string;
  fight: SeenFight;
  figures: readonly Figure[];
  doing: Doing;
  /** Whether heroes rise by milestones, so that nobody gains experience. */
  byMilestone?: boolean | undefined;
}

/** Actions for the whole of a fight that runs: an area effect, and ending it, which stands with the next turn once no foe is left. */
export function DmTools({ figures, doing, ...around }: DmToolsProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" long icon={<Zap aria-hidden />} onClick={() => setAsked(true)}>
        Area damage or save
      </Button>
      {!isWon(figures) && <EndButton variant="outline" {...{ figures, doing, ...around }} />}
      <Suspense>{isAsked && <HazardDialog figures={figures} doing={doing} onClose={() => setAsked(false)} />}</Suspense>
    </div>
  );
}

/** Whether there were foes, and none of them is left. */
export function isWon(figures: readonly Figure[]): boolean {
  const foes = figures.filter(({ side }) => side === 'foes');
  return foes.length > 0 && foes.every(({ health }) => health === 'dead');
}

/** Asks how a fight ends. */
export function EndButton({ variant, ...around }: DmToolsProps & Pick<ComponentProps<typeof Button>, 'variant'>) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant={variant} icon={<Flag aria-hidden />} onClick={() => setAsked(true)}>
        End the fight
      </Button>
      <Suspense>{isAsked && <EndDialog {...around} onClose={() => setAsked(false)} />}</Suspense>
    </>
  );
}
