import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';
import { deedsOf } from '#domain/combat/deeds/deed.ts';
import { noShapers } from '#domain/combat/deeds/shapers.ts';
import type { Shapers } from '#domain/combat/deeds/shapers.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useChoosing } from '#web/features/combat/choice/choosing.ts';
import { lazy } from 'react';
import { DeedRows } from './deed-rows.tsx';
import { useWeaponsFor } from './use-weapons-for.ts';

const AskedUse = lazy(() => import('./asked-use.tsx').then((module) => ({ default: module.AskedUse })));

interface DeedListProps {
  actor: Actor;
  uses: readonly ActivityUse[];
  /** What something does, in paragraphs. */
  textOf: (use: ActivityUse) => readonly string[];
  /** What can be chosen with a spell to change it. */
  shapersFor?: ((use: ActivityUse) => Shapers) | undefined;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Only what answers what others do. */
  reactionsOnly?: boolean | undefined;
}

/** Features, spells and items of a hero as things to press. */
export function DeedList({ actor, uses, textOf, shapersFor = () => noShapers, figures, reactionsOnly = false, ...around }: DeedListProps) {
  const armed = useWeaponsFor(actor, uses);
  const choose = useChoosing();
  const health = figures.find(({ id }) => id === actor.id)?.hitPoints ?? null;
  const deeds = deedsOf(armed, { actor, health, shapersFor });
  const ask = (key: string) => {
    const use = armed.find((each) => each.key === key);
    if (!use) return;
    const asked = { use, actor, text: textOf(use), shapers: shapersFor(use) };
    choose({ actorId: actor.id, draw: (now) => <AskedUse {...asked} now={now} /> });
  };
  return (
    <DeedRows
      {...{ actor, figures, reactionsOnly }}
      {...around}
      deeds={reactionsOnly ? deeds.filter(({ isAnswer }) => isAnswer === true) : deeds}
      onAsk={ask}
    />
  );
}
