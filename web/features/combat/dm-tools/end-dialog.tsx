import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface EndDialogProps {
  campaignId: string;
  fight: SeenFight;
  figures: readonly Figure[];
  doing: Doing;
  /** Whether heroes rise by milestones, so that nobody gains experience. */
  byMilestone?: boolean | undefined;
  onClose: () => void;
}

/** Ends a fight: says which foes fled or yielded, and what experience each hero gains. */
export function EndDialog({ campaignId, fight, figures, doing, byMilestone = false, onClose }: EndDialogProps) {
  const foes = figures.filter(({ side, health }) => side === 'foes' && health !== 'dead');
  const [yielded, setYielded] = useState<readonly string[]>([]);
  const heroes = figures.filter(({ kind }) => kind === 'hero').length;
  const total = figures
    .filter(({ id, side, health }) => side === 'foes' && (health === 'dead' || yielded.includes(id)))
    .reduce((sum, { whole }) => sum + (whole?.xp ?? 0), 0);
  const each = heroes === 0 ? 0 : Math.floor(total / heroes);
  const end = async () => {
    if (await doing.run(() => api.combat.end({ campaignId, number: fight.number, yielded: [...yielded] }))) onClose();
  };
  return (
    <Dialog
      open
      title="End the fight"
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep fighting
          </Button>
          <Button busy={doing.busy} onClick={() => void end()}>
            End the fight
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {foes.length > 0 && (
          <fieldset className="flex flex-col gap-2.5">
            <legend className="mb-1.5 text-control">Enemies who fled or surrendered count as defeated.</legend>
            {foes.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={yielded.includes(id)}
                onChange={(on) => setYielded(on ? [...yielded, id] : yielded.filter((one) => one !== id))}
              />
            ))}
          </fieldset>
        )}
        <p className="figures text-control font-semibold text-ink" role="status">
          {byMilestone && 'Heroes rise by milestones: you give levels on the Character tab.'}
          {!byMilestone &&
            (each === 0 ? 'No XP is gained.' : heroes === 1 ? `The hero gains ${each} XP.` : `Each of ${heroes} heroes gains ${each} XP.`)}
        </p>
      </div>
    </Dialog>
  );
}
