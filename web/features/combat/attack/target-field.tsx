import { healthLabel } from '#domain/combat/effects/health.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import { standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { moveAmongButtons } from '#web/features/combat/order/roving-rows.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';

interface TargetFieldProps {
  label: string;
  /** On whose side whoever acts is. */
  side: Figure['side'];
  value: string | null;
  figures: readonly Figure[];
  onChange: (id: string | null) => void;
}

/** Picks one of those who live by pressing them: foes first, the others when they are asked for. One Tab stop, with the arrow keys inside. */
export function TargetField({ label, side, value, figures, onChange }: TargetFieldProps) {
  const living = figures.filter(({ health }) => health !== 'dead');
  const [first, ...rest] = groupsBySide(living, side);
  const others = rest.flatMap((group) => group.figures);
  const [opened, setOpened] = useState(false);
  const isOpen = opened || others.some(({ id }) => id === value);
  const stop = living.some(({ id }) => id === value) ? value : first?.figures[0]?.id;
  const chipOf = (figure: Figure) => (
    <TargetChip
      key={figure.id}
      figure={figure}
      chosen={figure.id === value}
      isTabStop={figure.id === stop}
      onPress={() => onChange(figure.id === value ? null : figure.id)}
    />
  );
  return (
    <div
      role="group"
      aria-label={label}
      className="flex gap-1.5 overflow-x-auto pb-0.5 md:flex-wrap md:overflow-visible md:pb-0 [&>*]:shrink-0"
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
  chosen: boolean;
  isTabStop: boolean;
  onPress: () => void;
}

function TargetChip({ figure, chosen, isTabStop, onPress }: TargetChipProps) {
  const { name, hitPoints, health } = figure;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      tabIndex={isTabStop ? 0 : -1}
      className={classNames(
        'inline-flex min-h-10 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-left text-[0.875rem] font-semibold transition-colors duration-quick hover:bg-ember-wash md:min-h-8',
        chosen ? 'border-ember bg-ember-wash' : 'border-line-strong bg-raised',
      )}
      onClick={onPress}
    >
      {chosen && <Crosshair aria-hidden className="size-4 shrink-0 text-ember" />}
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="sr-only">, {standingText(figure)}</span>
      {health !== 'unhurt' && (
        <span aria-hidden className="figures text-note font-normal whitespace-nowrap text-ink-soft">
          {hitPoints === null ? healthLabel(health) : `${hitPoints.now}/${hitPoints.maximum}`}
        </span>
      )}
    </button>
  );
}
