import { limits } from '#domain/limits/limits.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ideaKinds } from './idea-kinds.ts';
import type { DrawnIdea } from './use-idea.ts';

/** What is drawn, and by what seed. */
export function IdeaChoices({ kind, choices, seed, chooseKind, choose, chooseSeed }: DrawnIdea) {
  return (
    <>
      <SegmentField label="What to draw" options={ideaKinds} value={kind.id} onChange={chooseKind} />
      <div className="flex flex-wrap items-end gap-3">
        {choices.map(({ label, options, key, chosen }) => (
          <SelectField key={label} label={label} className="w-48" value={chosen} onChange={({ target }) => choose(key, target.value)}>
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
        <TextField
          label="Seed"
          className="w-36"
          maxLength={limits.ideaSeedLength}
          value={seed}
          onChange={({ target }) => chooseSeed(target.value)}
        />
      </div>
    </>
  );
}
