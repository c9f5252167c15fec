import { api } from '#web/lib/api.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useEffect, useRef, useState } from 'react';
import { heard, isTalk, newTalk } from './guide-talk.ts';
import type { GuideTalk } from './guide-talk.ts';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';
import { creationFailed, welcome } from '#web/features/characters/welcome.ts';

/** The conversation in which a character is made; all of it outlives a reload, what is typed too. */
export function useGuide(campaignId: string, me: string) {
  const [fresh] = useState(() => newTalk(newId()));
  const [talk, change] = useSessionStorage<GuideTalk>(`hearthlore.guide/${me}/${campaignId}`, fresh, (value) =>
    isTalk(value) ? value : null,
  );
  const [typed, type] = useStoredDraft(me, `guide/${campaignId}`);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ now, message }: { now: GuideTalk; message: string }) =>
      api.characters.guide({ campaignId, id: now.id, step: now.step, message, data: now.data }),
    onSuccess: async (answer, { now, message }) => {
      type('');
      if (answer.characterExists) return reloadCharacters();
      if (answer.character === null) return change(() => heard(now, message, answer));
      change(() => fresh);
      return welcome(answer.character);
    },
    onError: (error) => notify.refusal(error, creationFailed),
  });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || talk.said.length > 0) return;
    begun.current = true;
    mutate({ now: talk, message: '' });
  }, [talk, mutate]);
  return {
    talk,
    typed,
    type,
    waiting: isPending,
    failed: isError,
    answer: (text: string) => {
      const message = text.trim();
      if (message !== '' && !isPending && talk.said.length > 0) mutate({ now: talk, message });
    },
    /** Greets once more, with nothing said yet. */
    beginAgain: () => {
      const anew = newTalk(talk.id);
      change(() => anew);
      begun.current = true;
      mutate({ now: anew, message: '' });
    },
  };
}
