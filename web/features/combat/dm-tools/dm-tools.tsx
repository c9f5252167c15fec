import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Flag, Zap } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
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

/** Actions for the whole of a fight that runs: an area effect, ending it. */
export function DmTools({ campaignId, fight, figures, doing, byMilestone }: DmToolsProps) {
  const [dialog, setDialog] = useState<'hazard' | 'end' | null>(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" icon={<Zap aria-hidden />} onClick={() => setDialog('hazard')}>
        Area damage or save
      </Button>
      <Button variant="outline" icon={<Flag aria-hidden />} onClick={() => setDialog('end')}>
        End the fight
      </Button>
      <Suspense>
        {dialog === 'hazard' && <HazardDialog figures={figures} doing={doing} onClose={() => setDialog(null)} />}
        {dialog === 'end' && <EndDialog {...{ campaignId, fight, figures, doing, byMilestone }} onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
