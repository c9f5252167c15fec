import { incompleteForm } from '#domain/character/creation/refusal-sentences.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { blankForm, isComplete, readForm } from './quick-form-draft.ts';
import type { QuickFormDraft } from './quick-form-draft.ts';
import { useScores } from './steps/use-scores.ts';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';
import type { CreationPlace } from './creation-place.ts';

/** The form of name, race and class: what is typed outlives a reload, and sent twice it makes one character. */
export function useQuickForm({ id: campaignId, settings }: CreationPlace, me: string) {
  const [kept, change] = useSessionStorage(`hearthlore.character-form/${me}/${campaignId}`, blankForm, readForm);
  const [fresh] = useState(newId);
  const [tried, setTried] = useState(false);
  const scores = useScores(campaignId);
  const form = { ...kept, id: kept.id || fresh };
  const rolled = settings.ruleSet === 'quick' && scores.rolled !== null;
  const create = useMutation({
    mutationFn: () =>
      api.characters.createQuick({ campaignId, id: form.id, name: form.name.trim(), race: form.race, class: form.class, rolled }),
    onSuccess: async ({ character }) => {
      change(() => blankForm);
      await welcome(character);
    },
    onError: creationRefused,
  });
  return {
    form,
    tried,
    scores,
    busy: create.isPending,
    set: (part: Partial<QuickFormDraft>) => change((before) => ({ ...before, id: form.id, ...part })),
    submit: () => {
      setTried(true);
      if (isComplete(form)) create.mutate();
      else notify.refusal(null, { title: 'Incomplete Form', sentence: incompleteForm });
    },
  };
}
