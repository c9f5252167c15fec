import { isStranger } from '#domain/combat/deeds/is-stranger.ts';
import type { Deed } from '#domain/combat/deeds/deed.ts';
import type { Group } from '#domain/combat/deeds/groups.ts';
import { fitsSide } from '#domain/combat/sides.ts';
import type { UseStep } from '#domain/combat/deeds/step-of-use.ts';
import { useMayHaveMap } from '#web/features/combat/around/use-around.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import type { ChoiceNow } from '#web/features/combat/choice/choosing.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';

interface DeedRowsProps {
  actor: { id: string; name: string };
  /** What can be done, in the order in which it is listed. */
  deeds: readonly Deed[];
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Whether it is only what answers what others do. */
  reactionsOnly?: boolean;
  /** Asks in a dialog what is left open of something. */
  onAsk: (key: string) => void;
}

/** What somebody can do, as buttons, by what they take of the turn: with a target chosen that it is meant for one press is enough; what asks for more opens a dialog. */
export function DeedRows({ actor, deeds, target, figures, doing, reactionsOnly = false, onAsk }: DeedRowsProps) {
  const choose = useChoosing();
  const mayHaveMap = useMayHaveMap(doing.campaignId);
  const side = figures.find(({ id }) => id === actor.id)?.side ?? 'heroes';
  if (deeds.length === 0) return null;
  const press = (deed: Deed) => {
    const { asks, meant, isForDead = false, isForCreatures = false, isForNobody, kinds = null } = deed;
    const isMeant = (one: Figure) =>
      (one.health === 'dead') === isForDead &&
      fitsSide(meant, side, one.side) &&
      !(isForCreatures && one.isObject === true) &&
      !isStranger(kinds, one);
    const aim = target !== null && isMeant(target) ? [target.id] : null;
    const targetIds = isForNobody ? [] : aim;
    // Where a teleport leads and a wall stands is chosen on the battle map.
    const isPlaced = mayHaveMap && (deed.teleports === true || deed.raisesWall === true);
    const fits = () => figures.filter(isMeant).length;
    const isAsked = asks === 'always' || (asks === 'several' && fits() > 1);
    if (isPlaced || targetIds === null || isAsked) return onAsk(deed.key);
    const taken = { ...deed.step, targetIds };
    const { warns } = deed;
    if (warns === undefined || targetIds.some((id) => id !== actor.id)) return void doing.step(taken);
    choose({ actorId: actor.id, draw: (now) => <AskAgain name={deed.name} question={warns} taken={taken} now={now} /> });
  };
  const rowOf = (deed: Deed) => (
    <DeedRow key={deed.key} deed={deed} busy={doing.busy} onPress={() => press(deed)} onOptions={() => onAsk(deed.key)} />
  );
  return (
    <section
      aria-label={reactionsOnly ? 'Reactions' : `What ${actor.name} can do`}
      className="grid grid-deeds gap-x-1.5 gap-y-3 narrow:gap-y-2"
    >
      {[...Map.groupBy(deeds, ({ group }) => group)].map(([title, each]) => (
        <DeedGroup key={title} title={title} rows={rowsOf(each, rowOf)} isOwnTurn={!reactionsOnly} />
      ))}
    </section>
  );
}

/** What stands in a list: one thing to do, or a fold with several. */
function rowsOf(deeds: readonly Deed[], draw: (deed: Deed) => ReactNode): ReactNode[] {
  return [...Map.groupBy(deeds, ({ row, key }) => row ?? key)].map(([name, each]) => {
    const [only] = each;
    return only && each.length === 1 ? draw(only) : <Ways key={name} name={name} ways={each.map(draw)} />;
  });
}

/** Asks once more before something is done in vain. */
function AskAgain({ name, question, taken, now: { doing, close } }: { name: string; question: string; taken: UseStep; now: ChoiceNow }) {
  return (
    <ConfirmDialog
      open
      tone="plain"
      title={name}
      question={question}
      action="Use it all the same"
      busy={doing.busy}
      onConfirm={() => void doing.step(taken).then((done) => done && close())}
      onClose={close}
    />
  );
}

/** So many of a group stand in sight; a fold hides no single one. */
const ROWS_SHOWN: Record<Group, number> = { Action: 6, 'Bonus action': 3, Reaction: 3, Other: 3 };

interface DeedGroupProps {
  title: Group;
  rows: readonly ReactNode[];
  isOwnTurn: boolean;
}

/** What takes the same of a turn: the first in sight, the rest folded. */
function DeedGroup({ title, rows, isOwnTurn }: DeedGroupProps) {
  const rowsShown = title === 'Reaction' && isOwnTurn ? 0 : ROWS_SHOWN[title];
  const shown = rows.length === rowsShown + 1 && rowsShown > 0 ? rows.length : rowsShown;
  const rest = rows.slice(shown);
  const fold = rest.length > 0 && (
    <Fold name={title} title={shown === 0 ? title : 'More'} aside={`${rest.length}`}>
      {rest}
    </Fold>
  );
  if (shown === 0)
    return (
      <div data-part={title} className="col-span-full">
        {fold}
      </div>
    );
  // What stands alone in its group shares its line with the next.
  return (
    <div
      role="group"
      aria-label={title}
      data-part={title === 'Bonus action' ? 'Bonus' : title}
      className={rows.length > 1 ? 'col-span-full flex flex-col gap-1.5' : 'flex flex-col gap-1.5'}
    >
      <h4 className="text-note font-semibold text-ink-soft">{title}</h4>
      <div className={rows.length > 1 ? 'grid grid-deeds gap-1.5' : 'flex flex-1 flex-col [&>*]:flex-1'}>{rows.slice(0, shown)}</div>
      {fold}
    </div>
  );
}

/** All ways to use one thing, folded until somebody wants one of them. */
function Ways({ name, ways }: { name: string; ways: readonly ReactNode[] }) {
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3.5 py-1.5 text-control font-semibold">
        {name}
        <span className="font-normal text-ink-soft">{ways.length} ways</span>
      </summary>
      <div className="flex flex-col gap-2 p-2">{ways}</div>
    </details>
  );
}

interface DeedRowProps {
  deed: Deed;
  busy: boolean;
  onPress: () => void;
  onOptions: () => void;
}

/** Something to press, and beside it what else can be said about it. */
function DeedRow({ deed: { name, figures, notNow, isHastened }, busy, onPress, onOptions }: DeedRowProps) {
  const isShut = notNow !== undefined && !isHastened;
  return (
    <div className="relative flex items-stretch">
      <ActionButton
        name={name}
        hasCorner
        aside={isHastened ? `${notNow}, or quickened` : notNow}
        off={isShut || busy}
        onPress={isHastened ? onOptions : onPress}
      >
        {figures}
      </ActionButton>
      <IconButton
        label={`Options for ${name}`}
        icon={<Ellipsis aria-hidden />}
        className="absolute -top-1 -right-1"
        aria-disabled={isShut || undefined}
        onClick={() => !isShut && onOptions()}
      />
    </div>
  );
}
