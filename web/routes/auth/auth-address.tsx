import { accountText } from '#domain/account/account-refusal-text.ts';
import { refreshSession, useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { MailCheck, MailWarning, MailX } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { AuthRoom } from './auth-room.tsx';

/** Where both links of a change of address lead: what is done, and what is still to do. Works signed out, too. */
export function AuthAddress() {
  const { step, error } = useSearch();
  // A signed-in browser learns its new address at once.
  useEffect(() => void (step === '2' && refreshSession()), [step]);
  if (error !== undefined) {
    return (
      <AuthRoom name="Address not changed" heading="Your address was not changed" lead={accountText(error).sentence}>
        <Next icon={<MailX aria-hidden className="size-10 text-wine" />} again />
      </AuthRoom>
    );
  }
  if (step === '2') {
    return (
      <AuthRoom
        name="Address changed"
        heading="Your address is changed"
        lead="Step 2 of 2 is done. From now on, sign in with your new address."
      >
        <Next icon={<MailCheck aria-hidden className="size-10 text-moss" />} />
      </AuthRoom>
    );
  }
  return (
    <AuthRoom
      name="Step 1 of 2"
      heading="Step 1 of 2 is done"
      lead="Nothing has changed yet: your old address stays until you finish step 2."
    >
      <Card className="flex w-full flex-col items-center gap-4 text-center">
        <MailWarning aria-hidden className="size-10 text-ember" />
        <p>
          <strong className="font-semibold">Step 2:</strong> open the email we have just sent to your <em>new</em> address, and follow its
          link within an hour.
        </p>
        <p className="text-note text-ink-soft">It may take a minute to arrive. Check your spam folder, too. You can close this page.</p>
      </Card>
    </AuthRoom>
  );
}

/** Where one goes from here, signed in or not. */
function Next({ icon, again = false }: { icon: ReactNode; again?: boolean }) {
  const session = useSession();
  return (
    <Card className="flex w-full flex-col items-center gap-5 text-center">
      {icon}
      {session.state === 'loading' && <SkeletonLines lines={1} className="w-40" />}
      {session.state === 'person' && (
        <ButtonLink to="/account/profile">{again ? 'Choose another address' : 'Go to your profile'}</ButtonLink>
      )}
      {session.state !== 'loading' && session.state !== 'person' && (
        <ButtonLink to="/auth" search={{ next: '/account/profile' }}>
          Sign In
        </ButtonLink>
      )}
    </Card>
  );
}
