import type { SeenFight } from '#contract/play/combat-shapes.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { Suspense, lazy, useState } from 'react';
import type { ComponentProps } from 'react';
import { ChoiceHost } from '#web/features/combat/choice/choice-host.tsx';
import { CombatantMenu } from '#web/features/combat/dm-tools/combatant-menu.tsx';
import type { CombatantAction } from '#web/features/combat/dm-tools/combatant-items.tsx';
import { openOffers } from '#domain/combat/reactions/open-offers.ts';
import { ReactionCard } from '#web/features/combat/reactions/reaction-card.tsx';
import { UndoButton } from './undo-button.tsx';
import { SaveCard } from '#web/features/combat/reactions/save-card.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { listenAhead } from '#web/features/combat/fields/typed-ahead.ts';
import type { TypedAhead } from '#web/features/combat/fields/typed-ahead.ts';
import type { FightProps } from './fight-props.ts';
import { FightFrame } from './fight-frame.tsx';
import { FightLines } from './fight-lines.tsx';
import { JoinSection } from './join-section.tsx';
import { OrderStrip } from '#web/features/combat/order/order-strip.tsx';
import { TurnOrder } from '#web/features/combat/order/turn-order.tsx';
import { useTarget } from '#web/features/combat/target.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

// A fight that runs, and the way into one: neither comes with the other.
const loadRunning = () => import('./running-fight.tsx');
const RunningFight = lazy(() => loadRunning().then((module) => ({ default: module.RunningFight })));
const RunningFoot = lazy(() => loadRunning().then((module) => ({ default: module.RunningFoot })));
const FightSetup = lazy(() => import('./fight-setup.tsx').then((module) => ({ default: module.FightSetup })));

const EditedCreatures = lazy(() =>
  import('#web/features/combat/dm-tools/edited-creatures.tsx').then((module) => ({ default: module.EditedCreatures })),
);

const CombatantDialog = lazy(() =>
  import('#web/features/combat/dm-tools/combatant-dialog.tsx').then((module) => ({ default: module.CombatantDialog })),
);

/** The fight for those who lead the table: everybody, everything, and the way back. */
export function DmCombat({ campaignId, now, fight, figures, doing, pictureOf, playersAway, head }: FightProps) {
  const { phase, active, round } = fight.view;
  const runs = phase === 'running';
  const [chosen, setActing] = useState<{ id: string; during: string | null } | null>(null);
  const [action, setAction] = useState<AskedProps['action']>(null);
  const find = (id: string | null) => figures.find((figure) => figure.id === id) ?? null;
  // Whoever acts out of turn does so until the next turn.
  const actingId = chosen?.during === active ? chosen.id : null;
  const acting = find(actingId) ?? find(active);
  const turn = `${round} ${active} ${actingId}`;
  const [target, setTarget] = useTarget(fight.id, { figures, acting, turn });
  const toggle = runs ? (id: string) => setTarget(id === target?.id ? null : id) : undefined;
  const order = { figures, active, mine: fight.hero?.id ?? null, target: target?.id ?? null, onTarget: toggle };
  const menuOf = (figure: Figure) => (
    <CombatantMenu
      figure={figure}
      gathering={!runs}
      doing={doing}
      onAction={(next) => setAction({ action: next, id: figure.id })}
      onActWith={() => setActing({ id: figure.id, during: active })}
    />
  );
  return (
    <ChoiceHost played={[]} isAsked={false} {...{ target, figures, doing }}>
      <FightFrame
        label={runs ? 'The turn' : 'The fight'}
        turn={turn}
        entry={fight.number}
        order={
          <>
            {head}
            <OrderStrip
              {...order}
              pictureOf={pictureOf}
              menuOf={menuOf}
              onDamage={runs ? (id) => setAction({ action: 'damage', id, typedAhead: listenAhead() }) : undefined}
            />
          </>
        }
        dock={
          <>
            <FightLines lines={fight.lines} latestOnly={!runs} turn={`${round} ${active}`} />
            <DmFoot {...{ campaignId, now, fight, acting, figures, doing, playersAway }} />
          </>
        }
      >
        <OpenQuestion fight={fight} figures={figures} doing={doing} />
        <NpcsPlayOn view={fight.view} doing={doing} />
        {phase !== 'over' && <OfHomebrew {...{ campaignId, figures, doing }} />}
        {runs && (
          <LedTurn {...{ campaignId, now, fight, acting, target, figures, doing }} onTarget={setTarget} onOwnTurn={() => setActing(null)} />
        )}
        <JoinSection key={phase} {...{ campaignId, now, figures, doing }} open={!runs} />
        {runs && <TurnOrder label="Everybody in the fight" {...order} />}
      </FightFrame>
      <Asked {...{ campaignId, figures, doing, action }} onClose={() => setAction(null)} />
    </ChoiceHost>
  );
}

