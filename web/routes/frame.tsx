import { Notices } from '#web/lib/notify.tsx';
import { Outlet } from '@tanstack/react-router';
import { Header } from './header.tsx';

/** What surrounds every screen: the way past the header, the header, the notices. */
export function Frame() {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ember px-4 py-2.5 font-semibold text-on-ember focus:translate-y-0"
      >
        Skip to the page
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Notices />
    </>
  );
}
