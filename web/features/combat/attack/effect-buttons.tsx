import { lazy } from 'react';
import type { Acting } from './acting.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { effectText } from '#domain/combat/deeds/attack-figures.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

const AskedEffect = lazy(() => import('./asked-effect.tsx').then((module) => ({ default: module.AskedEffect })));

interface EffectButtonsProps {
  acting: Acting;
  /** Whether a whole action is left, where that binds. */
  mayAct: boolean;
  doing: Doing;
}

/** Why an effect cannot be used now, in few words; what is a part of Multiattack goes beside its attacks. */
function whyNot({ spent, usedThisTurn, attackedWith }: Acting, { name, inMultiattack }: Acting['effects'][number], mayAct: boolean) {
  if (spent.includes(name)) return 'recharging';
  if (inMultiattack === true && usedThisTurn.includes(name)) return 'used this turn';
  return mayAct || (inMultiattack === true && attackedWith.length > 0) ? undefined : 'action taken';
}

/** A breath, a gaze, a blast: pressed, it asks whom it reaches. One that has not come back yet cannot be used. */
export function EffectButtons({ acting, mayAct, doing }: EffectButtonsProps) {
  const choose = useChoosing();
  const ask = (effect: Acting['effects'][number]) =>
    choose({ actorId: acting.id, draw: (now) => <AskedEffect effect={effect} actorId={acting.id} now={now} /> });
  if (acting.effects.length === 0) return null;
  return (
    <div role="group" aria-label={`Effects of ${acting.name}`} className="grid grid-deeds gap-1.5">
      {acting.effects.map((effect) => {
        const aside = whyNot(acting, effect, mayAct);
        return (
          <ActionButton
            key={effect.name}
            name={effect.name}
            aside={aside}
            off={aside !== undefined || doing.busy}
            onPress={() => ask(effect)}
          >
            {effect.area === '' ? '' : `${effect.area} · `}
            {effectText(effect)}
          </ActionButton>
        );
      })}
    </div>
  );
}