interface AskedProps extends Pick<FightProps, 'campaignId' | 'figures' | 'doing'> {
  /** What is done to whom. */
  action: { action: CombatantAction; id: string; typedAhead?: TypedAhead } | null;
  onClose: () => void;
}

/** The dialog of what is done to somebody, as long as they are in the fight. */
function Asked({ action, ...around }: AskedProps) {
  const figure = around.figures.find(({ id }) => id === action?.id);
  return (
    <Suspense>
      {action && figure && <CombatantDialog action={action.action} typedAhead={action.typedAhead} figure={figure} {...around} />}
    </Suspense>
  );
}

/** The turn that goes on, once it is there. */
function LedTurn(props: ComponentProps<typeof RunningFight>) {
  return (
    <Suspense>
      <RunningFight {...props} />
    </Suspense>
  );
}

type DmFootProps = Pick<FightProps, 'campaignId' | 'now' | 'fight' | 'figures' | 'doing' | 'playersAway'> & { acting: Figure | null };

/** What leads on: to the next turn, or into a fight that is prepared. */
function DmFoot(props: DmFootProps) {
  const { campaignId, now, fight, figures, doing } = props;
  return (
    <Suspense>
      {fight.view.phase === 'running' ? (
        <RunningFoot {...props} />
      ) : (
        <FightSetup {...{ now, figures, doing }} onStart={loadRunning} undo={<UndoButton {...{ campaignId, fight, doing }} />} />
      )}
    </Suspense>
  );
}

/** Says that the narrator goes on with NPCs after the answer, and stops it. */
function NpcsPlayOn({ view, doing }: { view: SeenFight['view']; doing: Doing }) {
  if (view.audience !== 'dm' || view.npcsPlay === null) return null;
  return (
    <section
      aria-label="NPCs play on"
      className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line px-4 py-2"
    >
      <p className="text-control">
        {view.npcsPlay === 'all' ? 'Then the NPCs play on until a hero’s turn.' : 'Then the NPC plays its turn to the end.'}
      </p>
      <Button variant="outline" busy={doing.busy} onClick={() => void doing.step({ name: 'stopNpcs' })}>
        Stop after this
      </Button>
    </section>
  );
}

/** What the Dungeon Master is told of creatures of homebrew that were edited; nothing where none fights. */
function OfHomebrew({ campaignId, figures, doing }: Pick<FightProps, 'campaignId' | 'figures' | 'doing'>) {
  const creatures = figures.flatMap(({ whole }) => {
    const source = whole?.kind === 'npc' && !whole.dead ? whole.source : null;
    return whole && source !== null && entryIdOf(source) !== null ? [{ one: whole, source }] : [];
  });
  if (creatures.length === 0) return null;
  return (
    <Suspense>
      <EditedCreatures campaignId={campaignId} creatures={creatures} doing={doing} />
    </Suspense>
  );
}

/** The reaction or the saves that the fight waits for, which whoever leads may answer for anybody. */
function OpenQuestion({ fight, figures, doing }: Pick<FightProps, 'fight' | 'figures' | 'doing'>) {
  const asked = fight.view.audience === 'dm' ? openOffers(fight.view) : [];
  const named = (id: string | null) => figures.find((figure) => figure.id === id)?.name ?? null;
  const { saves } = fight.view;
  if (saves) return <SaveCard open={saves} nameOf={(id) => named(id) ?? 'Somebody'} heroId={null} leads doing={doing} />;
  return asked.map((offer) => (
    <ReactionCard
      key={`asked at ${offer.since ?? fight.number} ${offer.reactorId}`}
      name={named(offer.reactorId) ?? 'Somebody'}
      offer={offer}
      by={named(offer.byId)}
      doing={doing}
      mayHold
    />
  ));
}
