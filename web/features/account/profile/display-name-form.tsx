import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useStoredDraft } from '#web/lib/storage/draft-storage.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { isAnswer } from '#web/lib/calls/with-retries.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** The name others at the table read. */
export function DisplayNameForm() {
  const person = usePerson();
  // Kept over the end of a session: whoever signs in again finds what they typed.
  const [kept, keepName] = useStoredDraft(person.id, 'profile-name');
  const [changed, setChanged] = useState(kept !== '');
  const name = changed ? kept : person.name;
  const [tried, setTried] = useState(false);
  /** The name that the server refused, and why. */
  const [refused, setRefused] = useState<{ name: string; sentence: string } | null>(null);
  const save = useMutation(
    calls.account.saveProfile.mutationOptions({
      onSuccess: async () => {
        keepName('');
        setChanged(false);
        await refreshSession();
        notify.done('Name saved');
      },
      onError: (error) => {
        if (isAnswer(error)) setRefused({ name: name.trim(), sentence: refusalText(error).sentence });
        else notify.refusal(error, { title: 'Error', sentence: 'The name could not be saved. Please try again.' });
      },
    }),
  );
  const wrong = nameFault(name) ?? (refused?.name === name.trim() ? refused.sentence : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (nameFault(name) === undefined && !save.isPending) save.mutate({ name: name.trim() });
  }

  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
      <TextField
        label="Name"
        autoComplete="nickname"
        required
        className="min-w-0 flex-[1_1_16rem]"
        hint="The name other players see."
        value={name}
        error={tried ? wrong : undefined}
        onChange={(event) => {
          keepName(event.target.value);
          setChanged(true);
        }}
      />
      <Button type="submit" variant="outline" busy={save.isPending} disabled={name.trim() === person.name} className="sm:mt-7 md:min-h-11">
        Save name
      </Button>
    </form>
  );
}

function nameFault(name: string): string | undefined {
  if (name.trim() === '') return 'Please enter a name.';
  return name.trim().length > limits.displayNameLength ? `A name has at most ${limits.displayNameLength} characters.` : undefined;
}
