import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { SkipForward } from 'lucide-react';
import { DmDeeds } from './dm-deeds.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface DmTurnProps {
  campaignId: string;
  fight: SeenFight;
  /** Who acts: whose turn it is, or somebody else whom the DM has chosen. */
  acting: Figure | null;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  onTarget: (id: string | null) => void;
  /** Back to whose turn it is. */
  onOwnTurn: () => void;
}

/** How many NPCs act one after another from whose turn it is, before a hero does. */
function npcsInARow(figures: readonly Figure[], active: string | null): number {
  const from = figures.findIndex(({ id }) => id === active);
  const round = [...figures.slice(from), ...figures.slice(0, from)].filter(({ health }) => health !== 'dead');
  const hero = round.findIndex(({ kind }) => kind === 'hero');
  return hero === -1 ? round.length : hero;
}

/** What the DM can do for whoever acts, and the way on to the next. */
export function DmTurn({ campaignId, fight, acting, target, figures, doing, onTarget, onOwnTurn }: DmTurnProps) {
  const whole = acting?.whole ?? null;
  const active = fight.view.active;
  const outOfTurn = acting !== null && acting.id !== active;
  const isNpc = acting?.kind === 'npc' && !outOfTurn;
  const turn = (which: 'one' | 'all') => () => void doing.run(() => api.combat.npcTurn({ campaignId, number: fight.number, which }));
  const dying = acting?.health === 'down' && acting.deathSaves?.stable === false;
  return (
    <section aria-label="The turn" className="flex flex-col gap-3 rounded-card border border-candle bg-surface px-4 py-3">
      {/* First, so that it stays in its place whoever acts and however much they can do. */}
      <div className="sticky top-0 z-10 -mx-4 -mt-3 flex flex-wrap gap-2 rounded-t-card bg-surface px-4 pt-3 pb-2">
        <Button icon={<SkipForward aria-hidden />} busy={doing.busy} onClick={() => void doing.step({ name: 'next' })}>
          Next turn
        </Button>
        {outOfTurn && (
          <Button variant="outline" onClick={onOwnTurn}>
            Back to current turn
          </Button>
        )}
        {isNpc && (
          <Button variant="soft" icon={<QuillIcon aria-hidden />} busy={doing.busy} onClick={turn('one')}>
            Play this turn automatically
          </Button>
        )}
        {isNpc && npcsInARow(figures, active) > 1 && (
          <Button variant="soft" icon={<QuillIcon aria-hidden />} busy={doing.busy} onClick={turn('all')}>
            Play all until a hero’s turn
          </Button>
        )}
      </div>
      <h3 className="font-display text-name font-semibold">
        {acting === null ? 'No one’s turn' : outOfTurn ? `${acting.name} (out of turn)` : `${acting.name}’s turn`}
      </h3>
      {whole && fight.view.audience === 'dm' && acting?.health !== 'dead' && (
        <DmDeeds
          key={`deeds of ${whole.id}`}
          one={whole}
          view={fight.view}
          upright={acting?.health !== 'down'}
          {...{ target, figures, doing, onTarget }}
        />
      )}
      {acting && dying && (
        <Button
          variant="outline"
          icon={<DiceIcon aria-hidden />}
          long
          busy={doing.busy}
          onClick={() => void doing.step({ name: 'deathSave', targetId: acting.id })}
        >
          Roll the death saving throw of {acting.name}
        </Button>
      )}
    </section>
  );
}
