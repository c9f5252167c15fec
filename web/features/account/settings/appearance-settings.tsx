import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { ThrownDiceField } from '#web/lib/thrown-dice/thrown-dice-field.tsx';
import { SettingsSection } from './settings-section.tsx';
import { usePreferences } from './use-preferences.ts';

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

/** How things look: at once here, and on the person's other devices. */
export function AppearanceSettings() {
  const { chosen, change } = usePreferences();
  return (
    <SettingsSection title="Appearance" lead="Saved to your account, for all your devices.">
      <SegmentField label="Theme" options={themes} value={chosen.theme} onChange={(theme) => change({ theme })} />
      <SegmentField label="Motion" options={motions} value={chosen.motion} onChange={(motion) => change({ motion })} />
      <SegmentField label="Text size" options={sizes} value={chosen.textSize} onChange={(textSize) => change({ textSize })} />
      <ThrownDiceField />
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
