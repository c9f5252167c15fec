import { abilities, abilityMark } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { figure, part } from '#domain/character/sheet/figure.ts';
import type { Figure } from '#domain/character/sheet/figure.ts';
import type { ReactNode } from 'react';
import { RolledNumber } from './rolled-number.tsx';
import { Explained } from './explained.tsx';
import { bonusText } from './figure-text.ts';
import { Term } from '#web/lib/terms/term.tsx';
import type { TermName } from '#web/lib/terms/terms.ts';

/** Armor class, speed and what else is read in every fight. */
export function KeyNumbers({ sheet, isInspired = false }: { sheet: Sheet; isInspired?: boolean }) {
  const { armorClass, speed, initiative, proficiencyBonus, darkvision, passivePerception, passiveInvestigation, passiveInsight } = sheet;
  return (
    <dl className="grid grid-triples gap-2">
      <Tile label="Armor Class" term="armor class" value={<Explained label="Armor Class" figure={armorClass} />} />
      <Tile
        label="Speed"
        term="speed"
        value={
          <Explained
            label="Speed in feet"
            figure={speed}
            shown={
              <>
                {speed.value} <span className="text-control">ft</span>
              </>
            }
          />
        }
      />
      <Tile
        label="Initiative"
        term="initiative"
        value={
          <RolledNumber
            what={{ kind: 'initiative' }}
            rolls="Initiative"
            label="Initiative"
            figure={initiative}
            shown={bonusText(initiative.value)}
          />
        }
      />
      <Small
        label="Passive perception"
        term="passive perception"
        value={<Explained label="Passive perception" figure={passivePerception} />}
      />
      <Small label="Passive investigation" value={<Explained label="Passive investigation" figure={passiveInvestigation} />} />
      <Small label="Passive insight" value={<Explained label="Passive insight" figure={passiveInsight} />} />
      <Small label="Proficiency" term="proficiency bonus" value={bonusText(proficiencyBonus)} />
      <Small label="Darkvision" value={darkvision === 0 ? 'none' : `${darkvision} ft`} />
      <Small label="Inspiration" value={isInspired ? 'Inspired' : 'none'} />
    </dl>
  );
}

interface NumberProps {
  label: string;
  /** The word that explains itself, where a newcomer may not know it. */
  term?: TermName;
  value: ReactNode;
}

const Label = ({ label, term }: Omit<NumberProps, 'value'>) =>
  term === undefined ? (
    label
  ) : (
    <Term isLabel name={term}>
      {label}
    </Term>
  );

function Tile({ value, ...label }: NumberProps) {
  return (
    <div className="flex flex-col-reverse items-center justify-end gap-0.5 rounded-card border border-line bg-raised px-1 py-3 text-center">
      <dt className="text-note text-ink-soft">
        <Label {...label} />
      </dt>
      <dd className="figures font-display text-[1.5rem] leading-none font-semibold">{value}</dd>
    </div>
  );
}

function Small({ value, ...label }: NumberProps) {
  return (
    <div className="flex flex-col-reverse items-center justify-end gap-0.5 px-1 text-center">
      <dt className="text-note leading-tight text-ink-soft">
        <Label {...label} />
      </dt>
      <dd className="figures text-control font-semibold">{value}</dd>
    </div>
  );
}

/** The six stats with their modifiers; the modifier says how it comes about. */
export function AbilityGrid({ sheet }: { sheet: Sheet }) {
  return (
    <dl className="grid grid-triples gap-2 @md:grid-cols-6">
      {abilities.map((ability) => {
        const { score, modifier } = sheet.abilities[ability];
        return (
          <div key={ability} className="flex flex-col items-center gap-1 rounded-card border border-line bg-raised px-1 py-2.5 text-center">
            <dt className="text-note font-semibold text-ink-soft">
              <abbr title={capitalize(ability)} className="no-underline">
                {abilityMark(ability)}
              </abbr>
            </dt>
            <dd className="figures font-display text-[1.375rem] leading-none font-semibold">
              <RolledNumber
                what={{ kind: 'check', ability }}
                rolls={`${capitalize(ability)} check`}
                label={`${capitalize(ability)} modifier`}
                figure={modifierFigure(score, modifier)}
                shown={bonusText(modifier)}
                note="Half of what the score is above 10, rounded down."
              />
            </dd>
            <dd className="figures rounded-full bg-sunken px-2.5 text-note text-ink-soft">
              <span className="sr-only">Score </span>
              {score}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function modifierFigure(score: number, modifier: number): Figure {
  return figure(part(`Score ${score}`, modifier));
}
