import { useNavigate, usePlace } from '#web/ui/router/router-view.tsx';
import { useEffect } from 'react';
import { keepSetupToken, setupTokenIn } from './setup-cookie.ts';

/** Keeps the token of a setup link that was opened, and takes it out of the address at once: nobody finds it in the history. */
export function useSetupLink(): void {
  const navigate = useNavigate();
  const hash = usePlace().hash;
  const token = setupTokenIn(hash);
  if (token !== null) keepSetupToken(token);
  useEffect(() => {
    if (token !== null) void navigate({ to: '/auth', search: { tab: 'signup' }, hash: '', replace: true });
  }, [token, navigate]);
}
