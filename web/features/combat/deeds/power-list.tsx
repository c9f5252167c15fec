import type { Actor } from '#domain/combat/deeds/activity-use.ts';
import type { PowerDeed } from '#domain/combat/deeds/power-deeds.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { lazy } from 'react';
import { DeedRows } from './deed-rows.tsx';

const AskedUse = lazy(() => import('./asked-use.tsx').then((module) => ({ default: module.AskedUse })));

interface PowerListProps {
  actor: Actor;
  deeds: readonly PowerDeed[];
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** What a creature does besides attacks, as the server says it. */
export function PowerList({ actor, deeds, ...around }: PowerListProps) {
  const choose = useChoosing();
  const ask = (key: string) => {
    const deed = deeds.find((each) => each.key === key);
    if (!deed) return;
    const { use, text } = deed;
    choose({ actorId: actor.id, draw: (now) => <AskedUse {...{ use, actor, text, now }} /> });
  };
  return <DeedRows actor={actor} deeds={deeds} onAsk={ask} {...around} />;
}
