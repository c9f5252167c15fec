import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { SkipForward } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EndButton, isWon } from '#web/features/combat/dm-tools/dm-tools.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { UndoButton } from './undo-button.tsx';

interface DmDockProps {
  campaignId: string;
  fight: SeenFight;
  /** Who acts: whose turn it is, or somebody else whom the DM has chosen. */
  acting: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Whether it is the hero of a player who is away. */
  isPlayerAway?: boolean;
  /** Whether heroes rise by milestones, so that nobody gains experience. */
  byMilestone?: boolean | undefined;
}

/** How many NPCs act one after another from whose turn it is, before a hero does. */
function npcsInARow(figures: readonly Figure[], active: string | null): number {
  const from = figures.findIndex(({ id }) => id === active);
  const round = [...figures.slice(from), ...figures.slice(0, from)].filter(({ health }) => health !== 'dead');
  const hero = round.findIndex(({ kind }) => kind === 'hero');
  return hero === -1 ? round.length : hero;
}

/**
 * What ends a turn, for those who lead: the next, the turns of NPCs at one press, and the way back. Its last row never moves. Once no foe
 * is left the end of the fight comes first.
 */
export function DmDock({ campaignId, fight, acting, figures, doing, isPlayerAway = false, byMilestone }: DmDockProps) {
  const won = isWon(figures);
  const active = fight.view.active;
  const isPlayed = (acting?.kind === 'npc' || isPlayerAway) && acting?.id === active;
  const turn = (which: 'one' | 'all') => () => void doing.run(() => api.combat.npcTurn({ campaignId, number: fight.number, which }));
  return (
    <>
      {isPlayed && (
        <div className="flex flex-wrap gap-2 short:shrink-0 short:flex-nowrap narrow:short:flex-wrap">
          <PlayButton busy={doing.busy} onClick={turn('one')}>
            Play this turn automatically
          </PlayButton>
          {npcsInARow(figures, active) > 1 && (
            <PlayButton busy={doing.busy} onClick={turn('all')}>
              Play all until a hero’s turn
            </PlayButton>
          )}
        </div>
      )}
      {won && <EndButton variant="primary" {...{ campaignId, fight, figures, doing, byMilestone }} />}
      <div className="flex gap-2 short:shrink-0">
        <Button
          variant={won ? 'outline' : 'primary'}
          className="flex-1"
          icon={<SkipForward aria-hidden />}
          busy={doing.busy}
          onClick={() => void doing.step({ name: 'next' })}
        >
          Next turn
        </Button>
        <UndoButton {...{ campaignId, fight, doing }} />
      </div>
    </>
  );
}

/** Has the narrator play what an NPC, or all of them, do. */
function PlayButton(props: Pick<ComponentProps<typeof Button>, 'busy' | 'onClick' | 'children'>) {
  return (
    <Button
      size="sm"
      variant="soft"
      long
      className="min-w-36 flex-1 short:w-36 short:flex-none narrow:short:flex-1"
      icon={<QuillIcon aria-hidden />}
      {...props}
    />
  );
}
