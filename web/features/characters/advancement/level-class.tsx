import { classOffersOf } from '#domain/character/advancement/class-prerequisites.ts';
import type { Character } from '#domain/character/character.ts';
import { tellCharacterRefusal } from '#domain/character/refusals.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';

interface LevelClassProps {
  character: Character;
  value: ClassId;
  onChange: (id: ClassId) => void;
}

/** Classes that are closed, under the sentence that says why. */
function closedBySentence(offers: ReturnType<typeof classOffersOf>): [why: string, names: string[]][] {
  const found = new Map<string, string[]>();
  for (const { class: id, refused } of offers) {
    if (refused === null) continue;
    const why = tellCharacterRefusal(refused.refused);
    found.set(why, [...(found.get(why) ?? []), classes[id].name]);
  }
  return [...found];
}

/** In which class the level is taken: those that are open, and why the others are not. */
export function LevelClass({ character, value, onChange }: LevelClassProps) {
  const offers = classOffersOf(character);
  const closed = closedBySentence(offers);
  return (
    <>
      <ChoiceField
        label="In which class?"
        options={offers
          .filter(({ refused }) => refused === null)
          .map(({ class: id, level }) => ({
            id,
            label: `${classes[id].name} ${level + 1}`,
            meaning: level === 0 ? `A new class, with hit dice of d${classes[id].hitDie}.` : `Go on from level ${level}.`,
          }))}
        value={value}
        onChange={onChange}
      />
      {closed.length > 0 && (
        <section aria-label="Classes that are not open" className="flex flex-col gap-1 text-note text-ink-soft">
          <p className="font-semibold">Not open</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {closed.map(([why, names]) => (
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
