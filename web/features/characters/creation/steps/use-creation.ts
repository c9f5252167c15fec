import { newId } from '#web/lib/new-id.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useMemo, useState } from 'react';
import { blankDraft, openDraft } from '#web/features/characters/creation/draft/creation-draft.ts';
import type { CreationDraft, PickKind, StepId } from '#web/features/characters/creation/draft/creation-draft.ts';
import { offersOf } from '#web/features/characters/creation/draft/creation-offers.ts';
import type { Offers } from '#web/features/characters/creation/draft/creation-offers.ts';
import { problemOf, stepsOf } from '#web/features/characters/creation/draft/creation-steps.ts';
import type { Missing } from '#web/features/characters/creation/draft/creation-steps.ts';
import { picksAfter } from '#web/features/characters/choices/picking.ts';
import { useOwnSpells } from '#web/features/characters/use-own-spells.tsx';
import type { OwnSpells } from '#web/features/characters/use-own-spells.tsx';
import { useScores } from './use-scores.ts';
import type { Scores } from './use-scores.ts';

/** A creation in hand, as each of its steps is given it. */
export interface Creation {
  draft: CreationDraft;
  offers: Offers;
  scores: Scores;
  steps: StepId[];
  at: StepId;
  /** What the step in hand still needs. */
  problem: Missing | null;
  ownSpells: OwnSpells;
  /** The id the character shall have. */
  id: string;
  set: (change: Partial<CreationDraft> | ((now: CreationDraft) => CreationDraft)) => void;
  pick: (kind: PickKind, chosen: string[]) => void;
  /** Once the character is made. */
  forget: () => void;
}

/** The creation of a person in a campaign; it outlives a reload. */
export function useCreation(campaignId: string, me: string): Creation {
  const own = useOwnSpells(campaignId);
  const [kept, change] = useSessionStorage<CreationDraft>(`hearthlore.creation/${me}/${campaignId}`, blankDraft, openDraft);
  const [fresh] = useState(newId);
  const scores = useScores(campaignId);
  const draft = useMemo(() => ({ ...kept, homebrew: own.entries }), [kept, own.entries]);
  const offers = useMemo(() => offersOf(draft), [draft]);
  const steps = stepsOf(offers);
  const at = steps.includes(draft.at) ? draft.at : (steps.at(-1) ?? 'species');
  return {
    draft,
    offers,
    scores,
    steps,
    at,
    problem: problemOf(at, draft, scores.totals, offers),
    id: draft.id || fresh,
    ownSpells: own,
    set: (part) =>
      change((now) => {
        const next = typeof part === 'function' ? part({ ...now, homebrew: own.entries }) : { ...now, ...part };
        return { ...next, homebrew: [], id: now.id || fresh };
      }),
    forget: () => change(() => blankDraft),
    pick: (kind, chosen) =>
      change((now) => {
        const { from } = offersOf({ ...now, homebrew: own.entries }).offer[kind];
        return { ...now, picks: { ...now.picks, [kind]: picksAfter(now.picks[kind], chosen, from) } };
      }),
  };
}
