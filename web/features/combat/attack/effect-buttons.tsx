import type { Cover } from '#domain/rules/combat-terms.ts';
import { lazy } from 'react';
import type { Acting } from './acting.ts';
import { areaOfEffect } from '#domain/combat/place/area.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import type { ChoiceNow } from '#web/features/combat/choice/choosing.ts';
import { effectText } from '#domain/combat/deeds/attack-figures.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Doing, Step } from '#web/features/combat/use-combat.ts';

const EffectDialog = lazy(() => import('./effect-dialog.tsx').then((module) => ({ default: module.EffectDialog })));

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

/** Asks whom an effect reaches, as the fight stands now, or leads to the battle map. */
function AskedEffect({ effect, actorId, now }: { effect: Acting['effects'][number]; actorId: string; now: ChoiceNow }) {
  const { figures, doing, one, frame, close } = now;
  const { name } = effect;
  const around = useAround(doing.campaignId, actorId);
  const area = around ? areaOfEffect(effect) : null;
  const stepWith = (targetIds: string[], cover: Cover): Step => ({ name: 'use', actorId, effect: name, targetIds, cover });
  const place = (cover: Cover) => {
    if (!area) return;
    const { campaignId, step } = doing;
    placing.set({ campaignId, actorId, name, ...area, use: (placed) => step(stepWith([], cover), { placing: placed }) });
    close();
  };
  return (
    <EffectDialog
      title={name}
      asksCover={effect.ability === 'dexterity'}
      side={figures.find(({ id }) => id === actorId)?.side ?? 'foes'}
      figures={figures.filter(({ id }) => id !== actorId)}
      busy={doing.busy}
      {...frame(one === null || one.moves.endTurn ? undefined : 'on your turn')}
      onClose={close}
      onPlace={area ? place : undefined}
      onUse={(targetIds, cover) => void doing.step(stepWith(targetIds, cover)).then((done) => done && close())}
    />
  );
}
