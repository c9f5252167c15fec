import type { Preferences } from '#domain/preferences.ts';
import { notify } from '#web/lib/notify.tsx';
import { usePerson } from '#web/lib/person.tsx';
import { savePreferences } from '#web/lib/preferences.ts';
import { SegmentField } from '#web/ui/segment-field.tsx';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';

const themes = [
  { id: 'system', label: 'As my system' },
  { id: 'light', label: 'Daylight' },
  { id: 'dark', label: 'Candlelight' },
] as const;

const motions = [
  { id: 'system', label: 'As my system' },
  { id: 'reduced', label: 'Still' },
  { id: 'full', label: 'Moving' },
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
    <SettingsSection title="Appearance" lead="Kept with your account, so that every device agrees.">
      <SegmentField label="Light" options={themes} value={chosen.theme} onChange={(theme) => change({ theme })} />
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
            ? 'Answers to your requests. Letters about your sign-in come in any case.'
            : 'This server sends no mail yet. Your choice holds as soon as it does.'
        }
        options={yesOrNo}
        value={chosen.mailNotices ? 'on' : 'off'}
        onChange={(choice) => change({ mailNotices: choice === 'on' })}
      />
      <SegmentField
        label="Sound at the table"
        hint="A knock for thrown dice and a soft bell when the narrator has spoken."
        options={yesOrNo}
        value={chosen.sound ? 'on' : 'off'}
        onChange={(choice) => change({ sound: choice === 'on' })}
      />
    </SettingsSection>
  );
}
