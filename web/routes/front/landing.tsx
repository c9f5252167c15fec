import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Hairline } from '#web/ui/hairline.tsx';
import { HearthScene } from '#web/ui/illustrations/hearth-scene.tsx';
import { useDocumentTitle } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LandingFeatures } from './landing-features.tsx';
import { LandingTable } from './landing-table.tsx';

const AuthPanel = lazy(async () => ({ default: (await import('#web/features/account/sign-in/auth-panel.tsx')).AuthPanel }));

/** What a visitor sees first. */
export function Landing() {
  useDocumentTitle('Hearthlore');
  return (
    <>
      <section className="relative mx-auto grid w-full max-w-[90rem] items-center gap-x-4 px-4 pt-10 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-6 lg:pl-14">
        <div className="relative z-10 flex flex-col items-start gap-6 max-lg:items-center max-lg:text-center">
          <h1 className="font-display text-hero font-semibold tracking-[-0.02em]">Pull up a chair. The story is about to begin.</h1>
          <p className="max-w-[46ch] font-book text-story text-ink-soft">
            A table for fantasy role-playing with a narrator who never tires. You say what you do, the dice fall where they fall, and the
            tale remembers all of it.
          </p>
          <div className="flex flex-wrap gap-3 max-lg:justify-center">
            <ButtonLink to="/campaign" size="lg">
              Start Your Quest
            </ButtonLink>
            <ButtonLink to="/learn" size="lg" variant="outline">
              Learn to Play
            </ButtonLink>
          </div>
          <WayIn />
        </div>
        <HearthScene className="block w-full self-end max-lg:mx-auto max-lg:mt-4 max-lg:max-w-2xl" />
      </section>
      <LandingTable />
      <LandingFeatures />
      <ClosingCall />
    </>
  );
}

/** Reveals the form to sign in or up, in place. */
function WayIn() {
  const router = useRouter();
  const { signups, firstAccount } = useSession();
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<'signin' | 'signup'>('signin');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) panel.current?.focus();
  }, [open]);
  function reveal(wanted: typeof tab) {
    setTab(wanted);
    setOpen(true);
  }
  if (!open) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-control text-ink-soft max-lg:justify-center">
        {firstAccount ? 'Nobody has an account here yet' : signups === 'invite' ? 'Sign ups by invite only' : 'Anyone may sign up'}
        <Button variant="link" size="sm" className="-mx-3" onClick={() => reveal('signin')}>
          Sign In
        </Button>
        <Button variant="link" size="sm" className="-mx-3" onClick={() => reveal('signup')}>
          {signups === 'open' || firstAccount ? 'Create an account' : 'I have an invitation'}
        </Button>
      </p>
    );
  }
  return (
    <div ref={panel} tabIndex={-1} className="w-full max-w-md text-left outline-none">
      <Suspense fallback={<SkeletonLines lines={6} />}>
        <AuthPanel tab={tab} onTab={setTab} onDone={() => void router.invalidate()} />
      </Suspense>
    </div>
  );
}

function ClosingCall() {
  return (
    <section className="mx-auto flex w-full max-w-3xl flex-col items-center gap-6 px-4 pt-16 pb-24 text-center sm:px-6">
      <Hairline className="w-full max-w-sm" />
      <h2 className="font-display text-title font-semibold">There is a seat left by the fire</h2>
      <p className="max-w-[52ch] text-ink-soft">
        Open a table of your own, or sit down at the free one: a short adventure that is ready to play, alone or with friends.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/campaign" size="lg">
          Create Campaign
        </ButtonLink>
        <ButtonLink to="/marketplace" size="lg" variant="outline">
          Explore Marketplace
        </ButtonLink>
      </div>
    </section>
  );
}
