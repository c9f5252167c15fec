import { abilities, abilityMark } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import type { Training } from '#domain/character/sheet/proficiency.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';
import { RolledNumber } from './figures/rolled-number.tsx';
import { bonusText } from './figures/figure-text.ts';

const trainingText: Record<Training, string> = {
  none: 'not proficient',
  half: 'half proficient',
  proficient: 'trained',
  expert: 'expert',
};

/** The six saving throws. */
export function SavingThrows({ sheet }: { sheet: Sheet }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-5">
      {abilities.map((ability) => {
        const { save, proficient } = sheet.abilities[ability];
        return (
          <Row key={ability} training={proficient ? 'proficient' : 'none'} name={capitalize(ability)}>
            <RolledNumber
              what={{ kind: 'save', ability }}
              rolls={`${capitalize(ability)} save`}
              label={`${capitalize(ability)} save`}
              figure={save}
              shown={bonusText(save.value)}
            />
          </Row>
        );
      })}
    </ul>
  );
}

/** The eighteen skills, with the ability each is checked with. */
export function Skills({ sheet }: { sheet: Sheet }) {
  return (
    <ul className="grid gap-x-5 @md:grid-cols-2">
      {sheet.skills.map(({ skill, ability, training, check }) => (
        <Row key={skill} training={training} name={capitalize(skill)} note={abilityMark(ability)}>
          <RolledNumber
            what={{ kind: 'skill', skill }}
            rolls={`${capitalize(skill)} check`}
            label={capitalize(skill)}
            figure={check}
            shown={bonusText(check.value)}
          />
        </Row>
      ))}
    </ul>
  );
}

function Row({ training, name, note, children }: { training: Training; name: string; note?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-8 flex-wrap items-center justify-end gap-x-2 text-control">
      <Dot training={training} />
      <span className={classNames('min-w-0 flex-[1_1_6rem] wrap-break-word', training === 'none' ? 'text-ink-soft' : 'font-semibold')}>
        {name}
        {note !== undefined && <span className="ml-1.5 text-note font-normal text-ink-faint">{note}</span>}
      </span>
      <span className="figures font-semibold">{children}</span>
    </li>
  );
}

/** How well it is learned: an empty ring, a half, a full dot, or a dot with a ring. */
function Dot({ training }: { training: Training }) {
  return (
    <span className="inline-flex shrink-0">
      <span
        aria-hidden
        className={classNames(
          'size-2.5 rounded-full border border-ember',
          training === 'none' && '!border-line-strong',
          training === 'half' && 'bg-linear-to-r from-ember from-50% to-transparent to-50%',
          training === 'proficient' && 'bg-ember',
          training === 'expert' && 'bg-ember outline-1 outline-offset-2 outline-ember',
        )}
      />
      <span className="sr-only">{trainingText[training]}:</span>
    </span>
  );
}
