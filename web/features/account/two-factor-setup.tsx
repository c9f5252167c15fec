import { sentenceOf } from '#web/lib/account-request.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { finishTwoFactor } from './two-factor-requests.ts';
import type { TwoFactorSetup as Setup } from './two-factor-requests.ts';

interface TwoFactorSetupProps {
  setup: Setup;
  onDone: () => void;
  onClose: () => void;
}

/** Hands the secret to an authenticator app and asks for its first code. */
export function TwoFactorSetup({ setup, onDone, onClose }: TwoFactorSetupProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
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
    <Dialog
      open
      onClose={onClose}
      title="Set up your authenticator"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Turn on
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <p>Scan this with an authenticator app on your phone, or type the key into it.</p>
        <QrCode text={setup.uri} label="The key for your authenticator app, as a picture to scan" className="mx-auto w-52" />
        <CopyField label="Key" value={setup.secret} />
        <TextField
          label="Code"
          hint="The six figures the app shows now."
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
      </form>
    </Dialog>
  );
}
