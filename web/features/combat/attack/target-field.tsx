import { healthLabel } from '#domain/combat/effects/health.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { isInReach, standText } from '#web/features/combat/around/stand-text.ts';
import type { Stand } from '#web/features/combat/around/use-around.ts';
import type { Acting } from './acting.ts';
import { standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { numbered } from '#web/ui/initials.ts';
import { moveAmongButtons } from '#web/features/combat/order/roving-rows.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';

interface TargetFieldProps {
  label: string;
  /** On whose side whoever acts is. */
  side: Figure['side'];
  value: string | null;
  figures: readonly Figure[];
  /** Where they stand, as far as a battle map tells it, and what whoever acts can reach them with: who is out of reach stands last. */
  stands?: readonly Stand[];
  attacks?: Acting['attacks'];
  onChange: (id: string | null) => void;
}

/** How many stand beside each other on a phone; more of them stand in a grid, so that all are seen at once. */
const inOneRow = 3;

/** Picks one of those who live by pressing them: foes first, the others when they are asked for. One Tab stop, with the arrow keys inside. */
export function TargetField({ label, side, value, figures, stands = [], attacks = [], onChange }: TargetFieldProps) {
  const standOf = (id: string) => stands.find((each) => each.id === id);
  const reached = (figure: Figure) => (isInReach(standOf(figure.id), attacks) ? 0 : 1);
  const living = figures.filter(({ health }) => health !== 'dead').toSorted((one, other) => reached(one) - reached(other));
  const [first, ...rest] = groupsBySide(living, side);
  const others = rest.flatMap((group) => group.figures);
  const isMany = (first?.figures.length ?? 0) > inOneRow;
  const [opened, setOpened] = useState(false);
  const isOpen = opened || others.some(({ id }) => id === value);
  const stop = living.some(({ id }) => id === value) ? value : first?.figures[0]?.id;
  const chipOf = (figure: Figure) => (
    <TargetChip
      key={figure.id}
      figure={figure}
      where={standText(standOf(figure.id), attacks)}
      chosen={figure.id === value}
      isTabStop={figure.id === stop}
      tight={isMany}
      onPress={() => onChange(figure.id === value ? null : figure.id)}
    />
  );
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        'gap-1.5 md:flex md:flex-wrap md:overflow-visible md:pb-0 [&>*]:shrink-0',
        isMany ? 'grid grid-cols-4' : 'flex overflow-x-auto pb-0.5',
      )}
      onKeyDown={moveAmongButtons}
    >
      {first?.figures.map(chipOf)}
      {rest.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          className="min-h-10 rounded-full border border-dashed border-line-strong px-2.5 text-[0.875rem] text-ink-soft hover:bg-ember-wash md:min-h-8"
          onClick={() => setOpened(!isOpen)}
        >
          {rest.map(({ title, figures: those }) => `${title} ${those.length}`).join(', ')}
        </button>
      )}
      {isOpen && others.map(chipOf)}
    </div>
  );
}

interface TargetChipProps {
  figure: Figure;
  /** Where they stand, in a few words. */
  where: string;
  chosen: boolean;
  isTabStop: boolean;
  /** Whether it has little room on a phone: its name gives way there, and the number that tells it from others stays. */
  tight: boolean;
  onPress: () => void;
}

function TargetChip({ figure, where, chosen, isTabStop, tight, onPress }: TargetChipProps) {
  const { name, hitPoints, health } = figure;
  const { named, number } = numbered(name);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      tabIndex={isTabStop ? 0 : -1}
      className={classNames(
        'inline-flex max-w-full border text-left text-[0.875rem] font-semibold transition-colors duration-quick hover:bg-ember-wash md:min-h-8 md:flex-row md:items-center md:gap-1.5 md:rounded-[1rem] md:px-2.5',
        tight
          ? 'min-h-11 min-w-0 flex-col justify-center rounded-control px-2 leading-tight'
          : 'min-h-10 flex-wrap items-center gap-x-1.5 rounded-[1.25rem] px-2.5',
        chosen ? 'border-ember bg-ember-wash' : 'border-line-strong bg-raised',
      )}
      onClick={onPress}
    >
      {chosen && <Crosshair aria-hidden className={classNames('size-4 shrink-0 text-ember', tight && 'hidden md:inline')} />}
      {tight ? (
        <span className="flex w-full min-w-0 gap-1 md:w-auto">
          <span className="truncate">{named}</span>
          {number !== '' && <span className="shrink-0">{number}</span>}
        </span>
      ) : (
        <span className="min-w-0 wrap-anywhere">{name}</span>
      )}
      <span className="sr-only">
        , {standingText(figure)}
        {where !== '' && ', '}
      </span>
      {where !== '' && <span className="figures text-note font-normal text-ink-soft">{where}</span>}
      {health !== 'unhurt' && (
        <span aria-hidden className={classNames('figures text-note font-normal text-ink-soft', hitPoints !== null && 'shrink-0')}>
          {hitPoints === null ? healthLabel(health) : `${hitPoints.now}/${hitPoints.maximum}`}
        </span>
      )}
    </button>
  );
}
