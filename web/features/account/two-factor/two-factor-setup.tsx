import { sentenceOf } from '#web/lib/session/account-request.ts';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { finishTwoFactor } from './two-factor-requests.ts';
import type { TwoFactorSetup as Setup } from './two-factor-requests.ts';

interface TwoFactorSetupProps {
  setup: Setup;
  onDone: () => void;
  onClose: () => void;
}

/** Hands the secret to an authenticator app and asks for its first code. */
export function TwoFactorSetup({ setup, onDone, onClose }: TwoFactorSetupProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
    if (code.trim() === '') return setError('Please enter the code.');
    setBusy(true);
    try {
      await finishTwoFactor(code);
      onDone();
    } catch (refused) {
      setError(sentenceOf(refused));
      setBusy(false);
    }
  }

  return (
    <FormDialog onClose={onClose} title="Set up your authenticator" action="Turn on" busy={busy} onSubmit={() => void submit()}>
      <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
      <QrCode text={setup.uri} label="The key for your authenticator app, as a picture to scan" className="mx-auto w-52" />
      <CopyField label="Key" value={setup.secret} />
      <TextField
        label="Code"
        hint="The six digits the app shows now."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        controlClassName="figures"
        value={code}
        error={error}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
