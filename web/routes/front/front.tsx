import { knownPerson, useSession } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { QueryProvider } from '#web/app/person.ts';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { Suspense } from 'react';

const Landing = lazyPart(() => import('./landing.tsx'), 'Landing');
const Home = lazyPart(async () => {
  const { Home } = await import('./home.tsx');
  return { Home };
}, 'Home');

/** Loads the one of both that shows, as far as is known who is signed in. */
export async function loadFront(): Promise<void> {
  const shown = knownPerson() === null ? [Landing] : [QueryProvider, Home];
  await Promise.all(shown.map(async (part) => part.preload()));
}

/** The root: the landing for visitors, home for those who are signed in. */
export function Front() {
  const session = useSession();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'failed') {
    return (
      <Page title="Hearthlore" hideTitle>
        <ErrorState titleAs="h1" title="The server could not be reached" onRetry={session.retry}>
          <p>Please check that it is running and try again.</p>
        </ErrorState>
      </Page>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      {session.person === null ? (
        <Landing />
      ) : (
        <QueryProvider>
          <Home person={session.person} />
        </QueryProvider>
      )}
    </Suspense>
  );
}

function Loading() {
  return (
    <>
      <h1 className="sr-only">Hearthlore</h1>
      <p role="status" className="py-24 text-center text-ink-soft">
        Loading...
      </p>
    </>
  );
}
