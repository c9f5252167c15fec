import { healsNothing, healsNothingText } from '#domain/rules/magic/heals-nothing.ts';
import { isForAnyTurn } from '#domain/combat/use/spell-in-use.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing, Step } from '#web/features/combat/use-combat.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import type { ReactNode } from 'react';
import { useMayHaveMap } from '#web/features/combat/around/use-around.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import type { ChoiceNow } from '#web/features/combat/choice/choosing.ts';
import { AskedUse } from './asked-use.tsx';
import { aimOf, countFitting } from './aim.ts';
import { asksFirst, choicesOf, damageTypesOf, figuresOfUse, needsNoTarget, usualPayment, whyNot } from './activity-use.ts';
import type { ActivityUse, Actor } from './activity-use.ts';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import { grouped, rowsOf } from './groups.ts';
import type { Group, Row } from './groups.ts';
import { mayHasten } from './hasten.ts';
import { noShapers } from './choices/shapers.ts';
import type { Shapers } from './choices/shapers.ts';
import { stepOfUse } from './step-of-use.ts';
import { useWeaponsFor } from './use-weapons-for.ts';

interface DeedListProps {
  actor: Actor;
  uses: readonly ActivityUse[];
  /** What something does, in paragraphs. */
  textOf: (use: ActivityUse) => readonly string[];
  /** What can be chosen with a spell to change it. */
  shapersFor?: ((use: ActivityUse) => Shapers) | undefined;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Only what answers what others do. */
  reactionsOnly?: boolean | undefined;
}

/** Whether something can be used out of one's own turn. */
function isAnswer({ used }: ActivityUse): boolean {
  return used.takes === 'reaction' || (used.kind !== 'power' && isForAnyTurn(used));
}

/** Features and spells as buttons, by what they take of the turn: with a target chosen that it is meant for one press is enough; what asks for more opens a dialog. */
export function DeedList(props: DeedListProps) {
  const { actor, textOf, shapersFor = () => noShapers, target, figures, doing, reactionsOnly = false } = props;
  const uses = useWeaponsFor(actor, props.uses);
  const choose = useChoosing();
  const mayHaveMap = useMayHaveMap(doing.campaignId);
  const shown = reactionsOnly ? uses.filter(isAnswer) : uses;
  if (shown.length === 0) return null;
  const ask = (one: ActivityUse) => {
    const asked = { use: one, actor, text: textOf(one), shapers: shapersFor(one) };
    choose({ actorId: actor.id, draw: (now) => <AskedUse {...asked} now={now} /> });
  };
  const warn = (one: ActivityUse, taken: Step) =>
    choose({ actorId: actor.id, draw: (now) => <AskAgain name={one.name} taken={taken} now={now} /> });
  const health = figures.find(({ id }) => id === actor.id)?.hitPoints ?? null;
  const press = (one: ActivityUse) => {
    const { aim } = aimOf(one, actor, figures, target);
    const targetIds = needsNoTarget(one) ? [] : aim ? [aim.id] : null;
    // Where a teleport leads is chosen on the battle map.
    const isPlaced = mayHaveMap && one.used.activity.teleports !== undefined;
    if (isPlaced || targetIds === null || asksFirst(one, actor, countFitting(one, actor, figures))) return ask(one);
    const taken = stepOfUse(actor, one, { ...usualPayment(one), ...onlyChoice(one, actor), targetIds });
    const isForSelf = targetIds.every((id) => id === actor.id);
    const isVain = isForSelf && health && healsNothing(one.used.activity, { hitPoints: health.now, maxHitPoints: health.maximum });
    return isVain ? warn(one, taken) : void doing.step(taken);
  };
  const rowOf = (one: ActivityUse) => (
    <DeedRow
      key={one.key}
      use={one}
      actor={actor}
      shapers={shapersFor(one)}
      busy={doing.busy}
      onPress={() => press(one)}
      onOptions={() => ask(one)}
    />
  );
  return (
    <section aria-label={reactionsOnly ? 'Reactions' : `What ${actor.name} can do`} className="flex flex-col gap-3">
      {grouped(shown).map(([title, each]) => (
        <DeedGroup
          key={title}
          title={title}
          rows={rowsOf(each)}
          isOwnTurn={!reactionsOnly}
          draw={(row) => ('one' in row ? rowOf(row.one) : <Ways key={row.name} name={row.name} ways={row.ways.map(rowOf)} />)}
        />
      ))}
    </section>
  );
}

/** Asks once more before healing is spent on somebody at full hit points. */
function AskAgain({ name, taken, now: { doing, close } }: { name: string; taken: Step; now: ChoiceNow }) {
  return (
    <ConfirmDialog
      open
      tone="plain"
      title={name}
      question={healsNothingText}
      action="Use it all the same"
      busy={doing.busy}
      onConfirm={() => void doing.step(taken).then((done) => done && close())}
      onClose={close}
    />
  );
}

/** What is said of something where there is nothing to choose, or a single thing. */
const onlyChoice = (one: ActivityUse, actor: Actor) => ({
  choice: choicesOf(one, actor)[0] ?? null,
  damageType: damageTypesOf(one)[0] ?? null,
  cover: 'none' as const,
  amount: 1,
  shapers: [],
});

/** So many of a group stand in sight; a fold hides no single one. */
const ROWS_SHOWN: Record<Group, number> = { Action: 6, 'Bonus action': 3, Reaction: 3, Other: 3 };

interface DeedGroupProps {
  title: Group;
  rows: readonly Row[];
  isOwnTurn: boolean;
  draw: (row: Row) => ReactNode;
}

/** What takes the same of a turn: the first in sight, the rest folded. */
function DeedGroup({ title, rows, isOwnTurn, draw }: DeedGroupProps) {
  const rowsShown = title === 'Reaction' && isOwnTurn ? 0 : ROWS_SHOWN[title];
  const shown = rows.length === rowsShown + 1 && rowsShown > 0 ? rows.length : rowsShown;
  const rest = rows.slice(shown);
  const fold = rest.length > 0 && (
    <Fold name={title} title={shown === 0 ? title : 'More'} aside={`${rest.length}`}>
      {rest.map(draw)}
    </Fold>
  );
  if (shown === 0) return fold;
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1.5">
      <h4 className="text-note font-semibold text-ink-soft">{title}</h4>
      {rows.slice(0, shown).map(draw)}
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
  use: ActivityUse;
  actor: Actor;
  shapers: Shapers;
  busy: boolean;
  onPress: () => void;
  onOptions: () => void;
}

/** Something to press, and beside it what else can be said about it. */
function DeedRow({ use, actor, shapers, busy, onPress, onOptions }: DeedRowProps) {
  const reason = whyNot(use, actor);
  const isHastened = reason !== undefined && mayHasten(use, actor, shapers);
  const isShut = reason !== undefined && !isHastened;
  return (
    <div className="flex items-stretch gap-1">
      <ActionButton
        name={use.name}
        aside={isHastened ? `${reason}, or quickened` : reason}
        off={isShut || busy}
        onPress={isHastened ? onOptions : onPress}
      >
        {figuresOfUse(use, actor)}
      </ActionButton>
      <IconButton
        label={`Options for ${use.name}`}
        icon={<SlidersHorizontal aria-hidden />}
        aria-disabled={isShut || undefined}
        onClick={() => !isShut && onOptions()}
      />
    </div>
  );
}
