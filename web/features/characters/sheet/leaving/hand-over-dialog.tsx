import type { Character } from '#domain/character/character.ts';
import { useState } from 'react';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

/** Asks which player a hero is handed to, and does so. */
export function HandOverDialog({
  character: { id: characterId, campaignId, name, userId: before },
  onClose,
}: {
  character: Character;
  onClose: () => void;
}) {
  const members = useQuery(calls.campaigns.members.queryOptions({ input: { campaignId } }));
  const [chosen, setChosen] = useState('');
  const free = (members.data ?? []).filter(({ seat, character, userId }) => seat === 'player' && character === null && userId !== before);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.characters.handOver({ campaignId, characterId, userId: chosen }),
    onSuccess: async () => {
      notify.done(
        'Character handed over',
        `${free.find(({ userId }) => userId === chosen)?.name ?? 'Somebody else'} plays ${name} from now on.`,
      );
      onClose();
      await reloadCharacters();
    },
    onError: (error) =>
      notify.refusal(error, { title: 'Not handed over', sentence: 'The character could not be handed over. Please try again.' }),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Hand ${name} to a player`}
      action="Hand over"
      busy={isPending}
      onSubmit={() => {
        if (chosen !== '') mutate();
      }}
    >
      <SelectField
        label="Player"
        required
        value={chosen}
        error={members.isError ? 'The players could not be loaded. Close this and try again.' : undefined}
        hint={
          members.isSuccess && free.length === 0
            ? 'Everybody with a player’s seat has a character. Invite the player first.'
            : 'Players of this table without a character. The sheet stays as it is.'
        }
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="">Choose a player</option>
        {free.map(({ userId, name: player }) => (
          <option key={userId} value={userId}>
            {player}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
