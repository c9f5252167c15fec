import { ForgottenPassword } from '#web/features/account/forgotten-password.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { AuthRoom } from './auth-room.tsx';

/** The way back in for somebody who has lost the password. */
export function AuthForgot() {
  const session = useSession();
  return (
    <AuthRoom name="Forgotten password" heading="Forgotten your password?" lead="It happens to the best. Your account is still there.">
      <Card className="w-full">
        {session.state === 'loading' && <SkeletonLines lines={4} />}
        {session.state !== 'loading' && session.mail && <ForgottenPassword />}
        {session.state !== 'loading' && !session.mail && (
          <div className="flex flex-col items-start gap-4">
            <p>This server sends no mail. Please ask the administrator for a recovery link: with it you choose a new password.</p>
            <ButtonLink to="/auth" variant="outline">
              Back to sign in
            </ButtonLink>
          </div>
        )}
      </Card>
    </AuthRoom>
  );
}
