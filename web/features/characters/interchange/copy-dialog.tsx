import type { Character } from '#domain/character/character.ts';
import { api, calls } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { copyPlaces } from './copy-places.ts';
import { Report } from './report.tsx';
import { reloadCharacters } from '#web/features/characters/use-characters.ts';

interface CopyDialogProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onClose: () => void;
}

/** Takes a character along to another campaign, rested and healed; the one here stays. */
export function CopyDialog({ character, onClose }: CopyDialogProps) {
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  const mine = useQuery(calls.characters.mine.queryOptions({ input: {} }));
  const [to, setTo] = useState('');
  const [id] = useState(newId);
  const copy = useMutation({
    mutationFn: () => api.characters.copy({ campaignId: character.campaignId, characterId: character.id, id, toCampaignId: to }),
    onSuccess: () => reloadCharacters(),
    onError: (error) =>
      notify.refusal(error, { title: 'Creation Failed', sentence: 'The character could not be copied. Please try again.' }),
  });
  const places = copyPlaces(campaigns.data ?? [], mine.data ?? []);
  const done = copy.data !== undefined;
  return (
    <Dialog
      open
      title={done ? `${character.name} was copied` : 'Copy to another campaign'}
      onClose={onClose}
      actions={
        done ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={copy.isPending} disabled={to === ''} onClick={() => copy.mutate()}>
              Copy
            </Button>
          </>
        )
      }
    >
      {campaigns.isError && (
        <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
          <p>Failed to load campaigns. Please try again.</p>
        </ErrorState>
      )}
      {campaigns.isPending && <SkeletonLines lines={3} />}
      {done && <Report lines={copy.data.report} empty="Everything was copied." />}
      {!done && campaigns.data !== undefined && places.length === 0 && (
        <p>You have a character in each of your campaigns. Join another campaign first.</p>
      )}
      {!done && places.length > 0 && <PlaceField places={places} to={to} onChange={setTo} />}
    </Dialog>
  );
}

interface PlaceFieldProps {
  places: readonly { id: string; name: string }[];
  to: string;
  onChange: (id: string) => void;
}

function PlaceField({ places, to, onChange }: PlaceFieldProps) {
  return (
    <SelectField
      label="Campaign"
      hint="Level and gear are copied, rested and healed. The character here does not change."
      value={to}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose a campaign…</option>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ))}
    </SelectField>
  );
}
