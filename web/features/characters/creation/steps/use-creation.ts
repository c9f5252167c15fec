import { creatorSteps } from '#domain/character/creation/ahead/creator-steps.ts';
import type { CreationPick, CreatorStep } from '#domain/character/creation/ahead/creator-steps.ts';
import type { CreationPlan } from '#domain/character/creation/ahead/creation-plan.ts';
import type { Missing } from '#domain/character/creation/ahead/creation-steps.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { blankDraft, decidedOf, openDraft } from '#web/features/characters/creation/draft/creation-draft.ts';
import type { KeptCreation } from '#web/features/characters/creation/draft/creation-draft.ts';
import { picksAfter } from '#web/features/characters/choices/picking.ts';
import { useScores } from './use-scores.ts';
import type { Scores } from './use-scores.ts';
import { isAway } from '#web/features/characters/place.ts';

/** A creation in hand, as each of its steps is given it. */
export interface Creation {
  draft: KeptCreation;
  /** What the server makes of it; of what was chosen before until it has, and undefined until the first answer. */
  plan: CreationPlan | undefined;
  /** Whether the server still works out what was chosen last. */
  isBehind: boolean;
  /** The plan of what was chosen last, once the server has worked it out; null where it could not be asked. */
  settled: () => Promise<CreationPlan | null>;
  /** Asks again, after the server could not be asked. */
  retry: (() => void) | null;
  scores: Scores;
  /** Whether the character is made at no table, where nobody looks on. */
  isAway: boolean;
  steps: readonly CreatorStep[];
  at: CreatorStep;
  /** What the step in hand still needs. */
  problem: Missing | null;
  /** The id the character shall have. */
  id: string;
  set: (change: Partial<KeptCreation> | ((now: KeptCreation) => KeptCreation)) => void;
  /** What is picked of a list, as far as it fits. */
  picked: (kind: CreationPick) => string[];
  pick: (kind: CreationPick, chosen: string[]) => void;
  /** Once the character is made. */
  forget: () => void;
}

/** The creation of a person in a campaign; it outlives a reload. */
export function useCreation(campaignId: string, me: string): Creation {
  const [draft, change] = useSessionStorage<KeptCreation>(`hearthlore.creation/${me}/${campaignId}`, blankDraft, openDraft);
  const [fresh] = useState(newId);
  const scores = useScores(campaignId);
  const options = calls.characters.creationAhead.queryOptions({ input: { campaignId, draft: decidedOf(draft) } });
  const { data: plan, isPlaceholderData, isError, refetch } = useQuery({ ...options, placeholderData: keepPreviousData });
  const steps = plan?.steps ?? creatorSteps;
  const at = steps.includes(draft.at) ? draft.at : (steps.at(-1) ?? 'species');
  const idsOf = (kind: CreationPick) => plan?.offers[kind].options.map(({ id }) => id) ?? [];
  return {
    draft,
    plan,
    isBehind: isPlaceholderData || (plan === undefined && !isError),
    settled: () => queryClient.ensureQueryData(options).catch(() => null),
    retry: isError ? () => void refetch() : null,
    scores,
    isAway: isAway(campaignId),
    steps,
    at,
    problem: problemAt(at, draft, plan),
    id: draft.id || fresh,
    set: (part) => change((now) => ({ ...(typeof part === 'function' ? part(now) : { ...now, ...part }), id: now.id || fresh })),
    forget: () => change(() => blankDraft),
    picked: (kind) => fittingPicks(draft.picks[kind] ?? [], { choose: plan?.offers[kind].choose ?? 0, from: idsOf(kind) }),
    pick: (kind, chosen) =>
      change((now) => ({ ...now, picks: { ...now.picks, [kind]: picksAfter(now.picks[kind] ?? [], chosen, idsOf(kind)) } })),
  };
}

/** What a step still needs, by what the server says of what was chosen. */
export function problemAt(at: CreatorStep, { name }: KeptCreation, plan: CreationPlan | undefined): Missing | null {
  if (at === 'name') return name.trim() === '' ? { field: 'name', sentence: 'Please enter a name.' } : null;
  return plan?.problems[at] ?? null;
}
