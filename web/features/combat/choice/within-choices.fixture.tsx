import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { ChoiceHost } from './choice-host.tsx';

/** Something of a fight with the place for its dialogs, as a Dungeon Master has it. */
export const withinChoices = (around: { target: Figure | null; figures: readonly Figure[]; doing: Doing }, shown: ReactNode) => (
  <ChoiceHost played={[]} isAsked={false} target={around.target} figures={around.figures} doing={around.doing}>
    {shown}
  </ChoiceHost>
);
