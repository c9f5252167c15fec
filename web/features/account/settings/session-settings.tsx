import type { api } from '#web/lib/api.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';

type Scope = Parameters<typeof signOut>[0];
type Session = Awaited<ReturnType<typeof api.account.sessions>>[number];

const scopes: { scope: Scope; label: string }[] = [
  { scope: 'local', label: 'Sign out here' },
  { scope: 'others', label: 'Sign out everywhere else' },
  { scope: 'global', label: 'Sign out everywhere' },
];

const reload = () => queryClient.invalidateQueries({ queryKey: calls.account.sessions.key() });

/** Where the person is signed in, and ending it there. */
export function SessionSettings() {
  const sessions = useQuery(calls.account.sessions.queryOptions({ input: {} }));
  const revoke = useMutation(
    calls.account.revokeSession.mutationOptions({
      onSuccess: () => notify.done('Session ended'),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The session could not be ended. Please try again.' }),
      onSettled: reload,
    }),
  );

  return (
    <SettingsSection title="Sessions" lead="Where you are signed in. End sessions you do not recognize, and change your password.">
      {sessions.isPending && <SkeletonLines lines={4} />}
      {sessions.isError && (
        <ErrorState title="Error" onRetry={() => void sessions.refetch()}>
          <p>Your sessions could not be loaded.</p>
        </ErrorState>
      )}
      {sessions.data !== undefined && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {sessions.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={sessions.dataUpdatedAt}
              ending={revoke.isPending && revoke.variables.sessionId === session.id}
              onEnd={() => revoke.mutate({ sessionId: session.id })}
            />
          ))}
        </ul>
      )}
      <WaysOut />
    </SettingsSection>
  );
}

interface SessionRowProps {
  session: Session;
  /** When the list was loaded, in milliseconds. */
  now: number;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, address, createdAt, lastSeenAt, isThis }, now, ending, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {isThis && <Badge tone="candle">This one</Badge>}
        </p>
        <p className="text-note text-ink-soft">
          {isThis ? 'Active now' : `Active ${agoOf(lastSeenAt, now)}`}
          {address !== null && ` from ${address}`} · since <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
      </div>
      {!isThis && (
        <Button variant="outline" size="sm" aria-label={`End the session: ${device}`} busy={ending} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}

/** Signing out here, elsewhere, or both. */
function WaysOut() {
  const [leaving, setLeaving] = useState<Scope | null>(null);

  async function leave(scope: Scope) {
    setLeaving(scope);
    try {
      await signOut(scope);
      if (scope === 'others') {
        notify.done('Signed out everywhere else');
        await reload();
      }
    } catch (error) {
      notify.refusal(null, { title: 'Error signing out', sentence: refusalText(error).sentence });
    } finally {
      setLeaving(null);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      {scopes.map(({ scope, label }) => (
        <Button key={scope} variant="outline" long busy={leaving === scope} className="max-w-full" onClick={() => void leave(scope)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
