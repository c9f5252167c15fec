import { refusalText } from '#web/lib/calls/refusal-text.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

/** As much of a query as is shown here. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** What could not be shown, e.g. "The people could not be loaded". */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Shows what was asked for: its shape until it is there, what went wrong when it does not come. What was shown once stays. */
export function Loaded<Data>({ query, skeleton, failed, children }: LoadedProps<Data>) {
  const { data, error } = query;
  useEffect(() => {
    // Whoever is no administrator any more is told so by the session, and the screen goes.
    if (error !== null && 'code' in error && error.code === 'admin.only') void refreshSession();
  }, [error]);
  if (data !== undefined) return children(data);
  if (error !== null) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()}>
        <p>{refusalText(error).sentence}</p>
      </ErrorState>
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        Loading...
      </p>
      {skeleton}
    </>
  );
}
