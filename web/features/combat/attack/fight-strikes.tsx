import { fitsSide } from '#domain/combat/sides.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAround } from '#web/features/combat/around/use-around.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { splitLatest } from '#web/features/combat/log-text.ts';
import { aimAt, targetIn } from '#web/features/combat/target.ts';
import { useCombat, useDoing } from '#web/features/combat/use-combat.ts';
import { attackStep, plainSituation } from './situation.ts';

const TargetSheet = lazy(() => import('./target-sheet.tsx').then((module) => ({ default: module.TargetSheet })));

interface FightStrikesProps {
  campaignId: string;
  /** Takes what each attack of a character's sheet does in the fight by its name: null for one that the fight does not know. Null where it is not their turn to attack. */
  onStrikes: (strikeOf: ((characterId: string, attack: string) => (() => void) | null) | null) => void;
  /** Takes in words how one came out. */
  onTold: (told: string) => void;
}

/** Attacks of one's own hero as parts of their turn, for what stands outside the panel of the fight: the same step as there. It asks whom, where nobody is aimed at. */
export function FightStrikes({ campaignId, onStrikes, onTold }: FightStrikesProps) {
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
    onTold(told.join(' '));
  };
  const press = (name: string) => {
    if (doing.busy || !fight) return;
    const aimed = aimAt.get()?.id ?? targetIn(fight.id);
    const target = figures.find(({ id, health }) => id === aimed && health !== 'dead');
    if (own && target && fitsSide('foes', own.side, target.side)) void strike(name, target.id);
    else ask(name);
  };
  const used = hero?.attacks.find(({ name }) => name === asking);
  const pressed = useRef(press);
  useEffect(() => {
    pressed.current = press;
  });
  const names = mayAttack ? JSON.stringify(hero.attacks.map((each) => each.name)) : null;
  useEffect(() => {
    const known = names === null ? null : new Set<unknown>(JSON.parse(names));
    onStrikes(known && ((id, name) => (id === characterId && known.has(name) ? () => pressed.current(name) : null)));
    return () => onStrikes(null);
  }, [names, characterId, onStrikes]);
  if (!own || !used || !mayAttack) return null;
  return (
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
  );
}
