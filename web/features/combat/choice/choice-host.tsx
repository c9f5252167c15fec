import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Choosing } from './choosing.ts';
import type { Choice } from './choosing.ts';

interface ChoiceHostProps {
  /** Those whom the person who looks plays, and whom turns bind; nobody for a Dungeon Master. */
  played: readonly OwnHero[];
  /** Whether something is asked of them that does not wait: then the dialog steps aside. */
  isAsked: boolean;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  children: ReactNode;
}

/** The place for what a fight asks in dialogs: above whatever changes with the turns, so that nothing that was typed is lost with them. */
export function ChoiceHost({ played, isAsked, target, figures, doing, children }: ChoiceHostProps) {
  const [choice, setChoice] = useState<(Choice & { key: number }) | null>(null);
  const choose = useCallback((next: Choice) => setChoice((before) => ({ ...next, key: (before?.key ?? 0) + 1 })), []);
  const one = played.find(({ id }) => id === choice?.actorId) ?? null;
  const figure = figures.find(({ id }) => id === one?.id);
  // Whom a player plays may be gone by now; a Dungeon Master plays nobody here.
  const gone = played.length > 0 && one === null ? 'not in the fight any more' : downText(figure);
  const frame = (reason: string | undefined) => ({ open: !isAsked, notNow: notNowText(gone ?? reason) });
  return (
    <Choosing value={choose}>
      {children}
      {choice && <Suspense key={choice.key}>{choice.draw({ target, figures, doing, one, frame, close: () => setChoice(null) })}</Suspense>}
    </Choosing>
  );
}

function downText(figure: Figure | undefined): string | undefined {
  return figure?.health === 'down' || figure?.health === 'dead' ? `${figure.name} is ${figure.health}` : undefined;
}

function notNowText(reason: string | undefined): string | undefined {
  if (reason === undefined) return undefined;
  const why = reason === 'on your turn' ? 'It is not your turn.' : `This cannot be done now: ${reason}.`;
  return `${why} What you have chosen stays here.`;
}
