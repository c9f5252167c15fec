import { NewPassword } from '#web/features/account/new-password.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthRoom } from './auth-room.tsx';

/** Where a recovery link leads. Its token leaves the address at once: nobody finds it in the history. */
export function AuthReset() {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const [token, setToken] = useState(hash);
  if (hash !== '' && hash !== token) setToken(hash);
  useEffect(() => {
    if (hash !== '') void navigate({ to: '/auth/reset', hash: '', replace: true });
  }, [hash, navigate]);
  return (
    <AuthRoom name="New password" heading="A new password" lead="Choose one that you use nowhere else.">
      <Card className="w-full">
        {token === '' ? (
          <div className="flex flex-col items-start gap-4">
            <p>This page needs the link you were given. Please open it once more, or ask for a new one.</p>
            <ButtonLink to="/auth/forgot">Ask for a new link</ButtonLink>
          </div>
        ) : (
          <NewPassword token={token} onDone={() => void navigate({ to: '/auth', replace: true })} />
        )}
      </Card>
    </AuthRoom>
  );
}
