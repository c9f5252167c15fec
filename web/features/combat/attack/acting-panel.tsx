import { whileStopped } from '#domain/combat/deeds/while-stopped.ts';
import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { countText } from '#domain/text/count-text.ts';
import { fitsSide } from '#domain/combat/sides.ts';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { Acting } from './acting.ts';
import { attackAside, attacksInTurn, attackText, mayCleave, usedOtherwise } from './attack-text.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import { EffectButtons } from './effect-buttons.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { attackStep, plainSituation, situationText } from './situation.ts';
import type { Situation } from './situation.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { reachAside, standText } from '#web/features/combat/around/stand-text.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import type { Stand } from '#web/features/combat/around/use-around.ts';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import { TargetField } from './target-field.tsx';
import { TargetLine } from './target-line.tsx';
import type { TakenRider } from '#web/features/combat/deeds/riders.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const TargetSheet = lazy(() => import('./target-sheet.tsx').then((module) => ({ default: module.TargetSheet })));
const SituationFields = lazy(() => import('./situation-fields.tsx').then((module) => ({ default: module.SituationFields })));

interface ActingPanelProps {
  acting: Acting;
  target: Figure | null;
  figures: readonly Figure[];
  /** Whether attacks may be made now. */
  mayAttack: boolean;
  /** Whether the number of attacks binds: it does not bind the Dungeon Master. */
  isBound?: boolean;
  /** Whether a whole action is left, where that binds. */
  mayAct?: boolean;
  /** Whether who asks leads, and may leave the battle map out. */
  overrules?: boolean;
  doing: Doing;
  /** What goes with the next hit; forgotten once it was attacked. */
  riders: readonly TakenRider[];
  onAttacked: () => void;
  onTarget: (id: string | null) => void;
  /** What stands between the target and the attacks. */
  first?: ReactNode;
  /** What stands after attacks and effects, before what the fight cannot know of an attack. */
  then?: ReactNode;
}

/** Attacks and effects as buttons: choose a target, press one, and the server rolls. An attack without a target, or with a friend as its target, asks whom. */
export function ActingPanel(props: ActingPanelProps) {
  const {
    acting,
    target,
    figures,
    mayAttack,
    isBound = false,
    overrules = false,
    doing,
    riders,
    onAttacked,
    onTarget,
    first,
    then,
  } = props;
  const [set, setSituation] = useState({ of: target?.id, ...plainSituation });
  // What was said of one target does not hold for the next.
  const { of, ...situation } = set.of === target?.id ? set : { of: target?.id, ...plainSituation };
  const attack: AttackButtonsProps['onAttack'] = async (targetId, used, does = doing) => {
    const how = { ...attackStep(situation, used), riders: [...riders] };
    const map = situation.offMap ? { offMap: true as const } : {};
    if (!(await does.step({ name: 'attack', actorId: acting.id, targetId, attack: used.name, ...how }, map))) return false;
    setSituation({ of, ...situation, advantage: 'none', secondId: null });
    onAttacked();
    return true;
  };
  const { attacks, attacksMade } = acting;
  const most = attacksInTurn(acting);
  const around = useAround(doing.campaignId, acting.id);
  const stands = situation.offMap ? [] : (around?.stands ?? []);
  const stand = stands.find(({ id }) => id === target?.id);
  const others = figures.filter(({ id }) => id !== acting.id);
  const side = figures.find(({ id }) => id === acting.id)?.side ?? 'heroes';
  return (
    <div className="flex flex-col gap-3 narrow:gap-2 short:gap-1.5">
      <Aim {...{ acting, side, target, stands, onTarget }} figures={others}>
        <span className={mayAttack ? 'narrow:sr-only short:sr-only' : undefined}>
          {aimText(target, mayAttack, usedOtherwise(acting), standText(stand, attacks))}
        </span>
        {(mayAttack || !usedOtherwise(acting)) && ` ${attacksMade} of ${countText(most, 'attack')} made.`}
        {around?.movement && ` ${around.movement.left} of ${around.movement.total} feet of movement left.`}
      </Aim>
      {first}
      <AttackButtons {...{ acting, target, side, stands, mayAttack, isBound }} busy={doing.busy} onAttack={attack} />
      <EffectButtons acting={acting} mayAct={props.mayAct ?? true} doing={doing} />
      {then}
      {attacks.length > 0 && (
        <SituationFold
          {...{ acting, target, others, side }}
          map={stand !== undefined || situation.offMap ? (overrules ? 'overruled' : 'binds') : 'none'}
          value={situation}
          onChange={(value) => setSituation({ of, ...value })}
        />
      )}
    </div>
  );
}

interface AimProps extends Pick<ActingPanelProps, 'target' | 'figures' | 'onTarget'> {
  acting: Acting;
  side: Figure['side'];
  stands: readonly Stand[];
  /** What is left of the turn, beside it. */
  children: ReactNode;
}

