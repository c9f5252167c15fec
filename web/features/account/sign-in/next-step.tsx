import type { NextStep } from '#domain/account/account-text.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

interface NextStepLinkProps {
  step: NextStep | undefined;
  onSignIn: () => void;
}

/** Where one goes on after something did not work. */
export function NextStepLink({ step, onSignIn }: NextStepLinkProps) {
  if (step === undefined) return null;
  return step === 'signIn' ? (
    <Button variant="outline" onClick={onSignIn}>
      Sign in instead
    </Button>
  ) : (
    <ButtonLink to="/auth/forgot" variant="outline">
      Choose a new password
    </ButtonLink>
  );
}
