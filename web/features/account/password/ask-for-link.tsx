import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';

/** How to get a link to a new password: by mail, or from an administrator where no mail is sent. */
export function AskForLink() {
  const session = useSession();
  if (session.state === 'loading') return <SkeletonLines lines={4} />;
  if (session.mail) return <ForgottenPassword />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>This server sends no email. Please ask the administrator for a recovery link; it lets you choose a new password.</p>
      <ButtonLink to="/auth" variant="outline">
        Back to sign in
      </ButtonLink>
    </div>
  );
}
