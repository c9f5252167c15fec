import type { LevelPlan } from '#domain/character/advancement/ahead/level-plan.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

interface LevelClassProps {
  plan: Pick<LevelPlan, 'open' | 'closed'>;
  value: ClassId;
  /** Whether classes that one has no level in stand open at first. */
  isOpen: boolean;
  onChange: (id: ClassId) => void;
}

const optionOf = ({ class: id, name, level, hitDie }: LevelPlan['open'][number]) => ({
  id,
  label: `${name} ${level}`,
  meaning: level === 1 ? `A new class, with hit dice of d${hitDie}.` : `Go on from level ${level - 1}.`,
});

/** In which class the level is taken: one's own, and folded those that are open and why the others are not. */
export function LevelClass({ plan: { open, closed }, value, isOpen, onChange }: LevelClassProps) {
  const isNew = ({ level }: LevelPlan['open'][number]) => level === 1;
  const others = open.filter(isNew);
  return (
    <>
      <ChoiceField label="In which class?" options={open.filter((each) => !isNew(each)).map(optionOf)} value={value} onChange={onChange} />
      <details open={isOpen || others.some((each) => each.class === value)} className="rounded-control border border-line">
        <summary className="min-h-11 rounded-control px-3.5 py-2.5 text-control font-semibold hover:bg-ember-wash">A new class</summary>
        <div className="flex flex-col gap-4 px-3.5 pt-2 pb-3.5">
          {others.length > 0 && (
            <ChoiceField label="A new class" hideLabel options={others.map(optionOf)} value={value} onChange={onChange} />
          )}
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
        </div>
      </details>
    </>
  );
}
