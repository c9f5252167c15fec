import type { Draft } from '#contract/play/narrator-shapes.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { useState } from 'react';
import { placeOf } from './use-draft-acts.ts';

/** The words of a draft as a DM left them, over a reload too; those of the narrator until somebody changed them. */
export function useEditedDraft(draft: Draft, personId: string) {
  const [kept, keep] = useStoredDraft(personId, placeOf(draft));
  const [content, setContent] = useState(kept === '' ? draft.content : kept);
  const write = (text: string) => {
    setContent(text);
    keep(text === draft.content ? '' : text);
  };
  return [content, write] as const;
}
