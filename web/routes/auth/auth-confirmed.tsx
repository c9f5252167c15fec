import { accountText } from '#domain/account/account-refusal-text.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useSearch } from '#web/ui/router/router-view.tsx';
import { MailCheck, MailX } from 'lucide-react';
import { AuthRoom } from './auth-room.tsx';

/** Where the link in a letter of confirmation leads. */
export function AuthConfirmed() {
  const { error } = useSearch();
  const session = useSession();
  const failed = error !== undefined;
  const signedIn = session.state === 'person';
  return (
    <AuthRoom
      name={failed ? 'Not confirmed' : 'Confirmed'}
      heading={failed ? 'That did not work' : 'Your address is confirmed'}
      lead={failed ? accountText(error).sentence : 'Thank you. Everything is ready for you.'}
    >
      <Card className="flex w-full flex-col items-center gap-5 text-center">
        {failed ? <MailX aria-hidden className="size-10 text-wine" /> : <MailCheck aria-hidden className="size-10 text-moss" />}
        {session.state === 'loading' && <SkeletonLines lines={1} className="w-40" />}
        {session.state !== 'loading' && signedIn && <ButtonLink to="/">To your tables</ButtonLink>}
        {session.state !== 'loading' && !signedIn && (
          <>
            {failed && <p className="text-ink-soft">Sign in, and a new link is sent to you.</p>}
            <ButtonLink to="/auth">Sign In</ButtonLink>
          </>
        )}
      </Card>
    </AuthRoom>
  );
}
