import type { Draft } from '#contract/play/narrator-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { removeStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { takeDraft } from './take-draft.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

/** Where the words of a draft are kept while they are edited. */
export const placeOf = ({ id }: Draft) => `draft/${id}`;

/** What a DM can do with a draft. Whatever fails, the words stay. */
export function useDraftActs(draft: Draft, personId: string) {
  const { id: narrationId, campaignId } = draft;
  const reload = () => queryClient.invalidateQueries({ queryKey: calls.narrator.drafts.queryKey({ input: { campaignId } }) });
  const onSuccess = () => {
    removeStoredDraft(personId, placeOf(draft));
    takeDraft(campaignId, narrationId, null);
  };
  const onError = (error: unknown) => {
    notify.refusal(error, { title: 'Error', sentence: 'Your text is kept. Please try again.' });
    void reload();
  };
  const post = useMutation(calls.narrator.publishDraft.mutationOptions({ onSuccess, onError }));
  const discard = useMutation(calls.narrator.discardDraft.mutationOptions({ onSuccess, onError }));
  return {
    posting: post.isPending,
    discarding: discard.isPending,
    post: (content: string) => post.mutate({ campaignId, narrationId, content }),
    discard: (anew: boolean) => discard.mutate({ campaignId, narrationId, anew }),
  };
}
