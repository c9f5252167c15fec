import { plainCall } from '#web/lib/calls/plain-call.ts';
import { useEffect, useState } from 'react';

type LinkState = 'checking' | 'works' | 'spent';

/** Whether a recovery link still works, asked when it is opened. Where nobody answers it is taken to work: the server judges again. */
export function useRecoveryLink(token: string): { state: LinkState; spend: () => void } {
  const [known, setKnown] = useState<{ token: string; works: boolean } | null>(null);
  useEffect(() => {
    if (token === '') return undefined;
    let left = false;
    plainCall('account', 'checkRecovery', { token }).then(
      ({ works }) => left || setKnown({ token, works }),
      () => left || setKnown({ token, works: true }),
    );
    return () => {
      left = true;
    };
  }, [token]);
  const state = token === '' ? 'spent' : known?.token !== token ? 'checking' : known.works ? 'works' : 'spent';
  return { state, spend: () => setKnown({ token, works: false }) };
}
