import { buttonLook } from '#web/ui/buttons/button-look.ts';
import { Download } from 'lucide-react';
import { SettingsSection } from './settings-section.tsx';

/** Everything that is kept of the person, to take away. */
export function DataSettings() {
  return (
    <SettingsSection
      title="Your data"
      lead="Everything that is kept about you: your account, seats, campaigns, worlds, messages and picture. A ZIP archive of JSON files, with the story of each campaign also as a page to read."
    >
      <a
        href="/api/account/export.zip"
        download="hearthlore.zip"
        className={buttonLook('outline', 'md', 'self-start max-sm:whitespace-normal')}
      >
        <Download aria-hidden />
        Download my data
      </a>
    </SettingsSection>
  );
}
