import { notACode } from '#domain/account/invitation-code.ts';
import { invitationCodeIn } from '#web/features/account/invitation-code.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useNavigate } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';

/** Where one enters the link or code of an invitation; it leads to what one is invited to. */
export function InvitationEntry() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = invitationCodeIn(text);
    if (code !== null) void navigate({ to: '/join', hash: code });
    else if (text.trim() === '') setError('Please enter the link or code you were given.');
    else setError(notACode);
  }

  return (
    <Card>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <TextField
          label="Invitation"
          hint="Paste the invite link or type its code, such as BCDF-GHJK."
          autoComplete="off"
          autoCapitalize="characters"
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
          Continue
        </Button>
      </form>
    </Card>
  );
}
