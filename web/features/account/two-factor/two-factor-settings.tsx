import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { refreshSession } from '#web/lib/session/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { useState } from 'react';
import { PasswordDialog } from '#web/features/account/password/password-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from '#web/features/account/settings/settings-section.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { beginTwoFactor, endTwoFactor, renewRecoveryCodes } from './two-factor-requests.ts';
import type { TwoFactorSetup as Setup } from './two-factor-requests.ts';

type Step = { at: 'rest' | 'begin' | 'end' | 'renew' } | { at: 'scan'; setup: Setup } | { at: 'codes'; codes: string[] };

/** A code beside the password: setting it up, making new recovery codes, and going back. */
export function TwoFactorSettings() {
  const { twoFactor, hasPassword, plan } = usePerson();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <SettingsSection
      title="Second factor"
      lead="A code from an app on your phone, beside the password. Someone who learns your password still cannot sign in."
    >
      {!hasPassword && <p className="text-ink-soft">Set a password first.</p>}
      {hasPassword && !twoFactor && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" onClick={() => setStep({ at: 'begin' })}>
            Set up
          </Button>
          {plan === 'ADMIN' && (
            <p className="min-w-0 flex-[1_1_16rem] text-note text-ink-soft">
              Recommended for admins; you'll be asked for it in the admin area.
            </p>
          )}
        </div>
      )}
      {twoFactor && (
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone="moss">On</Badge>
          <Button variant="outline" onClick={() => setStep({ at: 'renew' })}>
            New recovery codes
          </Button>
          <Button variant="danger" onClick={() => setStep({ at: 'end' })}>
            Turn off
          </Button>
        </div>
      )}
      <TwoFactorStep step={step} onStep={setStep} />
    </SettingsSection>
  );
}

interface TwoFactorStepProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** The dialog of the step one is at, if any. */
function TwoFactorStep({ step, onStep }: TwoFactorStepProps) {
  const rest = () => onStep({ at: 'rest' });

  function turnedOn(codes: string[]) {
    onStep({ at: 'codes', codes });
    notify.done('Second factor turned on');
    void refreshSession();
  }

  async function turnOff(password: string) {
    await endTwoFactor(password);
    rest();
    notify.done('Second factor turned off');
    await refreshSession();
  }

  return (
    <>
      {step.at === 'begin' && (
        <PasswordDialog
          title="Set up a second factor"
          text="Please enter your password to begin."
          action="Continue"
          onConfirm={async (password) => onStep({ at: 'scan', setup: await beginTwoFactor(password) })}
          onClose={rest}
        />
      )}
      {step.at === 'scan' && <TwoFactorSetup setup={step.setup} onDone={() => turnedOn(step.setup.recoveryCodes)} onClose={rest} />}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onClose={rest} />}
      {step.at === 'renew' && (
        <PasswordDialog
          title="New recovery codes"
          text="The codes you have stop working. Please enter your password to get new ones."
          action="Make new codes"
          onConfirm={async (password) => onStep({ at: 'codes', codes: await renewRecoveryCodes(password) })}
          onClose={rest}
        />
      )}
      {step.at === 'end' && (
        <PasswordDialog
          title="Turn the second factor off"
          text="After that, your password alone is enough to sign in. Please enter it to continue."
          action="Turn off"
          onConfirm={turnOff}
          onClose={rest}
        />
      )}
    </>
  );
}
