import { conditions } from '#domain/rules/conditions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Crosshair, EyeOff, Flame, Sparkles } from 'lucide-react';
import { conditionText } from '#web/features/combat/combat-text.ts';
import { AimedAt } from './aimed-at.tsx';
import { DeathPips } from './death-pips.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { HealthBar } from './health-bar.tsx';

interface CombatantRowProps {
  figure: Figure;
  /** Whose turn it is. */
  active: boolean;
  mine: boolean;
  /** Whether one’s hero has called them. */
  commanded?: boolean;
  /** Whether this is the chosen target. */
  target: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  first: boolean;
  /** Chooses them as the target; left out where nobody is attacked. */
  onTarget?: () => void;
}

const inside = 'flex min-h-14 min-w-0 flex-1 items-start gap-2.5 rounded-card px-2.5 py-2 text-left';

/** Somebody in the order: pressing the row chooses them as the target. */
export function CombatantRow({ figure, active, mine, commanded = false, target, first, onTarget }: CombatantRowProps) {
  return (
    <li
      aria-current={active ? 'step' : undefined}
      className={classNames(
        'flex items-start gap-1 rounded-card border',
        figure.health === 'dead' ? 'bg-sunken' : 'bg-raised',
        active ? 'border-candle shadow-glow' : target ? 'border-ember' : 'border-line',
      )}
    >
      <AimedAt {...{ target, first, onTarget }} className={inside}>
        <RowContent {...{ figure, active, mine, commanded, target }} />
      </AimedAt>
    </li>
  );
}

function RowContent({
  figure,
  active,
  mine,
  commanded,
  target,
}: Pick<CombatantRowProps, 'figure' | 'active' | 'mine' | 'commanded' | 'target'>) {
  const { name, side, health, hitPoints, initiative, armorClass, deathSaves, hidden } = figure;
  return (
    <>
      <span className="figures mt-0.5 w-6 shrink-0 text-center font-display text-control font-semibold text-ink-soft">
        {initiative === null ? <span aria-hidden>·</span> : initiative}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span
            className={classNames(
              'min-w-0 text-control font-semibold',
              side === 'foes' && 'text-wine',
              health === 'dead' && 'line-through',
            )}
          >
            {name}
          </span>
          {active && <span className="sr-only">acts now</span>}
          {mine && <Badge tone="candle">You</Badge>}
          {commanded === true && <Badge tone="candle">Yours</Badge>}
          {hidden && <Badge icon={<EyeOff aria-hidden />}>Hidden</Badge>}
          {target && <Crosshair aria-hidden className="size-4 shrink-0 text-ember" />}
          {armorClass !== null && <span className="figures ml-auto text-note whitespace-nowrap text-ink-soft">AC {armorClass}</span>}
        </span>
        {health === 'dead' ? <span className="text-note text-ink-soft">dead</span> : <HealthBar hitPoints={hitPoints} health={health} />}
        {deathSaves && <DeathPips {...deathSaves} />}
        <Marks figure={figure} />
      </span>
    </>
  );
}

function Marks({ figure: { conditions: held, concentration, effects } }: { figure: Figure }) {
  if (held.length === 0 && concentration === null && effects.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {concentration !== null && (
        <Badge tone="sea" icon={<Flame aria-hidden />}>
          {concentration === '' ? 'Concentrating' : `Concentrating on ${concentration}`}
        </Badge>
      )}
      {held.map((condition) => (
        <span key={condition.name} title={conditions[condition.name].line}>
          <Badge>{conditionText(condition)}</Badge>
        </span>
      ))}
      {effects.map((name) => (
        <Badge key={name} tone="sea" icon={<Sparkles aria-hidden />}>
          {name}
        </Badge>
      ))}
    </span>
  );
}
