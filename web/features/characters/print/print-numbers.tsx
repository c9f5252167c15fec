import { abilities, abilityMark } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import type { ReactNode } from 'react';
import { bonusText } from '#web/features/characters/sheet/figures/figure-text.ts';

/** The six abilities, each with its save and its skills, down the side of the page. */
export function PrintAbilities({ sheet }: { sheet: Sheet }) {
  return (
    <div className="flex flex-col gap-1.5">
      {abilities.map((ability) => {
        const { score, modifier, save, proficient } = sheet.abilities[ability];
        return (
          <section key={ability} className="flex break-inside-avoid gap-2 rounded-[0.375rem] border border-current p-1.5">
            <div className="figures flex w-12 shrink-0 flex-col items-center justify-center">
              <h2 className="text-[0.625rem] font-bold">{abilityMark(ability)}</h2>
              <p className="font-display text-[1.25rem] leading-none font-semibold">{bonusText(modifier)}</p>
              <p className="mt-0.5 rounded-full border border-current px-1.5 text-[0.625rem]">{score}</p>
            </div>
            <ul className="min-w-0 flex-1 text-[0.6875rem]">
              <Line name="Save" value={bonusText(save.value)} marked={proficient} />
              {sheet.skills
                .filter((skill) => skill.ability === ability)
                .map(({ skill, check, training }) => (
                  <Line
                    key={skill}
                    name={capitalize(skill)}
                    value={bonusText(check.value)}
                    marked={training !== 'none'}
                    expert={training === 'expert'}
                  />
                ))}
            </ul>
          </section>
        );
      })}
      <p className="text-[0.5625rem]">One filled dot: proficient. Two: expertise.</p>
    </div>
  );
}

function Line({ name, value, marked, expert = false }: { name: string; value: string; marked: boolean; expert?: boolean }) {
  return (
    <li className="flex items-center gap-1">
      <span aria-hidden className="flex w-4 shrink-0 gap-px">
        <span className={`size-1.5 rounded-full border border-current ${marked ? 'bg-current' : ''}`} />
        {expert && <span className="size-1.5 rounded-full bg-current" />}
      </span>
      <span className="flex-1">{name}</span>
      <span className="figures font-semibold">{value}</span>
    </li>
  );
}

/** Armor class, speed and the rest of what is read in a fight, and hit points with room to strike them out. */
export function PrintNumbers({ character, sheet }: { character: Character; sheet: Sheet }) {
  const { hitPoints, hitDice } = sheet;
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid grid-cols-5 gap-1.5 text-center">
        <Tile label="Armor Class">{sheet.armorClass.value}</Tile>
        <Tile label="Initiative">{bonusText(sheet.initiative.value)}</Tile>
        <Tile label="Speed">{sheet.speed.value} ft</Tile>
        <Tile label="Proficiency">{bonusText(sheet.proficiencyBonus)}</Tile>
        <Tile label="Passive perception">{sheet.passivePerception.value}</Tile>
      </dl>
      <dl className="grid grid-cols-[1fr_1.4fr_1fr_1.2fr] gap-1.5 text-center">
        <Tile label="Hit Points">{hitPoints.maximum.value}</Tile>
        <Tile label="Current">{hitPoints.left === hitPoints.maximum.value ? '' : hitPoints.left}</Tile>
        <Tile label={hitDice.length === 0 ? 'Temporary' : 'Hit dice'}>
          {hitDice.map(({ die, total }) => `${total}d${die}`).join(' + ')}
        </Tile>
        <Tile label="Death saves">
          <span aria-hidden className="text-[0.75rem] tracking-widest">
            ○○○ ✕✕✕
          </span>
        </Tile>
      </dl>
      <p>
        Passive investigation {sheet.passiveInvestigation.value}, insight {sheet.passiveInsight.value}. {character.inspiration ? '☒' : '☐'}{' '}
        Heroic Inspiration. {sheet.darkvision > 0 && `Darkvision ${sheet.darkvision} ft. `}
        {sheet.resistances.length > 0 && `Resistances: ${sheet.resistances.join(', ')}. `}
        {character.conditions.length > 0 && `Now: ${character.conditions.join(', ')}.`}
      </p>
    </div>
  );
}

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse rounded-[0.375rem] border border-current px-1 py-1.5">
      <dt className="text-[0.5625rem]">{label}</dt>
      <dd className="figures flex min-h-6 items-center justify-center font-display text-[1.125rem] leading-none font-semibold">
        {children}
      </dd>
    </div>
  );
}
