import { confirmation } from '#web/lib/calls/confirmation.ts';
import { Later } from '#web/lib/first-picture.tsx';
import { Toasts } from '#web/lib/toasts/notify.tsx';
import { ToastSlot } from '#web/lib/toasts/toast-slot.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useShowsSiteHeader } from './site-header.ts';
import { useStore } from '#web/lib/store/store.ts';
import { DialogNotices } from '#web/ui/dialogs/dialog.tsx';
import { Outlet, usePlace } from '#web/ui/router/router-view.tsx';
import { lazy, Suspense } from 'react';
import { Header } from './header.tsx';
import { NoticeWatch, Shortcuts } from './person.ts';

const DeletionBanner = lazy(async () => ({ default: (await import('#web/features/account/deletion/deletion-banner.tsx')).DeletionBanner }));
const ConfirmIdentity = lazy(async () => ({
  default: (await import('#web/features/account/password/confirm-identity.tsx')).ConfirmIdentity,
}));

const toastsInDialog = <ToastSlot className="pointer-events-none px-3 has-[[data-tone]]:pb-2" />;

/** What surrounds every screen: the way past the header, the header, the notices, and the question whether it is you. */
export function Frame() {
  const { person } = useSession();
  const deletesAt = person?.deletesAt ?? null;
  const location = usePlace();
  const withHeader = useShowsSiteHeader(location);
  const confirming = useStore(confirmation) !== null;
  return (
    <DialogNotices value={toastsInDialog}>
      <a
        href="#main"
        className="print:hidden fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ember px-4 py-2.5 font-semibold text-on-ember focus:translate-y-0"
      >
        Skip to the page
      </a>
      {withHeader && <Header />}
      {deletesAt !== null && (
        <Suspense>
          <DeletionBanner deletesAt={deletesAt} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Toasts />
      {person !== null && (
        <Later>
          <Suspense>
            <Shortcuts person={person} />
            <NoticeWatch personId={person.id} />
          </Suspense>
        </Later>
      )}
      {confirming && (
        <Suspense>
          <ConfirmIdentity />
        </Suspense>
      )}
    </DialogNotices>
  );
}
