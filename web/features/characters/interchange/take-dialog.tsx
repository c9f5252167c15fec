import type { Character } from '#domain/character/character.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useSession } from '#web/lib/session/session.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useRouter, usePlace } from '#web/ui/router/router-view.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { CampaignChoice } from './campaign-choice.tsx';
import { Report } from './report.tsx';
import { reloadCharacters } from '#web/features/characters/take-sheet.ts';

interface TakeDialogProps {
  character: Pick<Character, 'id' | 'campaignId' | 'name'>;
  onClose: () => void;
}

/** Takes a hero to a campaign where one plays and has no character: a copy comes to the table, as from a file. */
export function TakeDialog({ character: { id: characterId, campaignId: place, name }, onClose }: TakeDialogProps) {
  const { person } = useSession();
  const router = useRouter();
  const here = usePlace().href;
  const [to, setTo] = useState('');
  const [id] = useState(newId);
  const take = useMutation({
    mutationFn: async () => {
      const { text } = await api.characters.export({ campaignId: place, characterId, format: 'hearthlore' });
      return api.characters.import({ campaignId: to, id, text });
    },
    onSuccess: () => reloadCharacters(),
    onError: (error) =>
      notify.refusal(error, { title: 'Not taken along', sentence: `${name} could not come to the campaign. Please try again.` }),
  });
  const done = take.data !== undefined;
  const actions = done ? (
    <Button onClick={() => void router.navigate({ to: '/campaign', search: { id: to } })}>To the table</Button>
  ) : (
    <>
      <Button variant="outline" onClick={onClose}>
        Cancel
      </Button>
      {person === null ? (
        <ButtonLink to="/auth" search={{ next: here }}>
          Sign In
        </ButtonLink>
      ) : (
        <Button busy={take.isPending} disabled={to === ''} onClick={() => take.mutate()}>
          Take along
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={done ? `${name} is at the table` : 'Take to a campaign'} onClose={onClose} actions={actions}>
      {person === null && <p>Campaigns are for people with an account. Sign in, and {name} is still here.</p>}
      {person !== null && !done && (
        <CampaignChoice hint="The campaign gets a copy as the sheet stands. The hero here does not change." to={to} onChange={setTo} />
      )}
      {done && <Report lines={take.data.report} empty="Everything came along." />}
    </Dialog>
  );
}
