import type { CombatNow, SeenFight } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Undo2 } from 'lucide-react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface FightOverProps {
  campaignId: string;
  now: CombatNow;
  fight: SeenFight;
  figures: readonly Figure[];
  doing: Doing;
}

/** What a fight ended with: experience, unless heroes rise by milestones, and who may rise. */
export function FightOver({ campaignId, now, fight, figures, doing }: FightOverProps) {
  const { view } = fight;
  const each = view.audience === 'dm' ? (view.award?.each ?? 0) : (view.award ?? 0);
  const fought = new Set(figures.flatMap(({ kind, id }) => (kind === 'hero' ? [id] : [])));
  const rising = now.heroes.filter(({ id, mayLevelUp }) => mayLevelUp && fought.has(id));
  return (
    <section aria-label="The fight is over" className="flex flex-col gap-2 rounded-card border border-moss bg-surface px-4 py-3">
      <h3 className="font-display text-name font-semibold">The fight is over</h3>
      {now.byMilestone !== true && (
        <p className="figures text-control">
          {each === 0 ? 'No XP gained.' : `${fought.size === 1 ? 'The hero' : 'Each hero'} gained ${each} XP.`}
        </p>
      )}
      {rising.map(({ id, name }) => (
        <p key={id} className="text-control font-semibold text-moss">
          {name} may rise a level: open the Character tab.
        </p>
      ))}
      {now.leads && (
        <div>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden />}
            busy={doing.busy}
            onClick={() => void doing.run(() => api.combat.undo({ campaignId, number: fight.number }))}
          >
            Undo the end
          </Button>
        </div>
      )}
    </section>
  );
}
