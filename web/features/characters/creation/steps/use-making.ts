import { api } from '#web/lib/api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StepId } from '#web/features/characters/creation/draft/creation-draft.ts';
import { buildOf, firstOpenStep } from '#web/features/characters/creation/draft/creation-steps.ts';
import { leadTo } from './creator-field.tsx';
import type { Creation } from './use-creation.ts';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';

/** How one goes from step to step, and makes the character after the last. */
export function useMaking(campaignId: string, { draft, steps, at, problem, scores, set, forget, id }: Creation) {
  const [askedAt, setAskedAt] = useState<StepId | null>(null);
  const index = steps.indexOf(at);
  const create = useMutation({
    mutationFn: async () => {
      const build = buildOf(draft, scores.totals);
      return build === null ? null : api.characters.createSrd({ campaignId, id, build });
    },
    onSuccess: async (made) => {
      if (made === null) return;
      forget();
      await welcome(made.character);
    },
    onError: creationRefused,
  });
  const go = (step: StepId | undefined) => step !== undefined && set({ at: step });

  function forward(form: HTMLElement) {
    if (problem !== null) {
      setAskedAt(at);
      return leadTo(problem.field, form);
    }
    setAskedAt(null);
    if (at !== 'name') return void go(steps[index + 1]);
    const open = firstOpenStep(draft, scores.totals);
    if (open === null) return create.mutate();
    setAskedAt(open);
    return void go(open);
  }

  return {
    index,
    forward,
    back: () => void go(steps[index - 1]),
    busy: create.isPending,
    /** What the step in hand still needs, once one tried to go on. */
    complaint: askedAt === at ? (problem?.sentence ?? null) : null,
  };
}