/** Whom one aims at: everybody to press where there is room, and on a phone or in a low window one line that opens them. */
function Aim({ acting, side, target, figures, stands, onTarget, children }: AimProps) {
  const { attacks } = acting;
  const choose = useChoosing();
  const ask = () =>
    choose({
      actorId: acting.id,
      draw: ({ figures: now, target: aimed, close }) => (
        <TargetSheet
          title="Target"
          value={aimed?.id ?? null}
          figures={now.filter(({ id }) => id !== acting.id)}
          {...{ side, stands, attacks }}
          onClose={close}
          onPick={(id) => {
            onTarget(id === aimed?.id ? null : id);
            close();
          }}
        />
      ),
    });
  return (
    <div className="flex flex-col gap-3 narrow:flex-row narrow:items-center narrow:gap-2 short:flex-row short:items-center short:gap-2">
      {attacks.length > 0 && (
        <>
          <div className="narrow:hidden short:hidden">
            <TargetField label="Target" value={target?.id ?? null} {...{ side, figures, stands, attacks }} onChange={onTarget} />
          </div>
          <TargetLine target={target} onPress={ask} />
        </>
      )}
      <p className="figures min-w-0 flex-1 text-note text-ink-soft" role="status">
        {children}
      </p>
    </div>
  );
}

interface AttackButtonsProps extends Pick<ActingPanelProps, 'acting' | 'target' | 'mayAttack'> {
  side: Figure['side'];
  /** Where everybody stands, as far as a battle map tells it. */
  stands: readonly Stand[];
  isBound: boolean;
  busy: boolean;
  /** Attacks; the fight may have gone on since it was asked whom. */
  onAttack: (targetId: string, used: Acting['attacks'][number], does?: Doing) => Promise<boolean>;
}

/** Attacks to press: one goes at the target, and asks whom where there is none or that is a friend. */
function AttackButtons({ acting, target, side, stands, mayAttack, isBound, busy, onAttack }: AttackButtonsProps) {
  const choose = useChoosing();
  const stand = stands.find(({ id }) => id === target?.id);
  const ask = (used: Acting['attacks'][number]) =>
    choose({
      actorId: acting.id,
      draw: ({ figures, doing, one, frame, close }) => (
        <TargetSheet
          title={`${used.name}: at whom?`}
          side={side}
          figures={figures.filter(({ id }) => id !== acting.id)}
          {...{ stands }}
          attacks={[used]}
          busy={doing.busy}
          {...frame(one === null ? undefined : whyNoAttack(one))}
          onClose={close}
          onPick={(id) => void onAttack(id, used, doing).then((done) => done && close())}
        />
      ),
    });
  const press = (used: Acting['attacks'][number]) => {
    if (target !== null && fitsSide('foes', side, target.side)) void onAttack(target.id, used);
    else ask(used);
  };
  return (
    <div role="group" aria-label={`Attacks of ${acting.name}`} data-part="Attacks" className="grid grid-deeds gap-1.5">
      {acting.attacks.map((each) => {
        const far = reachAside(stand, each);
        const aside = attackAside(acting, each, isBound) ?? (far && { text: far.text, off: isBound && far.isTooFar });
        return (
          <ActionButton
            key={each.name}
            name={each.name}
            aside={aside?.text}
            off={!mayAttack || aside?.off === true || busy}
            onPress={() => press(each)}
          >
            {attackText(acting, each)}
          </ActionButton>
        );
      })}
    </div>
  );
}

/** Why a player's hero or companion makes no attack now. */
function whyNoAttack({ moves, isReadied, reactionUsed, stoppedBy }: OwnHero): string | undefined {
  if (stoppedBy !== undefined) return whileStopped(stoppedBy);
  if (moves.attack || (isReadied && !reactionUsed)) return undefined;
  return moves.endTurn ? 'no attack left' : 'on your turn';
}

function aimText(target: Figure | null, mayAttack: boolean, isSpent: boolean, stands: string): string {
  if (!mayAttack && isSpent) return 'Your action is taken: no attacks this turn.';
  if (!mayAttack) return 'No attacks left this turn.';
  return target === null ? 'Pick a target here or in the turn order.' : `Target: ${target.name}${stands === '' ? '' : `, ${stands}`}.`;
}

interface SituationFoldProps {
  acting: Acting;
  target: Figure | null;
  others: readonly Figure[];
  side: Figure['side'];
  /** Whether a battle map tells where the target stands, and whether it can be left out. */
  map: 'none' | 'binds' | 'overruled';
  value: Situation;
  onChange: (value: Situation) => void;
}

/** What the fight cannot know of the next attack, folded; what is not as usual is said beside. */
function SituationFold({ acting, target, others, side, map, value, onChange }: SituationFoldProps) {
  const label = 'Second target (Cleave)';
  return (
    <Fold name="situation" title="Roll, cover and distance" aside={situationText(value)}>
      {() => (
        <>
          <div className="grid grid-pairs gap-2">
            <Suspense>
              <SituationFields attacks={acting.attacks} isPlaced={map !== 'none' && !value.offMap} value={value} onChange={onChange} />
            </Suspense>
          </div>
          {map === 'overruled' && (
            <Checkbox label="Leave the battle map out of it" checked={value.offMap} onChange={(offMap) => onChange({ ...value, offMap })} />
          )}
          {target !== null && mayCleave(acting) && (
            <>
              <p className="text-note text-ink-soft">{label}</p>
              <TargetField
                {...{ label, side }}
                value={value.secondId}
                figures={others.filter(({ id }) => id !== target.id)}
                onChange={(secondId) => onChange({ ...value, secondId })}
              />
            </>
          )}
        </>
      )}
    </Fold>
  );
}
