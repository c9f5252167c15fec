import { fitsSide } from '#domain/combat/sides.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { splitLatest } from '#web/features/combat/log-text.ts';
import { aimAt, targetIn } from '#web/features/combat/target.ts';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';
import { attackStep, plainSituation } from './situation.ts';

const TargetSheet = lazy(() => import('./target-sheet.tsx').then((module) => ({ default: module.TargetSheet })));

interface SheetStrikes {
  /** Strikes with an attack of the hero's by its name; null for one that the fight does not know now. Null where it is not their turn to attack. */
  strikeOf: ((characterId: string, attack: string) => (() => void) | null) | null;
  /** Asks whom, where nobody is aimed at. */
  asked: ReactNode;
}

/** Attacks of one's own hero as parts of their turn, for what stands outside the panel of the fight: the same step as there. */
export function useSheetStrikes(campaignId: string): SheetStrikes {
  const { data } = useCombat(campaignId);
  const [fight, characterId] = [data?.fight ?? null, data?.characterId ?? null];
  const doing = useDoing(campaignId, fight);
  const hero = fight?.view.phase === 'running' ? fight.hero : null;
  const figures = fight ? figuresOf(fight.view) : [];
  const own = figures.find(({ id }) => id === hero?.id) ?? null;
  const [asking, ask] = useState<string | null>(null);
  const mayAttack = hero !== null && hero.moves.attack && hero.moves.endTurn;
  const stands = useAround(campaignId, mayAttack ? hero.id : null)?.stands ?? [];
  const strike = async (name: string, targetId: string) => {
    const used = hero?.attacks.find((each) => each.name === name);
    if (!fight || !hero || !used) return;
    const how = { ...attackStep(plainSituation, used), riders: [] };
    if (!(await doing.step({ name: 'attack', actorId: hero.id, targetId, attack: name, ...how }))) return;
    ask(null);
    aimAt.set({ fightId: fight.id, id: targetId });
    const now = queryClient.getQueryData(calls.combat.get.queryKey({ input: { campaignId } }))?.fight;
    const told = splitLatest(now?.lines ?? []).latest.map(({ sentence }) => sentence);
    notify.done(name, told.join(' '));
  };
  const press = (name: string) => {
    if (doing.busy || !fight) return;
    const aimed = aimAt.get()?.id ?? targetIn(fight.id);
    const target = figures.find(({ id, health }) => id === aimed && health !== 'dead');
    if (own && target && fitsSide('foes', own.side, target.side)) void strike(name, target.id);
    else ask(name);
  };
  const used = hero?.attacks.find(({ name }) => name === asking);
  return {
    strikeOf: mayAttack
      ? (id, name) => (id === characterId && hero.attacks.some((each) => each.name === name) ? () => press(name) : null)
      : null,
    asked: own && used && mayAttack && (
      <Suspense>
        <TargetSheet
          title={`${used.name}: at whom?`}
          side={own.side}
          figures={figures.filter(({ id }) => id !== own.id)}
          stands={stands}
          attacks={[used]}
          busy={doing.busy}
          onClose={() => ask(null)}
          onPick={(id) => void strike(used.name, id)}
        />
      </Suspense>
    ),
  };
}
