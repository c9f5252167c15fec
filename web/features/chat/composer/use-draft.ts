import { useState } from 'react';
import { storeDraft, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** What is written but not sent; survives a reload. */
export function useDraft(personId: string, campaignId: string): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => readDraft(localStorage, personId, campaignId));
  const change = (next: Draft) => {
    storeDraft(localStorage, personId, campaignId, next);
    setDraft(next);
  };
  return [draft, change];
}
