import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

interface Heir {
  id: string;
  name: string;
}

interface HandOverRowProps {
  name: string;
  /** Names the query of those who could have it. */
  queryKey: readonly unknown[];
  loadHeirs: () => Promise<Heir[]>;
  handOver: (heirId: string) => Promise<unknown>;
  onDone: () => void;
}

/** One thing that would be deleted with the account, and who could have it instead. */
export function HandOverRow({ name, queryKey, loadHeirs, handOver, onDone }: HandOverRowProps) {
  const heirs = useQuery({ queryKey: ['heirs', ...queryKey], queryFn: loadHeirs });
  const [chosen, setChosen] = useState('');
  const give = useMutation({
    mutationFn: () => handOver(chosen),
    onSuccess: () => {
      notify.done('Handed over', `${name} belongs to ${heirs.data?.find(({ id }) => id === chosen)?.name ?? 'somebody else'} now.`);
      onDone();
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: `${name} could not be handed over. Please try again.` }),
  });
  const others = heirs.data ?? [];
  return (
    <li className="flex flex-col gap-2 py-3">
      <span className="font-semibold break-words">{name}</span>
      {heirs.isError && (
        <span className="text-control text-ink-soft">The list of possible new owners could not be loaded. Please try again.</span>
      )}
      {heirs.data !== undefined && others.length === 0 && (
        <span className="text-control text-ink-soft">Nobody else is there to hand it over to.</span>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={`Hand ${name} over to`}
            className="min-w-0 flex-[1_1_12rem]"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">Nobody</option>
            {others.map((heir) => (
              <option key={heir.id} value={heir.id}>
                {heir.name}
              </option>
            ))}
          </SelectField>
          <Button variant="outline" className="min-h-11" disabled={chosen === ''} busy={give.isPending} onClick={() => give.mutate()}>
            Hand over
          </Button>
        </div>
      )}
    </li>
  );
}
