import type { Character } from '#domain/character/character.ts';
import { calls } from '#web/lib/api.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { ReceiverField } from '#web/features/characters/receiver-field.tsx';
import { useGive } from '#web/features/characters/use-give.ts';

/** Passes Heroic Inspiration on to a hero who has none. */
export function PassInspirationDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const { campaignId, id } = character;
  const cards = useQuery(calls.characters.list.queryOptions({ input: { campaignId } })).data ?? [];
  const others = cards.filter((each) => each.id !== id && !each.inspiration && !each.isDamaged);
  const [chosen, setTo] = useState<string | null>(null);
  const to = chosen ?? others[0]?.id ?? '';
  const { mutate, isPending } = useGive(character, onClose);
  return (
    <FormDialog
      title="Pass inspiration on"
      onClose={onClose}
      action="Pass on"
      busy={isPending}
      disabled={to === ''}
      onSubmit={() => mutate({ to, what: { kind: 'inspiration' } })}
    >
      {others.length === 0 ? (
        <p>Every other hero has Heroic Inspiration already.</p>
      ) : (
        <ReceiverField others={others} value={to} onChange={setTo} />
      )}
    </FormDialog>
  );
}
