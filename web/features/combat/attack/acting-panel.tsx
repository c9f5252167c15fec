import { fitsSide } from '#domain/combat/sides.ts';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import type { Acting } from './acting.ts';
import { attackAside, attackText, mayCleave, usedOtherwise } from './attack-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import { EffectButtons } from './effect-buttons.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { attackStep, plainSituation, situationText } from './situation.ts';
import type { Situation } from './situation.ts';
import { SituationFields } from './situation-fields.tsx';
import { Fold } from '#web/features/combat/fields/fold.tsx';
import { TargetField } from './target-field.tsx';
import type { TakenRider } from '#web/features/combat/deeds/riders.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const AttackDialog = lazy(() => import('./attack-dialog.tsx').then((module) => ({ default: module.AttackDialog })));

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
  doing: Doing;
  /** What goes with the next hit; forgotten once it was attacked. */
  riders: readonly TakenRider[];
  onAttacked: () => void;
  onTarget: (id: string | null) => void;
  /** What stands between the target and the attacks. */
  first?: ReactNode;
}

/** Attacks and effects as buttons: choose a target, press one, and the server rolls. An attack with a friend as its target asks whom. */
export function ActingPanel(props: ActingPanelProps) {
  const { acting, target, figures, mayAttack, isBound = false, mayAct = true, doing, riders, onAttacked, onTarget, first } = props;
  const [set, setSituation] = useState({ of: target?.id, ...plainSituation });
  // What was said of one target does not hold for the next.
  const { of, ...situation } = set.of === target?.id ? set : { of: target?.id, ...plainSituation };
  const attack = async (targetId: string, used: Acting['attacks'][number]) => {
    const how = { ...attackStep(situation, used), riders: [...riders] };
    if (!(await doing.step({ name: 'attack', actorId: acting.id, targetId, attack: used.name, ...how }))) return false;
    setSituation({ of, ...situation, advantage: 'none', secondId: null });
    onAttacked();
    return true;
  };
  const { attacks, attacksMade, attacksPerTurn } = acting;
  const others = figures.filter(({ id }) => id !== acting.id);
  const side = figures.find(({ id }) => id === acting.id)?.side ?? 'heroes';
  return (
    <div className="flex flex-col gap-3">
      {attacks.length > 0 && <TargetField label="Target" side={side} value={target?.id ?? null} figures={others} onChange={onTarget} />}
      <p className="figures text-note text-ink-soft" role="status">
        {aimText(target, mayAttack, usedOtherwise(acting))}
        {(mayAttack || !usedOtherwise(acting)) &&
          ` ${attacksMade} of ${attacksPerTurn} ${attacksPerTurn === 1 ? 'attack' : 'attacks'} made.`}
      </p>
      {first}
      <AttackButtons {...{ acting, target, others, side, mayAttack, isBound }} busy={doing.busy} onAttack={attack} />
      {attacks.length > 0 && (
        <SituationFold {...{ acting, target, others, side }} value={situation} onChange={(value) => setSituation({ of, ...value })} />
      )}
      <EffectButtons acting={acting} figures={figures} mayAct={mayAct} doing={doing} />
    </div>
  );
}

interface AttackButtonsProps extends Pick<ActingPanelProps, 'acting' | 'target' | 'mayAttack'> {
  others: readonly Figure[];
  side: Figure['side'];
  isBound: boolean;
  busy: boolean;
  onAttack: (targetId: string, used: Acting['attacks'][number]) => Promise<boolean>;
}

/** Attacks to press: one goes at the target, and asks whom where that is a friend. */
function AttackButtons({ acting, target, others, side, mayAttack, isBound, busy, onAttack }: AttackButtonsProps) {
  const [asked, setAsked] = useState<Acting['attacks'][number] | null>(null);
  const press = (used: Acting['attacks'][number]) => {
    if (target === null) return;
    if (fitsSide('foes', side, target.side)) void onAttack(target.id, used);
    else setAsked(used);
  };
  return (
    <>
      <div
        role="group"
        aria-label={`Attacks of ${acting.name}`}
        className="grid grid-cols-2 gap-1.5 [&>:last-child:nth-child(odd)]:col-span-2"
      >
        {acting.attacks.map((each) => {
          const aside = attackAside(acting, each, isBound);
          return (
            <ActionButton
              key={each.name}
              name={each.name}
              aside={aside?.text}
              off={target === null || !mayAttack || aside?.off === true || busy}
              onPress={() => press(each)}
            >
              {attackText(acting, each)}
            </ActionButton>
          );
        })}
      </div>
      {asked && (
        <Suspense>
          <AttackDialog
            name={asked.name}
            side={side}
            figures={others}
            busy={busy}
            onClose={() => setAsked(null)}
            onAttack={(id) => void onAttack(id, asked).then((done) => done && setAsked(null))}
          />
        </Suspense>
      )}
    </>
  );
}

function aimText(target: Figure | null, mayAttack: boolean, isSpent: boolean): string {
  if (!mayAttack && isSpent) return 'Your action is taken: no attacks this turn.';
  if (!mayAttack) return 'No attacks left this turn.';
  return target === null ? 'Pick a target here or in the turn order.' : `Target: ${target.name}.`;
}

interface SituationFoldProps {
  acting: Acting;
  target: Figure | null;
  others: readonly Figure[];
  side: Figure['side'];
  value: Situation;
  onChange: (value: Situation) => void;
}

/** What the fight cannot know of the next attack, folded; what is not as usual is said beside. */
function SituationFold({ acting, target, others, side, value, onChange }: SituationFoldProps) {
  const label = 'Second target (Cleave)';
  return (
    <Fold name="situation" title="Roll, cover and distance" aside={situationText(value)}>
      <div className="grid grid-cols-2 gap-2">
        <SituationFields attacks={acting.attacks} value={value} onChange={onChange} />
      </div>
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
    </Fold>
  );
}
