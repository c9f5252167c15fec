import type { MeantFor } from '#domain/rules/activity/targeting.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';
import type { ReactNode } from 'react';

interface WhomFieldProps {
  legend: string;
  /** On whose side whoever does it is; null where nobody does it, such as for a trap. */
  side: Figure['side'] | null;
  /** Whom it is meant for: they stand first. Foes where it is left out. */
  meant?: MeantFor | null;
  figures: readonly Figure[];
  /** Whether it is for the dead, and not for those who live. */
  isForDead?: boolean;
  /** Whom alone it affects, in a few words, and who is none of them: those stand last and cannot be chosen. */
  kinds?: { only: string; isStranger: (figure: Figure) => boolean };
  /** Ids of those who are chosen. */
  value: readonly string[];
  /** How many can be chosen; null for as many as there are. */
  most: number | null;
  onChange: (ids: string[]) => void;
}

/** Whom something reaches, of those who live, or of the dead where it is for them: first those whom it is meant for, and all of a side at one press where it reaches any number. */
export function WhomField({ legend, side, meant = null, figures, isForDead = false, kinds, ...chosen }: WhomFieldProps) {
  const { value, most, onChange } = chosen;
  const there = figures.filter(({ health }) => (health === 'dead') === isForDead);
  const strangers = there.filter((one) => kinds?.isStranger(one) === true);
  const reached = there.filter((one) => !strangers.includes(one));
  const groups = groupsBySide(reached, side, meant);
  const isFull = most !== null && most !== 1 && value.length >= most;
  const all = groups.map((group) => ({ title: group.all, ids: group.figures.map(({ id }) => id) }));
  if (groups.length > 1) all.push({ title: 'Everybody', ids: reached.map(({ id }) => id) });
  const isChosen = (ids: readonly string[]) => ids.length === value.length && ids.every((id) => value.includes(id));
  const choose = (id: string, on: boolean) => {
    const others = value.filter((each) => each !== id);
    onChange(on ? (most === 1 ? [id] : [...others, id]) : others);
  };
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-1.5 text-control font-semibold">{legend}</legend>
      {most === null && (
        <div className="flex flex-wrap gap-1.5">
          {all.map(({ title, ids }) => (
            <Button
              key={title}
              size="sm"
              variant={isChosen(ids) ? 'soft' : 'outline'}
              aria-pressed={isChosen(ids)}
              onClick={() => onChange(isChosen(ids) ? [] : ids)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.title} title={group.title} isTitled={groups.length > 1}>
          {group.figures.map((figure) => (
            <Checkbox
              key={figure.id}
              label={figure.name}
              hint={standingText(figure)}
              checked={value.includes(figure.id)}
              disabled={isFull && !value.includes(figure.id)}
              onChange={(on) => choose(figure.id, on)}
            />
          ))}
        </Group>
      ))}
      {isForDead && reached.length === 0 && <p className="text-control">Nobody in the fight is dead.</p>}
      {kinds && strangers.length > 0 && (
        <Group title={`Not affected: it is for ${kinds.only}`} isTitled>
          {strangers.map((figure) => (
            <Checkbox key={figure.id} label={figure.name} hint={standingText(figure)} checked={false} disabled onChange={() => {}} />
          ))}
        </Group>
      )}
    </fieldset>
  );
}

/** Some of those who can be chosen, below what they have in common. */
function Group({ title, isTitled, children }: { title: string; isTitled: boolean; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1.5">
      {isTitled && <p className="text-note font-semibold text-ink-soft">{title}</p>}
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">{children}</div>
    </div>
  );
}
