import { realtime } from '#web/lib/session/realtime.ts';
import { useStore } from '#web/lib/store/store.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { WifiOff } from 'lucide-react';

/** Says calmly that the connection is lost and comes back by itself, that too many tabs are open, or that one must sign in again. */
export function ConnectionBanner() {
  const now = useStore(realtime().state, ({ connection }) => connection);
  const here = usePlace().href;
  if (now.state === 'ended') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-3 bg-wine-wash px-4 py-2.5 text-control text-ink">
        You are signed out. What you wrote is kept here.
        <ButtonLink to="/auth" search={{ next: here }} size="sm">
          Sign in and come back
        </ButtonLink>
      </div>
    );
  }
  return (
    <div role="status">
      {(now.state === 'waiting' || now.state === 'crowded') && (
        <div className="flex flex-wrap items-center justify-center gap-3 bg-candle-wash px-4 py-2 text-control text-ink">
          <WifiOff aria-hidden className="size-4.5 text-candle" />
          {now.state === 'waiting'
            ? 'Connection lost. Reconnecting…'
            : 'You have too many tabs open here, so this one does not hear of what is new. Close some of them.'}
          <Button variant="quiet" size="sm" onClick={() => realtime().hurry()}>
            Try now
          </Button>
        </div>
      )}
    </div>
  );
}
