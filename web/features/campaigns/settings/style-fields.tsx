import { isStoryLanguage, storyLanguages } from '#domain/campaign/story-style.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { SettingsDraft } from './settings-draft.ts';

const tones = [
  { id: 'none', label: 'Any', meaning: 'The narrator follows the moment.' },
  { id: 'grim', label: 'Grim', meaning: 'Danger is near, and things cost something.' },
  { id: 'warm', label: 'Warm', meaning: 'Kindness and small comforts, also in danger.' },
  { id: 'wry', label: 'Wry', meaning: 'Dry wit about the world.' },
  { id: 'high', label: 'High', meaning: 'Grand and old, as in legends.' },
] as const;

interface StyleFieldsProps {
  draft: SettingsDraft;
  onChange: (draft: SettingsDraft) => void;
}

/** How the narrator tells: its tone, the length of its replies, and the language. */
export function StyleFields({ draft, onChange }: StyleFieldsProps) {
  return (
    <>
      <ChoiceField
        label="Tone of the story"
        options={tones}
        value={draft.storyTone}
        onChange={(storyTone) => onChange({ ...draft, storyTone })}
      />
      <SegmentField
        label="Length of replies"
        options={[
          { id: 'short', label: 'Short' },
          { id: 'usual', label: 'Usual' },
          { id: 'long', label: 'Long' },
        ]}
        value={draft.storyLength}
        onChange={(storyLength) => onChange({ ...draft, storyLength })}
      />
      <SelectField
        label="Language of the story"
        hint="An AI model tells in it. The Storyteller reads and writes English."
        value={draft.storyLanguage}
        onChange={(event) => onChange({ ...draft, storyLanguage: isStoryLanguage(event.target.value) ? event.target.value : 'en' })}
      >
        {Object.keys(storyLanguages)
          .filter(isStoryLanguage)
          .map((code) => (
            <option key={code} value={code} lang={code}>
              {storyLanguages[code].own}
            </option>
          ))}
      </SelectField>
    </>
  );
}
