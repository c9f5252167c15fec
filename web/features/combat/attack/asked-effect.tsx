import { areaOfEffect } from '#domain/combat/place/area.ts';
import type { Cover } from '#domain/rules/combat-terms.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import type { ChoiceNow } from '#web/features/combat/choice/choosing.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import type { Acting } from './acting.ts';
import { EffectDialog } from './effect-dialog.tsx';

/** Asks whom an effect reaches, as the fight stands now, or leads to the battle map. */
export function AskedEffect({ effect, actorId, now }: { effect: Acting['effects'][number]; actorId: string; now: ChoiceNow }) {
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
