import { sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { giveSecondFactor } from '#web/lib/session/sign-in.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';

interface SecondFactorFormProps {
  onDone: () => void;
  onBack: () => void;
}

const fields = {
  code: { label: 'Code', hint: 'The six digits in your authenticator app.', other: 'Use a recovery code instead' },
  'recovery code': {
    label: 'Recovery code',
    hint: 'One of the codes you saved when you set this up. Each works once. If they are lost too, ask your administrator.',
    other: 'Use the authenticator app instead',
  },
} as const;

/** The second factor after the password: the app's code, or a recovery code. */
export function SecondFactorForm({ onDone, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<'code' | 'recovery code'>('code');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { label, hint, other } = fields[kind];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return setError(kind === 'code' ? 'Please enter the code.' : 'Please enter a recovery code.');
    setBusy(true);
    try {
      await giveSecondFactor(kind, code);
      onDone();
    } catch (refused) {
      const sentence = sentenceOf(refused);
      setError(sentence);
      notify.refusal(null, { title: 'Sign in failed', sentence });
    } finally {
      setBusy(false);
    }
  }

  function change() {
    setKind(kind === 'code' ? 'recovery code' : 'code');
    setCode('');
    setError(undefined);
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <h2 className="font-display text-name font-semibold">One more step</h2>
      <TextField
        key={kind}
        // The password was right a moment ago; this is all there is to do here.
        autoFocus
        label={label}
        hint={hint}
        error={error}
        required
        autoComplete={kind === 'code' ? 'one-time-code' : 'off'}
        inputMode={kind === 'code' ? 'numeric' : 'text'}
        controlClassName="figures"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={busy}>
        Sign In
      </Button>
      <OtherWays other={other} onOther={change} onBack={onBack} />
    </form>
  );
}

function OtherWays({ other, onOther, onBack }: { other: string; onOther: () => void; onBack: () => void }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <Button variant="link" size="sm" className="-mx-3" onClick={onOther}>
        {other}
      </Button>
      <Button variant="link" size="sm" className="-mx-3" onClick={onBack}>
        Start over
      </Button>
    </div>
  );
}
