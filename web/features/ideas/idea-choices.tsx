import { limits } from '#domain/limits/limits.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { LateTextField } from '#web/ui/fields/late-text-field.tsx';
import { ideaKinds, ownTables, rumours } from './idea-kinds.ts';
import type { DrawnIdea } from './use-idea.ts';

const offered = [...ideaKinds, { id: rumours, label: 'Rumours' }, { id: ownTables, label: 'Your tables' }];

/** What is to be drawn. */
export function IdeaKindField({ kind, onChoose }: { kind: string; onChoose: (kind: string) => void }) {
  return <SegmentField label="What to draw" options={offered} value={kind} onChange={onChoose} />;
}

/** What is drawn. */
export function IdeaChoices({ kind, choices, chooseKind, choose }: DrawnIdea) {
  return (
    <>
      <IdeaKindField kind={kind.id} onChoose={chooseKind} />
      <div className="grid grid-cols-2 gap-3 empty:hidden sm:flex">
        {choices.map(({ label, options, key, chosen }) => (
          <SelectField
            key={label}
            label={label}
            className="min-w-0 sm:w-52"
            value={chosen}
            onChange={({ target }) => choose(key, target.value)}
          >
            {options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </>
  );
}

/** The seed that all of it follows from. */
export function IdeaSeed({ seed, chooseSeed }: { seed: string; chooseSeed: (text: string) => void }) {
  return (
    <LateTextField
      label="Seed"
      hint="The same seed draws the same again."
      className="w-44"
      maxLength={limits.ideaSeedLength}
      value={seed}
      onText={chooseSeed}
    />
  );
}
