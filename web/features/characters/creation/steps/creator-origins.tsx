import type { BackgroundCard, BornAs, CalledTo } from '#domain/character/creation/ahead/creation-origins.ts';
import { classTerms, speciesTerms } from '#domain/character/creation/creation-terms.ts';
import { abilityMark } from '#domain/rules/ability.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { CreatorField } from './creator-field.tsx';
import { Picks } from './creator-picks.tsx';
import { OriginCards } from './origin-cards.tsx';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import type { ReactNode } from 'react';
import type { PlannedStep } from './planned-step.ts';
import type { Creation } from './use-creation.ts';
import { Term } from '#web/lib/terms/term.tsx';

/** What a newcomer meets here for the first time. */
const termed = {
  hitPoints: <Term name="hit points">Hit points</Term>,
  saves: <Term name="saving throw">Saving throws</Term>,
  speed: <Term name="speed">Speed</Term>,
};

const joined = (words: readonly string[]) => words.map(capitalize).join(', ');

/** What one is born as, and what that gives. */
export function CreatorSpecies(creation: Creation) {
  const { draft, plan, id, set } = creation;
  return (
    <div className="flex flex-col gap-5">
      <CreatorField of="species">
        <OriginCards
          label="Species"
          options={speciesIds.map((each) => ({
            id: each,
            label: capitalize(each),
            line: speciesTerms[each].about,
            art: <DrawnPortrait species={each} calling={draft.class ?? 'fighter'} seed={id} className="size-14" />,
          }))}
          value={draft.species}
          onChange={(next) => set({ species: next })}
        />
      </CreatorField>
      {plan?.born && <BornGives {...plan.born} />}
      {plan && <Picks creation={{ ...creation, plan }} kind="lineage" label="Lineage" />}
    </div>
  );
}

function BornGives({ name, speed, darkvision, traits }: BornAs) {
  return (
    <Gives
      title={`${name} traits`}
      lines={[
        [termed.speed, `${speed} feet.`],
        ...(darkvision > 0 ? [['Darkvision', `You see ${darkvision} feet in the dark.`] as const] : []),
        ...traits.map((trait) => [trait.name, trait.line] as const),
      ]}
    />
  );
}

/** The class, and what its first level gives. */
export function CreatorClass({ draft, plan, id, set }: Creation) {
  const called = plan?.called ?? null;
  return (
    <div className="flex flex-col gap-5">
      <CreatorField of="class">
        <OriginCards
          label="Class"
          options={classIds.map((each) => ({
            id: each,
            label: capitalize(each),
            line: classTerms[each].about,
            art: <DrawnPortrait species={draft.species ?? 'human'} calling={each} seed={id} className="size-14" />,
          }))}
          value={draft.class}
          onChange={(next) => set({ class: next })}
        />
      </CreatorField>
      {called !== null && <CalledGives {...called} />}
      {called !== null && called.order !== null && (
        <CreatorField of="order">
          <ChoiceField
            label={called.order.name}
            options={[
              { id: 'fighter', label: called.order.fighter, meaning: 'Proficiency with martial weapons and more armor.' },
              {
                id: 'scholar',
                label: called.order.scholar,
                meaning: `One more cantrip, and add Wisdom to ${called.order.skills.join(' and ')}.`,
              },
            ]}
            value={draft.order ?? ''}
            onChange={(next) => next !== '' && set({ order: next === 'fighter' ? 'fighter' : 'scholar' })}
          />
        </CreatorField>
      )}
    </div>
  );
}

const martialTexts = { none: 'Simple', all: 'Simple and martial' } as const;

function CalledGives({ name, hitDie, primary, saves, armor, martial, features }: CalledTo) {
  const weapons = martial === 'none' || martial === 'all' ? martialTexts[martial] : `Simple, and martial weapons that are ${martial}`;
  return (
    <Gives
      title={`${name} features`}
      lines={[
        [termed.hitPoints, `${hitDie} plus your Constitution modifier at level 1, then a d${hitDie} at each level.`],
        ['Primary ability', joined(primary)],
        [termed.saves, joined(saves)],
        ['Armor', armor.length === 0 ? 'None' : joined(armor)],
        ['Weapons', weapons],
        ...features.map((feature) => [feature.name, feature.line] as const),
      ]}
    />
  );
}

/** What one did before. */
export function CreatorBackground({ draft, plan: { backgrounds }, set }: PlannedStep) {
  return (
    <CreatorField of="background">
      <ChoiceField
        hideLabel
        label="Background"
        options={backgrounds.map((card) => ({ id: card.id, label: card.name, meaning: <Brings {...card} /> }))}
        value={draft.background ?? ''}
        onChange={(next) => set({ background: backgrounds.find(({ id }) => id === next)?.id ?? null })}
      />
    </CreatorField>
  );
}

function Brings({ abilities, skills, tool, feat, list }: BackgroundCard) {
  return (
    <>
      <span className="block">Raises {abilities.map(abilityMark).join(', ')}, by 2 and 1 or each by 1.</span>
      <span className="block">
        Knows {skills.join(' and ')}; uses {tool.charAt(0).toLowerCase() + tool.slice(1)}.
      </span>
      <span className="block">
        {feat.name}: {feat.line}
        {list !== null && ` From the ${list}’s list.`}
      </span>
    </>
  );
}

function Gives({ title, lines }: { title: string; lines: readonly (readonly [name: ReactNode, line: string])[] }) {
  return (
    <section className="rounded-card border border-line bg-raised p-4">
      <h4 className="mb-2 text-control font-semibold">{title}</h4>
      <dl className="flex flex-col gap-1.5 text-control">
        {lines.map(([name, line], at) => (
          <div key={at}>
            <dt className="inline font-semibold">{name}. </dt>
            <dd className="inline text-ink-soft">{line}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
