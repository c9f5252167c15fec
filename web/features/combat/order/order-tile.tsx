import { healthLabel } from '#domain/combat/effects/health.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { conditionText, standingText } from '#web/features/combat/combat-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { AimedAt } from './aimed-at.tsx';
import { Face } from './face.tsx';
import { HealthBar } from './health-bar.tsx';

type Condition = Figure['conditions'][number]['name'];

interface OrderTileProps {
  figure: Figure;
  /** Whose turn it is. */
  active: boolean;
  mine: boolean;
  target: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  first: boolean;
  picture?: ReactNode;
  /** Chooses them as the target; left out where nobody is attacked. */
  onTarget?: () => void;
  /** Asks how much damage or healing they get; for whoever leads. */
  onDamage?: () => void;
  /** What else can be done about them. */
  menu?: ReactNode;
}

/** Somebody in the order: pressing them chooses them as the target, pressing their hit points changes those. */
export function OrderTile({ figure, active, mine, target, first, picture, onTarget, onDamage, menu }: OrderTileProps) {
  const leads = menu !== undefined;
  // The dead keep their place, and give their room to the living; who leads needs it for their menu.
  const isDead = figure.health === 'dead';
  const content = (
    <>
      <span className="sr-only">{spokenText(figure, { active, mine })}</span>
      {figure.initiative !== null && (
        <span
          aria-hidden
          className="figures absolute top-0.5 left-0.5 z-10 rounded-[0.25rem] bg-raised px-0.5 text-[0.75rem] leading-tight text-ink-soft"
        >
          {figure.initiative}
        </span>
      )}
      <Face figure={figure} target={target} picture={picture} isSmall={!leads} />
      <Shown figure={figure} mine={mine} isBesideNumber={!leads && figure.initiative !== null} />
      {!leads && !isDead && <Life figure={figure} isFlat />}
    </>
  );
  const inside = classNames(
    'relative flex w-full min-w-0 flex-1 flex-col items-center gap-1 rounded-control px-1 pt-2 pb-1 text-center',
    leads ? 'short:pt-7' : 'narrow:gap-0.5 narrow:pt-1 short:gap-0.5 short:pt-1',
  );
  return (
    <li
      aria-current={active ? 'step' : undefined}
      className={classNames(
        'relative flex shrink-0 flex-col rounded-control border',
        leads ? 'w-24' : isDead ? 'w-14' : 'w-17 short:w-24',
        active ? 'border-candle bg-candle-wash' : target ? 'border-ember bg-ember-wash' : 'border-line bg-raised',
      )}
    >
      <AimedAt {...{ target, first, onTarget }} title={figure.name} className={inside}>
        {content}
      </AimedAt>
      {leads && <Controls {...{ figure, onDamage, menu }} />}
    </li>
  );
}

/** Hit points as a button, and the menu, for whoever leads. */
function Controls({ figure, onDamage, menu }: Pick<OrderTileProps, 'figure' | 'onDamage' | 'menu'>) {
  const what = `Damage or healing for ${figure.name}`;
  return (
    <>
      {onDamage ? (
        <button
          type="button"
          title={what}
          aria-label={`${what}, ${lifeText(figure)}`}
          className="mx-1 mb-1 min-h-7 rounded-[0.375rem] border border-line-strong bg-surface px-0.5 hover:border-ember hover:bg-ember-wash"
          onClick={onDamage}
        >
          <Life figure={figure} />
        </button>
      ) : (
        figure.health !== 'dead' && (
          <span className="px-1 pb-1">
            <Life figure={figure} />
          </span>
        )
      )}
      <span className="absolute top-0 right-0 z-10">{menu}</span>
    </>
  );
}

const grave: readonly Condition[] = ['unconscious', 'petrified', 'paralyzed', 'stunned', 'incapacitated'];

/** What takes somebody's turn comes before what hinders them, and lying on the ground last. */
const weightOf = (condition: Condition) => (grave.includes(condition) ? 0 : condition === 'prone' ? 2 : 1);

interface ShownProps {
  figure: Figure;
  mine: boolean;
  /** Whether their initiative stands at the left of the name in a low window. */
  isBesideNumber: boolean;
}

/** Name, and what holds them in a word: the gravest. */
function Shown({ figure: { name, health, conditions }, mine, isBesideNumber }: ShownProps) {
  const [condition, ...others] = conditions.toSorted((one, other) => weightOf(one.name) - weightOf(other.name));
  return (
    <span aria-hidden className="flex w-full min-w-0 flex-1 flex-col text-[0.75rem] leading-tight">
      <span className={classNames('line-clamp-3 font-semibold short:line-clamp-2', isBesideNumber && 'short:px-4')}>
        <Words text={mine ? 'You' : name} className={health === 'dead' ? 'line-through' : undefined} />
      </span>
      {condition && (
        <span className="truncate text-wine">
          {condition.name}
          {others.length > 0 && ` +${others.length}`}
        </span>
      )}
    </span>
  );
}

/** Words that wrap at spaces and hyphens alone; one that is too long for its line is cut with an ellipsis. */
function Words({ text, className }: { text: string; className: string | undefined }) {
  return text.split(/(?<=[\s-])/u).map((word, n) => (
    <Fragment key={n}>
      <span className={classNames('inline-block max-w-full truncate align-bottom', className)}>{word.trimEnd()}</span>
      {/\s$/u.test(word) ? ' ' : <wbr />}
    </Fragment>
  ));
}

/** Hit points as a bar and in figures, or in a word. */
function Life({ figure: { hitPoints, health }, isFlat = false }: { figure: Figure; isFlat?: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'flex w-full min-w-0 flex-col gap-0.5 px-0.5 short:flex-row short:items-center short:gap-1 short:[&>:first-child]:min-w-4 short:[&>:first-child]:flex-1',
        // A word has the whole width below its bar: beside it the longer ones would break.
        isFlat &&
          hitPoints !== null &&
          'narrow:flex-row narrow:items-center narrow:gap-1 narrow:[&>:first-child]:min-w-2 narrow:[&>:first-child]:flex-1',
      )}
    >
      <HealthBar hitPoints={hitPoints} health={health} isBare />
      <span
        className={classNames(
          'figures text-center text-[0.75rem] leading-tight [overflow-wrap:normal]',
          health === 'unhurt' ? 'text-ink-soft' : 'text-ink',
        )}
      >
        {lifeText({ hitPoints, health })}
      </span>
    </span>
  );
}

/** "12/20 +3", or a word where the numbers are not known. */
function lifeText({ hitPoints, health }: Pick<Figure, 'hitPoints' | 'health'>): string {
  if (hitPoints === null || health === 'dead') return healthLabel(health);
  return `${hitPoints.now}/${hitPoints.maximum}${hitPoints.temporary > 0 ? ` +${hitPoints.temporary}` : ''}`;
}

/** All that the tile shows, in words. */
function spokenText(figure: Figure, { active, mine }: { active: boolean; mine: boolean }): string {
  const { name, initiative, hidden, concentration, conditions, effects } = figure;
  return [
    name,
    ...(mine ? ['you'] : []),
    ...(active ? ['acts now'] : []),
    ...(initiative === null ? [] : [`initiative ${initiative}`]),
    standingText(figure),
    ...(hidden ? ['hidden'] : []),
    ...(concentration === null ? [] : [concentration === '' ? 'concentrating' : `concentrating on ${concentration}`]),
    ...conditions.map(conditionText),
    ...effects,
  ].join(', ');
}
