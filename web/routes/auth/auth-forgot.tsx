import { AskForLink } from '#web/features/account/password/ask-for-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { AuthRoom } from './auth-room.tsx';

/** The way back in for somebody who has lost the password. */
export function AuthForgot() {
  return (
    <AuthRoom name="Forgotten password" heading="Forgotten your password?" lead="We send you a link to choose a new password.">
      <Card className="w-full">
        <AskForLink />
      </Card>
    </AuthRoom>
  );
}
