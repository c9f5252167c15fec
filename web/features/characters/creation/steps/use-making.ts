import type { CreatorStep } from '#domain/character/creation/ahead/creator-steps.ts';
import { api } from '#web/lib/api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { leadTo } from './creator-field.tsx';
import type { Creation } from './use-creation.ts';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';

/** How one goes from step to step, and makes the character after the last. */
export function useMaking(campaignId: string, { draft, plan, isBehind, steps, at, problem, set, forget, id }: Creation) {
  const [askedAt, setAskedAt] = useState<CreatorStep | null>(null);
  /** The form from which one wanted to go on before the server had answered. */
  const [waiting, setWaiting] = useState<HTMLElement | null>(null);
  const index = steps.indexOf(at);
  const create = useMutation({
    mutationFn: async () => {
      const build = plan?.build ?? null;
      return build === null ? null : api.characters.createSrd({ campaignId, id, build: { ...build, name: draft.name.trim() } });
    },
    onSuccess: async (made) => {
      if (made === null) return;
      forget();
      await welcome(made.character);
    },
    onError: creationRefused,
  });
  const go = (step: CreatorStep | undefined) => step !== undefined && set({ at: step });

  function forward(form: HTMLElement) {
    // It leads by what the server says of what was chosen last.
    if (isBehind) return setWaiting(form);
    setWaiting(null);
    if (plan === undefined) return;
    if (problem !== null) {
      setAskedAt(at);
      return leadTo(problem.field, form);
    }
    setAskedAt(null);
    if (at !== 'name') return void go(steps[index + 1]);
    const open = steps.find((step) => plan.problems[step] !== undefined);
    if (open === undefined) return create.mutate();
    setAskedAt(open);
    return void go(open);
  }

  const goOn = useEffectEvent(() => waiting !== null && forward(waiting));
  useEffect(() => {
    if (!isBehind) goOn();
  }, [isBehind]);

  return {
    index,
    forward,
    back: () => void go(steps[index - 1]),
    busy: create.isPending || waiting !== null,
    /** What the step in hand still needs, once one tried to go on. */
    complaint: askedAt === at ? (problem?.sentence ?? null) : null,
  };
}
