import type { Cover } from '#domain/rules/combat-terms.ts';
import { Suspense, lazy, useState } from 'react';
import type { Acting } from './acting.ts';
import { areaOfEffect } from '#domain/combat/place/area.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { effectText } from '#web/features/combat/combat-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing, Step } from '#web/features/combat/use-combat.ts';

const EffectDialog = lazy(() => import('./effect-dialog.tsx').then((module) => ({ default: module.EffectDialog })));

interface EffectButtonsProps {
  acting: Acting;
  figures: readonly Figure[];
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
export function EffectButtons({ acting, figures, mayAct, doing }: EffectButtonsProps) {
  const [name, setName] = useState<string | null>(null);
  const use = async (effect: string, targetIds: string[], cover: Cover) => {
    if (await doing.step({ name: 'use', actorId: acting.id, effect, targetIds, cover })) setName(null);
  };
  const around = useAround(doing.campaignId, acting.effects.length > 0 ? acting.id : null);
  const used = acting.effects.find((each) => each.name === name);
  const area = around && used ? areaOfEffect(used) : null;
  const place = (cover: Cover) => {
    if (!used || !area) return;
    const step: Step = { name: 'use', actorId: acting.id, effect: used.name, targetIds: [], cover };
    placing.set({
      campaignId: doing.campaignId,
      actorId: acting.id,
      name: used.name,
      ...area,
      use: (placed) => doing.step(step, { placing: placed }),
    });
    setName(null);
  };
  if (acting.effects.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={`Effects of ${acting.name}`}
      className="grid grid-cols-2 gap-1.5 [&>button:last-of-type:nth-of-type(odd)]:col-span-2"
    >
      {acting.effects.map((effect) => {
        const aside = whyNot(acting, effect, mayAct);
        return (
          <ActionButton
            key={effect.name}
            name={effect.name}
            aside={aside}
            off={aside !== undefined || doing.busy}
            onPress={() => setName(effect.name)}
          >
            {effect.area === '' ? '' : `${effect.area} · `}
            {effectText(effect)}
          </ActionButton>
        );
      })}
      {name !== null && (
        <Suspense>
          <EffectDialog
            title={name}
            asksCover={acting.effects.some((effect) => effect.name === name && effect.ability === 'dexterity')}
            side={figures.find(({ id }) => id === acting.id)?.side ?? 'foes'}
            figures={figures.filter(({ id }) => id !== acting.id)}
            busy={doing.busy}
            onClose={() => setName(null)}
            onPlace={area ? place : undefined}
            onUse={(targetIds, cover) => void use(name, targetIds, cover)}
          />
        </Suspense>
      )}
    </div>
  );
}
