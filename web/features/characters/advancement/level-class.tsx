import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

interface LevelClassProps {
  plan: Pick<LevelPlan, 'open' | 'closed'>;
  value: ClassId;
  onChange: (id: ClassId) => void;
}

/** In which class the level is taken: those that are open, and why the others are not. */
export function LevelClass({ plan: { open, closed }, value, onChange }: LevelClassProps) {
  return (
    <>
      <ChoiceField
        label="In which class?"
        options={open.map(({ class: id, name, level, hitDie }) => ({
          id,
          label: `${name} ${level}`,
          meaning: level === 1 ? `A new class, with hit dice of d${hitDie}.` : `Go on from level ${level - 1}.`,
        }))}
        value={value}
        onChange={onChange}
      />
      {closed.length > 0 && (
        <section aria-label="Classes that are not open" className="flex flex-col gap-1 text-note text-ink-soft">
          <p className="font-semibold">Not open</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {closed.map(({ why, names }) => (
              <li key={why}>
                <strong>{names.join(', ')}.</strong> {why}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
