import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQueryClient } from '#web/lib/queries/use-query.ts';
import { Plus } from 'lucide-react';

/** Adds words of one's own to what the dice are reckoned from; what is typed is kept until they are added. */
export function WordsForm({ campaignId, personId }: { campaignId: string; personId: string }) {
  const queryClient = useQueryClient();
  const [text, setText] = useStoredDraft(personId, `dice/${campaignId}`);
  const add = useMutation(
    calls.dice.addWords.mutationOptions({
      onSuccess: (dice) => {
        queryClient.setQueryData(calls.dice.get.queryKey({ input: { campaignId } }), dice);
        setText('');
      },
      onError: (error) => notify.refusal(error, { title: 'Not added', sentence: 'The words could not be added. Please try again.' }),
    }),
  );
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !add.isPending) add.mutate({ campaignId, words: text });
      }}
    >
      <TextField
        label="Your words"
        className="min-w-[min(12rem,100%)] flex-1"
        maxLength={limits.diceWordsLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="min-h-11" icon={<Plus aria-hidden />} busy={add.isPending} disabled={text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
