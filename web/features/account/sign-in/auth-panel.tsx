import { notify } from '#web/lib/toasts/notify.tsx';
import { useSession } from '#web/lib/session/session.ts';
import type { NextStep } from '#web/lib/session/sign-in.ts';
import { typedAddress } from '#web/lib/storage/typed-address.ts';
import { Card } from '#web/ui/card.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useState } from 'react';
import { AuthForm } from './auth-form.tsx';
import { CheckYourEmail } from './check-your-email.tsx';
import type { AuthTab } from '#web/features/account/credentials.ts';
import { keptInvitation } from '#web/features/account/invitation/invitation-cookie.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { hasSetupLink } from './setup-cookie.ts';
import { SetupNote } from './setup-note.tsx';

const tabs = [
  { id: 'signin', label: 'Sign In' },
  { id: 'signup', label: 'Sign Up' },
];

interface AuthPanelProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** Where Google leads back to; home without it. */
  returnTo?: string;
  onDone: () => void;
}

/** Both ways in, side by side as tabs, and what may follow on the password. What was typed is kept when changing between them. */
export function AuthPanel({ tab, onTab, returnTo = '/', onDone }: AuthPanelProps) {
  const [typed, setTyped] = useState({ email: typedAddress.read(), password: '', name: '', invitation: keptInvitation() ?? '' });
  const { firstAccount, setup } = useSession();
  const waits = firstAccount && setup !== 'here' && !(setup === 'link' && hasSetupLink());
  const [step, setStep] = useState<'credentials' | Exclude<NextStep, 'signed in'>>('credentials');

  function go(next: NextStep) {
    if (next === 'signed in') return done();
    setStep(next);
    if (next === 'confirm by mail') notify.done('Check your email', "We've sent you a confirmation link to complete your registration.");
  }

  /** What went wrong before does not matter any more, and whoever is in need not type the address again. */
  function done() {
    notify.dismiss();
    typedAddress.forget();
    onDone();
  }

  function back() {
    setTyped({ ...typed, password: '' });
    setStep('credentials');
    onTab('signin');
  }

  return (
    <Card className="w-full">
      {step === 'second factor' && <SecondFactorForm onDone={done} onBack={back} />}
      {step === 'confirm by mail' && <CheckYourEmail email={typed.email.trim()} after="signup" onBack={back} />}
      {step === 'confirm first' && <CheckYourEmail email={typed.email.trim()} after="signin" onBack={back} />}
      {step === 'credentials' && (
        <Tabs value={tab} onChange={(id) => onTab(id === 'signup' ? 'signup' : 'signin')} className="flex flex-col gap-6">
          <TabList look="segment" label="Sign in or sign up" tabs={tabs} />
          <TabPanel id={tab}>
            {waits && tab === 'signup' ? (
              <SetupNote way={setup} />
            ) : (
              <AuthForm
                key={tab}
                tab={tab}
                typed={typed}
                onType={setTyped}
                returnTo={returnTo}
                onSignIn={() => onTab('signin')}
                onDone={go}
              />
            )}
          </TabPanel>
        </Tabs>
      )}
    </Card>
  );
}
