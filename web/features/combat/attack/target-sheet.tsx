import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Crosshair } from 'lucide-react';
import { isInReach, standText } from '#web/features/combat/around/stand-text.ts';
import type { Stand } from '#web/features/combat/around/use-around.ts';
import { standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { groupsBySide } from '#web/features/combat/sides.ts';
import type { Acting } from './acting.ts';

interface TargetSheetProps {
  title: string;
  /** On whose side whoever acts is. */
  side: Figure['side'];
  /** Everybody else in the fight. */
  figures: readonly Figure[];
  /** Where they stand, as far as a battle map tells it, and what whoever acts can reach them with. */
  stands?: readonly Stand[];
  attacks?: Acting['attacks'];
  /** Who is chosen already. */
  value?: string | null;
  busy?: boolean;
  open?: boolean;
  /** Why nobody can be chosen now. */
  notNow?: string | undefined;
  onPick: (id: string) => void;
  onClose: () => void;
}

/** Asks for one of those who live, foes first and those within reach before others: one press chooses. */
export function TargetSheet(props: TargetSheetProps) {
  const { title, side, figures, stands = [], attacks = [], value = null, busy = false, open = true, notNow, onPick, onClose } = props;
  const standOf = (id: string) => stands.find((each) => each.id === id);
  const reached = ({ id }: Figure) => (isInReach(standOf(id), attacks) ? 0 : 1);
  const living = figures.filter(({ health }) => health !== 'dead').toSorted((one, other) => reached(one) - reached(other));
  const isShut = busy || notNow !== undefined;
  return (
    <Dialog open={open} title={title} side="foot" onClose={onClose}>
      <div className="flex flex-col gap-3">
        {notNow !== undefined && (
          <p role="status" className="text-control">
            {notNow}
          </p>
        )}
        {groupsBySide(living, side).map((group) => (
          <div key={group.title} role="group" aria-label={group.title} className="flex flex-col gap-1.5">
            <p className="text-note font-semibold text-ink-soft">{group.title}</p>
            {group.figures.map((figure) => {
              const where = standText(standOf(figure.id), attacks);
              const isChosen = figure.id === value;
              return (
                <button
                  key={figure.id}
                  type="button"
                  aria-pressed={isChosen}
                  aria-disabled={isShut || undefined}
                  className={classNames(
                    'flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 text-left text-control text-ink hover:border-ember hover:bg-ember-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
                    isChosen ? 'border-ember bg-ember-wash' : 'border-line-strong bg-surface',
                  )}
                  onClick={() => !isShut && onPick(figure.id)}
                >
                  <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{figure.name}</span>
                  <span className="figures shrink-0 text-note text-ink-soft">
                    {standingText(figure)}
                    {where !== '' && `, ${where}`}
                  </span>
                  {isChosen && <Crosshair aria-hidden className="size-4 shrink-0 text-ember" />}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
