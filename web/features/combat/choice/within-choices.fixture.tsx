import type { OwnHero } from '#contract/play/combat-shapes.ts';
import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { ChoiceHost } from './choice-host.tsx';

/** Something of a fight with the place for its dialogs: as a Dungeon Master has it, or as somebody who plays these heroes. */
export const withinChoices = (
  around: { target: Figure | null; figures: readonly Figure[]; doing: Doing; played?: readonly OwnHero[] },
  shown: ReactNode,
) => (
  <ChoiceHost played={around.played ?? []} isAsked={false} target={around.target} figures={around.figures} doing={around.doing}>
    {shown}
  </ChoiceHost>
);
