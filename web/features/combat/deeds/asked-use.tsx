import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import type { ChoiceNow } from '#web/features/combat/choice/choosing.ts';
import { lazy } from 'react';
import { whyNot } from '#domain/combat/deeds/activity-use.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';
import { actorOfHero } from '#domain/combat/deeds/actor.ts';
import { areaOfUse } from './area-of-use.ts';
import { mayHasten } from '#domain/combat/deeds/hasten.ts';
import { noShapers } from '#domain/combat/deeds/shapers.ts';
import type { Shapers } from '#domain/combat/deeds/shapers.ts';
import { stepOfUse } from '#domain/combat/deeds/step-of-use.ts';
import type { UseChoice } from '#domain/combat/deeds/step-of-use.ts';

const UseDialog = lazy(() => import('./use-dialog.tsx').then((module) => ({ default: module.UseDialog })));

interface AskedUseProps {
  use: ActivityUse;
  actor: Actor;
  text: readonly string[];
  /** What can be chosen with a spell to change it. */
  shapers?: Shapers;
  now: ChoiceNow;
}

/** The dialog of a spell or feature: who uses it is asked on as the fight stands now. */
export function AskedUse({ use, actor: asked, text, shapers = noShapers, now }: AskedUseProps) {
  const { target, figures, doing, one, frame, close } = now;
  const { turn, slots, concentration } = one === null ? asked : actorOfHero(one, asked.name);
  const actor = { ...asked, turn, slots, concentration };
  const around = useAround(doing.campaignId, actor.id);
  const isPlaceable = around !== null && areaOfUse(use) !== null;
  const place = (choice: UseChoice) => {
    const area = areaOfUse(use, choice.slot);
    const taken = stepOfUse(actor, use, choice);
    const { campaignId, step } = doing;
    if (area) placing.set({ campaignId, actorId: actor.id, name: use.name, ...area, use: (placed) => step(taken, { placing: placed }) });
    close();
  };
  return (
    <UseDialog
      {...{ use, actor, text, shapers, figures, target }}
      {...frame(mayHasten(use, actor, shapers) ? undefined : whyNot(use, actor))}
      campaignId={doing.campaignId}
      busy={doing.busy}
      onClose={close}
      onPlace={isPlaceable ? place : undefined}
      onCast={(choice) => void doing.step(stepOfUse(actor, use, choice)).then((done) => done && close())}
    />
  );
}
