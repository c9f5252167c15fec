import { readAloudSpeeds } from '#domain/account/read-aloud-speeds.ts';
import { readAloud } from '#web/lib/speech/read-aloud.ts';
import { readByBrowser } from '#web/lib/speech/read-message.ts';
import { useServerVoice } from '#web/lib/speech/use-server-voice.ts';
import { useVoices } from '#web/lib/speech/voices.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { Square, Volume2 } from 'lucide-react';
import { useEffect } from 'react';
import { SettingsSection } from './settings-section.tsx';
import { usePreferences } from './use-preferences.ts';

const SAMPLE_ID = 'read-aloud-sample';
const sample = 'Rain drums on the roof of the ferry house. Somebody knocks, twice, and waits.';

/** Who reads replies aloud, how fast, and how that sounds. */
export function ReadAloudSettings() {
  const { chosen, change } = usePreferences();
  const voices = useVoices();
  const isServerAsked = useServerVoice();
  const isSpeaking = useStore(readAloud.reading, (reading) => reading?.id === SAMPLE_ID);
  useEffect(() => readAloud.stop, []);
  const { readAloudVoice: voice, readAloudSpeed: speed } = chosen;
  const isElsewhere = voice !== null && !voices.some(({ name }) => name === voice);
  return (
    <SettingsSection
      title="Reading aloud"
      lead={
        voices.length === 0 && !isServerAsked
          ? 'This browser has no voices, so replies cannot be read aloud here. Your choice applies on your other devices.'
          : 'Replies of the narrator have a button that reads them aloud. Dice are left out.'
      }
    >
      <SelectField
        label="Voice"
        hint="Voices differ from device to device. Where the chosen one is missing, the usual one reads."
        value={voice ?? ''}
        onChange={({ target }) => change({ readAloudVoice: target.value === '' ? null : target.value })}
      >
        <option value="">{isServerAsked ? 'The voice of this server' : 'The usual voice'}</option>
        {isElsewhere && <option value={voice}>{voice} (not on this device)</option>}
        {[...new Map(voices.map((each) => [each.name, each])).values()].map(({ name, lang }) => (
          <option key={name} value={name}>
            {name} ({lang})
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Speed"
        value={String(speed)}
        onChange={({ target }) => {
          const faster = readAloudSpeeds.find((each) => String(each) === target.value);
          if (faster !== undefined) change({ readAloudSpeed: faster });
        }}
      >
        {readAloudSpeeds.map((each) => (
          <option key={each} value={String(each)}>
            {each === 1 ? 'Normal' : `${each} times`}
          </option>
        ))}
      </SelectField>
      {voices.length > 0 && !(isServerAsked && voice === null) && (
        <div>
          <Button
            icon={isSpeaking ? <Square aria-hidden /> : <Volume2 aria-hidden />}
            onClick={() => (isSpeaking ? readAloud.stop() : readByBrowser(SAMPLE_ID, sample, () => ({ voice, speed })))}
          >
            {isSpeaking ? 'Stop' : 'Listen to it'}
          </Button>
        </div>
      )}
    </SettingsSection>
  );
}
