import type { Character } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface ProficienciesDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

/** The names in a line, between commas. */
const namesIn = (line: string) =>
  line
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Why names cannot be kept. */
function problemIn(line: string): string | undefined {
  const names = namesIn(line);
  if (names.length > gameLimits.proficiencies) return `At most ${gameLimits.proficiencies} fit.`;
  return names.some((name) => name.length > gameLimits.nameLength)
    ? `Each name has at most ${gameLimits.nameLength} characters.`
    : undefined;
}

/** Languages and tools as they are typed, each between commas. */
export function ProficienciesDialog({ character, hand, onClose }: ProficienciesDialogProps) {
  const [languages, setLanguages] = useState(character.languages.join(', '));
  const [tools, setTools] = useState(character.tools.join(', '));
  const problems = { languages: problemIn(languages), tools: problemIn(tools) };
  const save = async () => {
    if (problems.languages !== undefined || problems.tools !== undefined) return;
    if (await hand.act({ kind: 'setProficiencies', languages: namesIn(languages), tools: namesIn(tools) })) onClose();
  };
  return (
    <FormDialog title="Languages and tools" action="Save" busy={hand.busy} onSubmit={() => void save()} onClose={onClose}>
      <TextField
        label="Languages"
        hint="With commas between them, such as Common, Dwarvish."
        value={languages}
        error={problems.languages}
        onChange={(event) => setLanguages(event.target.value)}
      />
      <TextField
        label="Tools"
        hint="Beside those of class and background. Who is trained with thieves’ tools adds it when they pick a lock."
        value={tools}
        error={problems.tools}
        onChange={(event) => setTools(event.target.value)}
      />
    </FormDialog>
  );
}
