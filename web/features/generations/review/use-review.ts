import type { Proposal } from '#domain/world/generation.ts';
import { useState } from 'react';
import { afterDeciding, shownProposals, stepFrom } from '#web/features/generations/review-state.ts';
import type { View } from '#web/features/generations/review-state.ts';

/** What somebody is about to do with the proposal at hand. */
export type ReviewMode = 'look' | 'edit' | 'merge';

/** Which proposals are looked at, which one is at hand, and where to go next. */
export function useReview(proposals: readonly Proposal[]) {
  const [view, setView] = useState<View>({ category: 'all', state: 'open' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [mode, setMode] = useState<ReviewMode>('look');
  /** On a small screen the one at hand takes the place of the list. */
  const [opened, setOpened] = useState(false);
  const shown = shownProposals(proposals, view);
  const current = shown.find(({ id }) => id === chosen) ?? shown[0] ?? null;

  function choose(id: string | null, open = true) {
    setChosen(id);
    setMode('look');
    if (open) setOpened(true);
  }
  return {
    view,
    shown,
    current,
    mode,
    opened: opened && current !== null,
    setMode: (next: ReviewMode) => current !== null && (current.state === 'open' || next === 'look') && setMode(next),
    look: (next: View) => {
      setView(next);
      setMode('look');
      setOpened(false);
    },
    choose,
    close: () => setOpened(false),
    step: (steps: number) => choose(stepFrom(shown, current?.id ?? null, steps), false),
    decided: (ids: readonly string[]) => {
      setChosen(afterDeciding(shown, ids, current?.id ?? null));
      setMode('look');
    },
  };
}
export type Review = ReturnType<typeof useReview>;
