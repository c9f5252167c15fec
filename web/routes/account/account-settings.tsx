import { AppearanceSettings, NoticeSettings } from '#web/features/account/settings/appearance-settings.tsx';
import { DataSettings } from '#web/features/account/settings/data-settings.tsx';
import { DeletionSettings } from '#web/features/account/deletion/deletion-settings.tsx';
import { GoogleSettings } from '#web/features/account/settings/google-settings.tsx';
import { PasswordSettings } from '#web/features/account/password/password-settings.tsx';
import { ProgramSettings } from '#web/features/account/settings/program-settings.tsx';
import { ReadAloudSettings } from '#web/features/account/settings/read-aloud-settings.tsx';
import { SessionSettings } from '#web/features/account/settings/session-settings.tsx';
import { SignedIn } from '#web/features/account/sign-in/signed-in.tsx';
import { StoredFiles } from '#web/features/account/settings/stored-files.tsx';
import { TwoFactorSettings } from '#web/features/account/two-factor/two-factor-settings.tsx';
import { NotificationSettings } from '#web/features/notices/notification-settings.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { UserRound } from 'lucide-react';

/** How the product looks and sounds to a person, how they sign in, and what is kept of them. */
export function AccountSettings() {
  const { mail, google, person } = useSession();
  return (
    <Page
      title="Settings"
      width="narrow"
      actions={
        <ButtonLink to="/account/profile" variant="outline" icon={<UserRound aria-hidden />}>
          Profile
        </ButtonLink>
      }
    >
      <SignedIn promise="The settings of your account are here." loading={<SkeletonLines lines={8} />}>
        <div className="flex flex-col gap-6">
          <AppearanceSettings />
          <NoticeSettings mail={mail} />
          <ReadAloudSettings />
          {person !== null && <NotificationSettings personId={person.id} />}
          <PasswordSettings />
          <TwoFactorSettings />
          <GoogleSettings configured={google} />
          <SessionSettings />
          <ProgramSettings />
          <StoredFiles />
          <DataSettings />
          <DeletionSettings />
        </div>
      </SignedIn>
    </Page>
  );
}
