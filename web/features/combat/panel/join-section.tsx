import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { UserPlus, UserRoundPlus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { EncounterLink } from './encounter-link.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const MonsterSearch = lazy(() =>
  import('#web/features/combat/stat-block/monster-search.tsx').then((module) => ({ default: module.MonsterSearch })),
);

const OwnNpcDialog = lazy(() =>
  import('#web/features/combat/npc-editor/own-npc-dialog.tsx').then((module) => ({ default: module.OwnNpcDialog })),
);

interface JoinSectionProps {
  campaignId: string;
  now: CombatNow;
  figures: readonly Figure[];
  doing: Doing;
  /** Stands open from the start. */
  open?: boolean;
}

/** Who else joins: heroes who came late, creatures of the SRD, somebody of the DM's own. */
export function JoinSection({ campaignId, now, figures, doing, open = false }: JoinSectionProps) {
  const [ownNpc, setOwnNpc] = useState(false);
  const [shown, setShown] = useState(open);
  const late = now.heroes.filter(({ id }) => !figures.some((figure) => figure.id === id));
  return (
    <section aria-label="Participants" className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        {!shown && (
          <Button size="sm" variant="outline" icon={<UserPlus aria-hidden />} onClick={() => setShown(true)}>
            Add creatures
          </Button>
        )}
        <Button size="sm" variant="outline" icon={<UserRoundPlus aria-hidden />} onClick={() => setOwnNpc(true)}>
          Custom creature
        </Button>
        <EncounterLink campaignId={campaignId} />
        {late.map(({ id, name }) => (
          <Button
            key={id}
            size="sm"
            variant="outline"
            long
            busy={doing.busy}
            onClick={() => void doing.run(() => api.combat.addHeroes({ campaignId, heroes: [id] }))}
          >
            {name} joins
          </Button>
        ))}
      </div>
      <Suspense>{shown && <MonsterSearch campaignId={campaignId} doing={doing} />}</Suspense>
      {ownNpc && (
        <Suspense>
          <OwnNpcDialog campaignId={campaignId} doing={doing} onClose={() => setOwnNpc(false)} />
        </Suspense>
      )}
    </section>
  );
}
