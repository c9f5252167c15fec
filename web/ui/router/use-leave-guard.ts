import { useEffect, useState } from 'react';
import { useRouter } from './router-view.tsx';

interface LeaveGuard {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/** Has somebody asked before they leave a page, as long as there is something to lose; the browser asks where the tab is closed. */
export function useLeaveGuard(when: boolean): LeaveGuard {
  const router = useRouter();
  const [asked, setAsked] = useState<{ answer: (leaves: boolean) => void } | null>(null);
  useEffect(() => {
    if (!when) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = router.guard(() => new Promise((answer) => setAsked({ answer })));
    window.addEventListener('beforeunload', keep);
    return () => {
      stop();
      window.removeEventListener('beforeunload', keep);
    };
  }, [router, when]);
  const answer = (leaves: boolean) => {
    asked?.answer(leaves);
    setAsked(null);
  };
  return { isAsking: asked !== null, stay: () => answer(false), leave: () => answer(true) };
}
