import { commonActionRules, commonActions } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import { moveAmongButtons } from '#web/features/combat/order/roving-rows.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { lazy, useState } from 'react';
import { refusedAsSaid } from './why-not.ts';
import type { RefusedActs } from './why-not.ts';

const ActDialog = lazy(() => import('./act-dialog.tsx').then((module) => ({ default: module.ActDialog })));

interface ActListProps {
  /** Who acts. */
  actorId: string;
  refused: RefusedActs;
  target: Figure | null;
  doing: Doing;
}

const isMove = (action: CommonAction) => commonActionRules[action].takes === 'move';
/** What most turns may need stands in sight. */
const usual: readonly CommonAction[] = ['dash', 'disengage', 'dodge', 'help', 'hide', 'ready', 'grapple', 'shoveAway', 'shoveProne'];
/** What only those can do who are held, hold or ride stands in sight once they can. */
const ways: readonly CommonAction[] = ['escape', 'letGo', 'dismount'];
/** Standing up comes first in a turn, above all else. */
const listed = commonActions.filter((action) => action !== 'standUp');

function groupsOf(met: readonly CommonAction[]): { title: string; isFolded: boolean; actions: CommonAction[] }[] {
  const isShown = (action: CommonAction) => usual.includes(action) || met.includes(action);
  const rest = listed.filter((action) => !isShown(action));
  return [
    { title: 'Actions for everybody', isFolded: false, actions: listed.filter(isShown) },
    { title: 'More actions', isFolded: true, actions: rest.filter((action) => !isMove(action)) },
    { title: 'Movement', isFolded: true, actions: rest.filter(isMove) },
  ];
}

/** Whether something must be said before it is done: words, a skill, or on whom. */
function asksFirst(action: CommonAction, target: Figure | null): boolean {
  const { targets, skills = [], takes } = commonActionRules[action];
  if (action === 'ready' || targets === 'any') return true;
  if (targets === 1) return target === null;
  return skills.length > 1 && takes === 'action' && action !== 'escape';
}

/** What everybody can do besides attacks, in small buttons: one press where nothing is left to say, and a reason where it cannot be done. */
export function ActList({ actorId, refused, target, doing }: ActListProps) {
  const choose = useChoosing();
  const possible = ways.filter((action) => !refused.has(action));
  const [met, setMet] = useState(possible);
  // What was offered stays where it is after it was done: nothing moves under a finger.
  if (possible.some((action) => !met.includes(action))) setMet([...new Set([...met, ...possible])]);
  const aim = target !== null && target.id !== actorId ? target : null;
  const ask = (action: CommonAction) =>
    choose({
      actorId,
      draw: ({ figures, doing: does, one, frame, close }) => (
        <ActDialog
          action={action}
          side={figures.find(({ id }) => id === actorId)?.side ?? 'heroes'}
          others={figures.filter(({ id, health }) => id !== actorId && health !== 'dead')}
          target={aim}
          hero={one}
          busy={does.busy}
          {...frame(one === null ? undefined : refusedAsSaid(one.refusedActs).get(action))}
          onClose={close}
          onAct={(said) => void does.step({ name: 'act', actorId, action, ...said }).then((done) => done && close())}
        />
      ),
    });
  const press = (action: CommonAction) => {
    if (asksFirst(action, aim)) return ask(action);
    const targetIds = commonActionRules[action].targets === 1 && aim ? [aim.id] : [];
    void doing.step({ name: 'act', actorId, action, targetIds, skill: null, text: '' });
  };
  return (
    <>
      {groupsOf(met).map(({ title, isFolded, actions }) => {
        const toolbar = <ActToolbar key={title} {...{ title, actions, refused }} busy={doing.busy} onPress={press} />;
        if (isFolded) {
          return (
            <Fold key={title} name={title} title={title}>
              {toolbar}
            </Fold>
          );
        }
        return (
          <div key={title} data-part="Everybody" className="flex flex-col gap-1.5">
            <h4 className="text-note font-semibold text-ink-soft">{title}</h4>
            {toolbar}
          </div>
        );
      })}
    </>
  );
}

interface ActToolbarProps {
  title: string;
  actions: readonly CommonAction[];
  refused: RefusedActs;
  busy: boolean;
  onPress: (action: CommonAction) => void;
}

/** One Tab stop, with the arrow keys inside. */
function ActToolbar({ title, actions, refused, busy, onPress }: ActToolbarProps) {
  const [current, setCurrent] = useState(actions[0]);
  return (
    <div
      role="toolbar"
      aria-label={title}
      className="grid grid-triples gap-1.5 short:grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))]"
      onKeyDown={moveAmongButtons}
    >
      {actions.map((action) => (
        <ActButton
          key={action}
          action={action}
          reason={refused.get(action)}
          off={busy || refused.has(action)}
          isTabStop={action === (current !== undefined && actions.includes(current) ? current : actions[0])}
          onFocus={() => setCurrent(action)}
          onPress={() => onPress(action)}
        />
      ))}
    </div>
  );
}

interface ActButtonProps {
  action: CommonAction;
  reason: string | undefined;
  off: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function ActButton({ action, reason, off, isTabStop, onFocus, onPress }: ActButtonProps) {
  const { name, line } = commonActionRules[action];
  return (
    <button
      type="button"
      title={line}
      aria-disabled={off || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      className="flex min-h-11 min-w-0 flex-col justify-center rounded-control border border-line-strong bg-raised px-2 py-1 text-left leading-tight transition-colors duration-quick hover:border-ember hover:bg-ember-wash aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={off ? undefined : onPress}
    >
      <span className="text-control font-semibold">{name}</span>
      {reason !== undefined && <span className="text-note text-ink-soft">{reason}</span>}
    </button>
  );
}
