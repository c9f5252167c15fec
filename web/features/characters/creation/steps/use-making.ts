import type { CreatorStep } from '#domain/character/creation/ahead/creator-steps.ts';
import type { CreationPlan } from '#domain/character/creation/ahead/creation-plan.ts';
import { api } from '#web/lib/api.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { leadTo } from './creator-field.tsx';
import { problemAt } from './use-creation.ts';
import type { Creation } from './use-creation.ts';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';

/** How one goes from step to step, and makes the character after the last. */
export function useMaking(campaignId: string, { draft, steps, at, problem, settled, set, forget, id }: Creation) {
  const [askedAt, setAskedAt] = useState<CreatorStep | null>(null);
  /** Whether one wanted to go on before the server had answered. */
  const [waiting, setWaiting] = useState(false);
  const index = steps.indexOf(at);
  const create = useMutation({
    mutationFn: async ({ build }: CreationPlan) =>
      build === null ? null : api.characters.createSrd({ campaignId, id, build: { ...build, name: draft.name.trim() } }),
    onSuccess: async (made) => {
      if (made === null) return;
      forget();
      await welcome(made.character);
    },
    onError: creationRefused,
  });
  const go = (step: CreatorStep | undefined) => step !== undefined && set({ at: step });

  async function forward(form: HTMLElement) {
    // It leads by what the server says of what was chosen last.
    setWaiting(true);
    const plan = await settled();
    setWaiting(false);
    if (plan === null) return;
    const missing = problemAt(at, draft, plan);
    if (missing !== null) {
      setAskedAt(at);
      return leadTo(missing.field, form);
    }
    setAskedAt(null);
    if (at !== 'name') return void go(plan.steps[plan.steps.indexOf(at) + 1]);
    const open = plan.steps.find((step) => plan.problems[step] !== undefined);
    if (open === undefined) return create.mutate(plan);
    setAskedAt(open);
    return void go(open);
  }

  return {
    index,
    forward,
    back: () => void go(steps[index - 1]),
    busy: create.isPending || waiting,
    /** What the step in hand still needs, once one tried to go on. */
    complaint: askedAt === at ? (problem?.sentence ?? null) : null,
  };
}
