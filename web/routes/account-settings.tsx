import { AppearanceSettings, NoticeSettings } from '#web/features/account/appearance-settings.tsx';
import { DataSettings } from '#web/features/account/data-settings.tsx';
import { DeletionSettings } from '#web/features/account/deletion-settings.tsx';
import { GoogleSettings } from '#web/features/account/google-settings.tsx';
import { PasswordSettings } from '#web/features/account/password-settings.tsx';
import { ProgramSettings } from '#web/features/account/program-settings.tsx';
import { SessionSettings } from '#web/features/account/session-settings.tsx';
import { SignedIn } from '#web/features/account/signed-in.tsx';
import { StoredFiles } from '#web/features/account/stored-files.tsx';
import { TwoFactorSettings } from '#web/features/account/two-factor-settings.tsx';
import { NotificationSettings } from '#web/features/notices/notification-settings.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
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
