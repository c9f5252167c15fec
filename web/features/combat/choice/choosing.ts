import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** How the fight stands while somebody chooses. */
export interface ChoiceNow {
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Who acts, as their player is shown them; null for a Dungeon Master, whom no turn binds. */
  one: OwnHero | null;
  /** What the dialog is shown with: why it cannot be done now, where it cannot. */
  frame: (reason: string | undefined) => { open: boolean; notNow: string | undefined };
  close: () => void;
}

/** Something that is asked in a dialog before it is done. */
export interface Choice {
  actorId: string;
  draw: (now: ChoiceNow) => ReactNode;
}

export const Choosing = createContext<((choice: Choice) => void) | null>(null);

/** Opens a dialog of the fight. It stays, with what was typed, when the turn goes on and whatever opened it is gone. */
export function useChoosing(): (choice: Choice) => void {
  const choose = use(Choosing);
  if (choose === null) throw new Error('There is no place for the dialogs of a fight.');
  return choose;
}
