import { usePerson } from '#web/lib/session/person.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Whether one can sign in with Google. Signing in that way with the same confirmed address ties the two together. */
export function GoogleSettings({ configured }: { configured: boolean }) {
  const { googleLinked, email } = usePerson();
  return (
    <SettingsSection title="Sign-in with Google">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={googleLinked ? 'moss' : 'plain'}>{googleLinked ? 'Linked' : 'Not linked'}</Badge>
        <p className="min-w-0 flex-[1_1_16rem] text-control text-ink-soft">{wordsFor(googleLinked, configured, email)}</p>
      </div>
    </SettingsSection>
  );
}

function wordsFor(linked: boolean, configured: boolean, email: string): string {
  if (linked) return configured ? 'You can sign in with your Google account.' : 'Google sign-in is not set up on this server any more.';
  if (!configured) return 'Google sign-in is not set up on this server.';
  return `Sign in once with the Google account of ${email}, and it is linked.`;
}
