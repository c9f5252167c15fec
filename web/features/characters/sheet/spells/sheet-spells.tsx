import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import type { ShownSpell } from '#domain/character/shown/shown-spells.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import type { ClassCasting } from '#domain/character/sheet/spellcasting.ts';
import type { SlotRow } from '#domain/character/sheet/class-casting.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { RolledNumber } from '#web/features/characters/sheet/figures/rolled-number.tsx';
import { Explained } from '#web/features/characters/sheet/figures/explained.tsx';
import { bonusText } from '#web/features/characters/sheet/figures/figure-text.ts';
import { LandChoice } from './land-choice.tsx';
import { MasteryChoices } from './mastery-choices.tsx';
import { Slots } from './slots.tsx';
import { SpellRow } from './spell-row.tsx';
import { levelText, spellGroups, spellsByLevel } from './spell-text.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Term } from '#web/lib/terms/term.tsx';

const SpellBook = lazy(() => import('./spell-book.tsx').then(({ SpellBook: Book }) => ({ default: Book })));

interface SpellsProps {
  character: Character;
  sheet: ShownSheet;
  hand: Hand;
}

/** Slots, what is concentrated on, and every known spell. */
export function Spells({ character, sheet, hand }: SpellsProps) {
  const [open, setOpen] = useState(false);
  const [whole, setWhole] = useState(false);
  const { spellcasting, spells, toChoose, preparing, barred, concentration, shapers } = sheet;
  const slots = spellcasting?.slots ?? [];
  const resting = spells.filter(({ prepared }) => !prepared).length;
  const groups = spellGroups(spellcasting?.classes ?? [], whole ? spells : spells.filter(({ prepared }) => prepared));
  return (
    <div className="flex flex-col gap-4">
      {spellcasting?.classes.map((way) => (
        <Casting key={way.class} way={way} isOneOfSeveral={spellcasting.classes.length > 1} />
      ))}
      {spellcasting?.hindered === true && <p className="text-note text-wine">You can’t cast spells in armor you aren’t proficient with.</p>}
      {spellcasting?.hindered !== true && barred !== null && <p className="text-note text-wine">{barred}</p>}
      {sheet.asksLand && <LandChoice character={character} hand={hand} />}
      <MasteryChoices masteries={sheet.masteries} hand={hand} />
      {preparing !== null && spellcasting !== null && <p className="figures text-control">{preparing.text}</p>}
      {hand.mayAct && !whole && typeof preparing?.open === 'string' && (
        <Button variant="soft" size="sm" className="self-start" onClick={() => setWhole(true)}>
          {preparing.open}
        </Button>
      )}
      {slots.length > 0 && <Slots slots={slots} hand={hand} />}
      {concentration !== null && <Concentration spell={concentration} hand={hand} />}
      {groups.map((group) =>
        group.name === null ? (
          <SpellLevels key="all" spells={group.spells} {...{ character, concentration, slots, shapers, hand }} />
        ) : (
          <section key={group.name} aria-label={group.name} className="flex flex-col gap-4">
            <h4 className="text-control font-semibold">{group.name}</h4>
            <SpellLevels spells={group.spells} {...{ character, concentration, slots, shapers, hand }} />
          </section>
        ),
      )}
      {resting > 0 && (
        <Button variant="quiet" size="sm" long className="self-start" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Prepared spells only' : `${resting} unprepared ${resting === 1 ? 'spell' : 'spells'}`}
        </Button>
      )}
      {hand.mayAct && spellcasting !== null && (
        <>
          {toChoose.map((each) => (
            <Button key={each.class} variant="soft" size="sm" long className="self-start" onClick={() => setOpen(true)}>
              {spellcasting.classes.length > 1 && `${capitalize(each.class)}: `}
              {each.text}
            </Button>
          ))}
          <Button variant="outline" size="sm" long icon={<BookOpen aria-hidden />} className="self-start" onClick={() => setOpen(true)}>
            Learn or forget spells
          </Button>
          <Suspense>{open && <SpellBook character={character} hand={hand} onClose={() => setOpen(false)} />}</Suspense>
        </>
      )}
    </div>
  );
}

/** With what the spells of a class are cast; the class is named where several cast. */
function Casting({ way: { class: of, ability, saveDifficulty, attack }, isOneOfSeveral }: { way: ClassCasting; isOneOfSeveral: boolean }) {
  const whose = isOneOfSeveral ? `${capitalize(of)} spell` : 'Spell';
  return (
    <div>
      {isOneOfSeveral && <h4 className="mb-1 text-note font-semibold text-ink-soft">{capitalize(of)}</h4>}
      <dl className="grid grid-triples gap-2 text-center">
        <Fact label="Ability">{capitalize(ability)}</Fact>
        <Fact
          label={
            <Term isLabel name="spell save DC">
              Save DC
            </Term>
          }
        >
          <Explained label={`${whose} save DC`} figure={saveDifficulty} />
        </Fact>
        <Fact
          label={
            <Term isLabel name="attack roll">
              Spell attack
            </Term>
          }
        >
          <RolledNumber
            what={isOneOfSeveral ? { kind: 'spellAttack', class: of } : { kind: 'spellAttack' }}
            rolls={`${whose} attack`}
            label={`${whose} attack`}
            figure={attack}
            shown={bonusText(attack.value)}
          />
        </Fact>
      </dl>
    </div>
  );
}

interface SpellLevelsProps {
  spells: readonly ShownSpell[];
  character: Character;
  /** The name of the spell that is concentrated on. */
  concentration: string | null;
  slots: readonly SlotRow[];
  shapers: ShownSheet['shapers'];
  hand: Hand;
}

/** Spells by their level. */
function SpellLevels({ spells, ...rest }: SpellLevelsProps) {
  return spellsByLevel(spells).map(([level, ofLevel]) => (
    <section key={level} aria-label={levelText(level)}>
      <h4 className="mb-1 text-note font-semibold text-ink-soft">{levelText(level)}</h4>
      <ul className="flex flex-col divide-y divide-line">
        {ofLevel.map((known) => (
          <SpellRow key={known.spell.id} known={known} {...rest} />
        ))}
      </ul>
    </section>
  ));
}

function Fact({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-0.5">
      <dt className="text-note text-ink-soft">{label}</dt>
      <dd className="figures text-control font-semibold">{children}</dd>
    </div>
  );
}

function Concentration({ spell, hand }: { spell: string; hand: Hand }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-sea-wash px-3 py-2 text-control">
      <span className="min-w-0 flex-1">
        <Term name="concentration">Concentrating</Term> on <strong>{spell}</strong>
      </span>
      {hand.mayAct && (
        <Button variant="quiet" size="sm" disabled={hand.busy} onClick={() => void hand.act({ kind: 'endConcentration' })}>
          End concentration
        </Button>
      )}
    </p>
  );
}
