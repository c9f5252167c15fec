import type { SkillName } from '#domain/rules/skill-names.ts';
import { skillNames } from '#domain/rules/skill-names.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';

type Skills = Partial<Record<SkillName, number>>;

/** Skills that a creature is good at, with their whole bonus. */
export function SkillBonuses({ skills, onChange }: { skills: Skills; onChange: (skills: Skills) => void }) {
  const rows = skillNames.flatMap((name) => (skills[name] === undefined ? [] : [{ name, bonus: skills[name] }]));
  const left = skillNames.filter((name) => skills[name] === undefined);
  const take = (next: typeof rows) => onChange(Object.fromEntries(next.map(({ name, bonus }) => [name, bonus])));
  return (
    <RowList
      title="Skills"
      one="Skill"
      rows={rows}
      most={skillNames.length}
      blank={() => ({ name: left[0] ?? 'stealth', bonus: 2 })}
      row={(row, set) => (
        <div className="grid grid-cols-2 gap-3">
          <OneOfField
            label="Skill"
            options={[row.name, ...left].map((name) => [name, name] as const)}
            value={row.name}
            onChange={(name) => set({ ...row, name })}
          />
          <NumberField
            label="Bonus"
            lowest={gameLimits.modifierMinimum}
            highest={gameLimits.modifierMaximum}
            value={row.bonus}
            onChange={(bonus = 0) => set({ ...row, bonus })}
          />
        </div>
      )}
      onChange={take}
    />
  );
}
