import { invitationCodeIn } from '#web/features/account/invitation-code.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** Where one enters the link or code of an invitation. */
export function CampaignJoin() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = invitationCodeIn(text);
    if (code !== null) void navigate({ to: '/join', hash: code });
    else if (text.trim() === '') setError('Please enter the link or code you were given.');
    else setError('That is not an invitation code. It has 26 letters and digits.');
  }

  return (
    <Page
      title="Join a Campaign"
      width="narrow"
      lead="The Dungeon Master of the campaign gives you a link or a code. It is your seat at the table."
    >
      <div className="flex flex-col gap-6">
        <Card>
          <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
            <TextField
              label="Invitation"
              hint="A link that ends with 26 letters and digits, or those alone."
              autoComplete="off"
              spellCheck={false}
              required
              value={text}
              error={error}
              onChange={(event) => {
                setText(event.target.value);
                setError(undefined);
              }}
            />
            <Button type="submit" size="lg" className="self-start">
              Look at the invitation
            </Button>
          </form>
        </Card>
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="min-w-0 flex-[1_1_18rem] text-ink-soft">
            No invitation? The free campaign is open to everyone: enter it and you have a seat.
          </p>
          <ButtonLink to="/campaign" variant="outline">
            Your Campaigns
          </ButtonLink>
        </Card>
      </div>
    </Page>
  );
}
