import { AccessLevel } from '#web/features/account/profile/access-level.tsx';
import { AvatarField } from '#web/features/account/profile/avatar-field.tsx';
import { DisplayNameForm } from '#web/features/account/profile/display-name-form.tsx';
import { ProfileFacts } from '#web/features/account/profile/profile-facts.tsx';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Hairline } from '#web/ui/hairline.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Navigate } from '#web/ui/router/link.tsx';
import { Settings } from 'lucide-react';

/** Who one is here: name, picture, address, and what one may do. */
export function Profile() {
  const session = useSession();
  if (session.state === 'visitor') return <Navigate to="/auth" search={{ next: '/account/profile' }} replace />;
  return (
    <Page
      title="Profile"
      width="narrow"
      actions={
        <ButtonLink to="/account/settings" variant="outline" icon={<Settings aria-hidden />}>
          Settings
        </ButtonLink>
      }
    >
      {session.state === 'loading' && <SkeletonLines lines={6} />}
      {session.state === 'failed' && (
        <ErrorState title="Error" onRetry={session.retry}>
          <p>Unable to verify your account. Please try signing out and back in.</p>
        </ErrorState>
      )}
      {session.person !== null && (
        <PersonProvider person={session.person}>
          <div className="flex flex-col gap-6">
            <Card className="flex flex-col gap-6">
              <AvatarField />
              <DisplayNameForm key={session.person.name} />
              <Hairline />
              <ProfileFacts />
            </Card>
            <AccessLevel />
          </div>
        </PersonProvider>
      )}
    </Page>
  );
}
