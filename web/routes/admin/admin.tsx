import { useSession } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Outlet } from '#web/ui/router/router-view.tsx';
import { AdminNav } from './admin-nav.tsx';
import { LostPage } from '#web/app/lost-page.tsx';

/** What surrounds the administration's screens. For everyone but administrators there is nothing at these addresses. */
export function Admin() {
  const session = useSession();
  if (session.state === 'loading') return <Waiting />;
  if (session.state === 'failed') {
    return (
      <Page title="Administration" hideTitle>
        <ErrorState titleAs="h1" title="The server could not be reached" onRetry={session.retry}>
          <p>Please check that it is running and try again.</p>
        </ErrorState>
      </Page>
    );
  }
  if (session.person?.plan !== 'ADMIN') return <LostPage />;
  return (
    <div className="mx-auto w-full max-w-[84rem] px-4 py-5 sm:px-6 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-x-10 lg:py-10">
      <AdminNav />
      <Outlet />
    </div>
  );
}

function Waiting() {
  return (
    <Page title="Administration" hideTitle>
      <h1 className="sr-only">Administration</h1>
      <SkeletonLines lines={6} />
    </Page>
  );
}
