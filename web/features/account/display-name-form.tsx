import { limits } from '#domain/limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { usePerson } from '#web/lib/person.tsx';
import { refreshSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** The name others at the table read. */
export function DisplayNameForm() {
  const person = usePerson();
  const [name, setName] = useState(person.name);
  const [tried, setTried] = useState(false);
  const save = useMutation(
    calls.account.saveProfile.mutationOptions({
      onSuccess: async () => {
        await refreshSession();
        notify.done('Name saved');
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The name could not be saved. Please try again.' }),
    }),
  );
  const wrong = nameFault(name);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong === undefined && !save.isPending) save.mutate({ name: name.trim() });
  }

  return (
    <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={submit}>
      <TextField
        label="Name"
        autoComplete="nickname"
        required
        className="min-w-0 flex-[1_1_16rem]"
        hint="What others at the table read."
        value={name}
        error={tried ? wrong : undefined}
        onChange={(event) => setName(event.target.value)}
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
