import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useEffect, useRef, useState } from 'react';
import { blankTome, readTomeDraft, wrongWithTome } from './tome-draft.ts';
import { TomeFields } from './tome-fields.tsx';
import { reloadTomes } from '#web/features/tomes/use-tomes.ts';

interface AddTomeProps {
  worldId: string;
  onClose: () => void;
}

/** Writes a new tome. What was typed stays on this tab until it is added. */
export function AddTome({ worldId, onClose }: AddTomeProps) {
  const [draft, change] = useSessionStorage(`hearthlore.new-tome/${usePerson().id}/${worldId}`, blankTome, readTomeDraft);
  const [pressed, setPressed] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const add = useMutation({
    mutationFn: () => api.tomes.add({ worldId, ...draft }),
    onSuccess: async () => {
      change(() => blankTome);
      notify.done('Tome added successfully');
      onClose();
      await reloadTomes(worldId);
    },
    onError: (error) => notify.refusal(error, { title: 'Failed to add tome', sentence: 'Please try again.' }),
  });
  const wrong = wrongWithTome(draft);

  function send() {
    setPressed(true);
    if (wrong.title !== undefined) title.current?.focus();
    if (Object.keys(wrong).length === 0) add.mutate();
  }

  return (
    <Card as="section" aria-labelledby="add-tome">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <h3 id="add-tome" className="font-display text-name font-semibold">
          A new tome
        </h3>
        <TomeFields draft={draft} wrong={pressed ? wrong : {}} titleField={title} onChange={(next) => change(() => next)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" busy={add.isPending}>
            Add Tome
          </Button>
        </div>
      </form>
    </Card>
  );
}
