import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import type { Acting } from './acting.ts';
import { damageText, reachText, signed } from '#web/features/combat/combat-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import { EffectButtons } from './effect-buttons.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import { plainSituation, situationStep } from './situation.ts';
import { SituationFields } from './situation-fields.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface ActingPanelProps {
  acting: Acting;
  target: Figure | null;
  figures: readonly Figure[];
  /** Whether attacks may be made now. */
  mayAttack: boolean;
  doing: Doing;
  onTarget: (id: string | null) => void;
}

/** Attacks and effects as buttons: choose a target, press one, and the server rolls. */
export function ActingPanel({ acting, target, figures, mayAttack, doing, onTarget }: ActingPanelProps) {
  const [set, setSituation] = useState({ of: target?.id, ...plainSituation });
  // What was said of one target does not hold for the next.
  const { of, ...situation } = set.of === target?.id ? set : { of: target?.id, ...plainSituation };
  const attack = async (targetId: string, name: string) => {
    const done = await doing.step({ name: 'attack', actorId: acting.id, targetId, attack: name, ...situationStep(situation) });
    if (done) setSituation({ of, ...situation, advantage: 'none' });
  };
  const { attacks, attacksMade, attacksPerTurn } = acting;
  return (
    <div className="flex flex-col gap-3">
      {attacks.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          <SelectField
            label="Target"
            value={target?.id ?? ''}
            onChange={(event) => onTarget(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">Choose one</option>
            {figures
              .filter(({ id, health }) => id !== acting.id && health !== 'dead')
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          <SituationFields value={situation} onChange={(value) => setSituation({ of, ...value })} />
        </div>
      )}
      <p className="figures text-note text-ink-soft" role="status">
        {aimText(target, mayAttack)} {attacksMade} of {attacksPerTurn} {attacksPerTurn === 1 ? 'attack' : 'attacks'} made.
      </p>
      <div role="group" aria-label={`Attacks of ${acting.name}`} className="flex flex-col gap-2">
        {attacks.map(({ name, toHit, damage, offHand, ...where }) => (
          <ActionButton
            key={name}
            name={name}
            aside={offHand === true ? 'offHand' : undefined}
            off={target === null || !mayAttack || doing.busy}
            onPress={() => target && void attack(target.id, name)}
          >
            {signed(toHit)} to hit · {damageText(damage)} · {reachText(where)}
          </ActionButton>
        ))}
      </div>
      <EffectButtons acting={acting} figures={figures} doing={doing} />
    </div>
  );
}

function aimText(target: Figure | null, mayAttack: boolean): string {
  if (!mayAttack) return 'No attacks left this turn.';
  return target === null ? 'Pick a target here or in the turn order.' : `Target: ${target.name}.`;
}
