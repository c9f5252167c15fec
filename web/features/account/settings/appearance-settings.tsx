import type { Preferences } from '#domain/account/preferences.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';

const themes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

const motions = [
  { id: 'system', label: 'System' },
  { id: 'reduced', label: 'Reduced' },
  { id: 'full', label: 'Full' },
] as const;

const sizes = [
  { id: 'small', label: 'Small' },
  { id: 'normal', label: 'Normal' },
  { id: 'large', label: 'Large' },
  { id: 'largest', label: 'Largest' },
] as const;

const yesOrNo = [
  { id: 'off', label: 'Off' },
  { id: 'on', label: 'On' },
] as const;

/** The person's choices, shown as chosen while they are on their way to the server, and how to change one. */
function usePreferences() {
  const { preferences } = usePerson();
  const [changing, setChanging] = useState<Partial<Preferences>>({});
  async function change(next: Partial<Preferences>) {
    setChanging((others) => ({ ...others, ...next }));
    try {
      await savePreferences(next);
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' });
    } finally {
      setChanging((others) => without(others, next));
    }
  }
  return { chosen: { ...preferences, ...changing }, change: (next: Partial<Preferences>) => void change(next) };
}

/** The changes that are still on their way. */
function without(changing: Partial<Preferences>, done: Partial<Preferences>): Partial<Preferences> {
  return Object.fromEntries(Object.entries(changing).filter(([name]) => !(name in done)));
}

/** How things look: at once here, and on the person's other devices. */
export function AppearanceSettings() {
  const { chosen, change } = usePreferences();
  return (
    <SettingsSection title="Appearance" lead="Saved to your account, for all your devices.">
      <SegmentField label="Theme" options={themes} value={chosen.theme} onChange={(theme) => change({ theme })} />
      <SegmentField label="Motion" options={motions} value={chosen.motion} onChange={(motion) => change({ motion })} />
      <SegmentField label="Text size" options={sizes} value={chosen.textSize} onChange={(textSize) => change({ textSize })} />
    </SettingsSection>
  );
}

/** What the person wants to be told, and how. */
export function NoticeSettings({ mail }: { mail: boolean }) {
  const { chosen, change } = usePreferences();
  return (
    <SettingsSection title="Notices and sound">
      <SegmentField
        label="Mail notices"
        hint={
          mail
            ? 'Answers to your requests. Emails about your sign-in are always sent.'
            : 'This server does not send email yet. Your choice applies when it does.'
        }
        options={yesOrNo}
        value={chosen.mailNotices ? 'on' : 'off'}
        onChange={(choice) => change({ mailNotices: choice === 'on' })}
      />
      <SegmentField
        label="Sound at the table"
        hint="A knock for dice rolls and a soft bell when the narrator has replied."
        options={yesOrNo}
        value={chosen.sound ? 'on' : 'off'}
        onChange={(choice) => change({ sound: choice === 'on' })}
      />
    </SettingsSection>
  );
}
