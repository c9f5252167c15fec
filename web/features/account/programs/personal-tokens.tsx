import { scopeWords } from '#domain/account/token-scopes.ts';
import type { api } from '#web/lib/api.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { agoOf } from '#web/ui/format/ago.ts';
import { momentOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { NewTokenDialog } from './new-token-dialog.tsx';

type Token = Awaited<ReturnType<typeof api.account.tokens>>[number];

const reload = () => queryClient.invalidateQueries({ queryKey: calls.account.tokens.key() });

/** The person's personal access tokens: made, shown once, and revoked. */
export function PersonalTokens() {
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">Personal access tokens</h3>
      <TokenList />
      {made !== null && (
        <div className="rounded-control bg-candle-wash p-4 text-ink">
          <CopyField label="New token" value={made} hint="Copy it now. It is not shown again." />
        </div>
      )}
      <Button variant="outline" className="self-start" onClick={() => setMaking(true)}>
        New token
      </Button>
      {isMaking && (
        <NewTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMade(token);
            setMaking(false);
            void reload();
          }}
        />
      )}
    </div>
  );
}

function TokenList() {
  const tokens = useQuery(calls.account.tokens.queryOptions({ input: {} }));
  const revoke = useMutation(
    calls.account.revokeToken.mutationOptions({
      onSuccess: () => notify.done('Token revoked'),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The token could not be revoked. Please try again.' }),
      onSettled: reload,
    }),
  );
  if (tokens.isPending) return <SkeletonLines lines={2} />;
  if (tokens.isError)
    return (
      <ErrorState title="Error" onRetry={() => void tokens.refetch()}>
        <p>Your tokens could not be loaded.</p>
      </ErrorState>
    );
  if (tokens.data.length === 0) return <p className="text-control text-ink-soft">You have none.</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {tokens.data.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          now={tokens.dataUpdatedAt}
          ending={revoke.isPending && revoke.variables.tokenId === token.id}
          onEnd={() => revoke.mutate({ tokenId: token.id })}
        />
      ))}
    </ul>
  );
}

interface TokenRowProps {
  token: Token;
  /** When the list was loaded, in milliseconds. */
  now: number;
  ending: boolean;
  onEnd: () => void;
}

function TokenRow({ token: { name, scope, expiresAt, lastUsedAt }, now, ending, onEnd }: TokenRowProps) {
  const hasExpired = Date.parse(expiresAt) <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <KeyRound aria-hidden className="size-6 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge>{scopeWords[scope].label}</Badge>
        </p>
        <p className="text-note text-ink-soft">
          {lastUsedAt === null ? 'Never used' : `Used ${agoOf(lastUsedAt, now)}`} · {hasExpired ? 'expired' : 'expires'}{' '}
          <time dateTime={expiresAt}>{momentOf(expiresAt)}</time>
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={`Revoke the token: ${name}`} busy={ending} onClick={onEnd}>
        Revoke
      </Button>
    </li>
  );
}
