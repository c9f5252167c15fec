import { AskForLink } from '#web/features/account/password/ask-for-link.tsx';
import { NewPassword } from '#web/features/account/password/new-password.tsx';
import { useRecoveryLink } from '#web/features/account/password/use-recovery-link.ts';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useNavigate, usePlace } from '#web/ui/router/router-view.tsx';
import { useEffect, useState } from 'react';
import { AuthRoom } from './auth-room.tsx';

/** Where a recovery link leads. Its token leaves the address at once: nobody finds it in the history. */
export function AuthReset() {
  const navigate = useNavigate();
  const hash = usePlace().hash;
  const [token, setToken] = useState(hash);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/auth/reset', hash: '', replace: true });
  }, [hash, navigate]);
  const link = useRecoveryLink(token);
  if (link.state === 'spent') return <NoLink given={token !== ''} />;
  return (
    <AuthRoom name="New password" heading="New password" lead="Choose one that you use nowhere else.">
      <Card className="w-full">
        {link.state === 'checking' ? (
          <SkeletonLines lines={4} />
        ) : (
          <NewPassword token={token} onDone={() => void navigate({ to: '/auth', replace: true })} onSpent={link.spend} />
        )}
      </Card>
    </AuthRoom>
  );
}

/** Nothing can be set with this link: how to get a new one, before anything is typed in vain. */
function NoLink({ given }: { given: boolean }) {
  return (
    <AuthRoom
      name="New link"
      heading={given ? 'This link no longer works' : 'Open the link you were given'}
      lead={
        given
          ? 'It has been used or has expired. Ask for a new one here.'
          : 'This page needs it. If you cannot find it, ask for a new one here.'
      }
    >
      <Card className="w-full">
        <AskForLink />
      </Card>
    </AuthRoom>
  );
}
