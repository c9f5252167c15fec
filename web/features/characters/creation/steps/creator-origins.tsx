import { abilityMark } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { classTerms, speciesTerms } from '#domain/character/creation/creation-terms.ts';
import { backgroundIds, backgrounds } from '#domain/srd/backgrounds.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
import { species, speciesIds } from '#domain/srd/species.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { darkvisionOf } from '#domain/character/sheet/senses.ts';
import { speciesSpeedOf } from '#domain/character/sheet/speed.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import { CreatorField } from './creator-field.tsx';
import { OriginCards } from './origin-cards.tsx';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { DrawnPortrait } from '#web/features/characters/portrait/portrait.tsx';
import type { ReactNode } from 'react';
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
export function CreatorSpecies({ draft, offers, id, set, pick }: Creation) {
  const chosen = draft.species === null ? null : species[draft.species];
  const born = { species: draft.species ?? 'human', lineage: offers.picked.lineage[0] ?? null };
  return (
    <div className="flex flex-col gap-5">
      <CreatorField of="species">
        <OriginCards
          label="Species"
          options={speciesIds.map((each) => ({
            id: each,
            label: species[each].name,
            line: speciesTerms[each].about,
            art: <DrawnPortrait species={each} calling={draft.class ?? 'fighter'} seed={id} className="size-14" />,
          }))}
          value={draft.species}
          onChange={(next) => set({ species: next })}
        />
      </CreatorField>
      {chosen !== null && (
        <Gives
          title={`${chosen.name} traits`}
          lines={[
            [termed.speed, `${speciesSpeedOf(born)} feet.`],
            ...(darkvisionOf(born) > 0 ? [['Darkvision', `You see ${darkvisionOf(born)} feet in the dark.`] as const] : []),
            ...chosen.traits.map(([level, name, line]) => [level > 1 ? `${name} (level ${level})` : name, line] as const),
          ]}
        />
      )}
      {offers.offer.lineage.choose > 0 && (
        <CreatorField of="lineage">
          <PickList
            label="Lineage"
            options={offers.offer.lineage.from.map((each) => ({ id: each, label: each, meaning: lineageOf(each)?.line }))}
            chosen={offers.picked.lineage}
            most={1}
            onChange={(next) => pick('lineage', next)}
          />
        </CreatorField>
      )}
    </div>
  );
}

/** The class, and what its first level gives. */
export function CreatorClass({ draft, id, set, offers }: Creation) {
  const rules = draft.class === null ? null : classes[draft.class];
  return (
    <div className="flex flex-col gap-5">
      <CreatorField of="class">
        <OriginCards
          label="Class"
          options={classIds.map((each) => ({
            id: each,
            label: classes[each].name,
            line: classTerms[each].about,
            art: <DrawnPortrait species={draft.species ?? 'human'} calling={each} seed={id} className="size-14" />,
          }))}
          value={draft.class}
          onChange={(next) => set({ class: next })}
        />
      </CreatorField>
      {rules !== null && (
        <Gives
          title={`${rules.name} features`}
          lines={[
            [termed.hitPoints, `${rules.hitDie} plus your Constitution modifier at level 1, then a d${rules.hitDie} at each level.`],
            ['Primary ability', joined(rules.primary)],
            [termed.saves, joined(rules.saves)],
            ['Armor', rules.armor.length === 0 ? 'None' : joined(rules.armor)],
            [
              'Weapons',
              rules.martial === 'none'
                ? 'Simple'
                : rules.martial === 'all'
                  ? 'Simple and martial'
                  : `Simple, and martial weapons that are ${rules.martial}`,
            ],
            ...(offers.gains?.features ?? []).map(([, name, line]) => [name, line] as const),
          ]}
        />
      )}
      {rules?.order != null && (
        <CreatorField of="order">
          <ChoiceField
            label={rules.order.name}
            options={[
              { id: 'fighter', label: rules.order.fighter, meaning: 'Proficiency with martial weapons and more armor.' },
              {
                id: 'scholar',
                label: rules.order.scholar,
                meaning: `One more cantrip, and add Wisdom to ${rules.order.skills.join(' and ')}.`,
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

/** What one did before. */
export function CreatorBackground({ draft, set }: Creation) {
  return (
    <CreatorField of="background">
      <ChoiceField
        hideLabel
        label="Background"
        options={backgroundIds.map((id) => {
          const { name, abilities, feat, featList, skills, tool } = backgrounds[id];
          return {
            id,
            label: name,
            meaning: (
              <>
                <span className="block">Raises {abilities.map(abilityMark).join(', ')}, by 2 and 1 or each by 1.</span>
                <span className="block">
                  Knows {skills.join(' and ')}; uses {tool.charAt(0).toLowerCase() + tool.slice(1)}.
                </span>
                <span className="block">
                  {feats[feat].name}: {feats[feat].line}
                  {featList !== null && ` From the ${featList}’s list.`}
                </span>
              </>
            ),
          };
        })}
        value={draft.background ?? ''}
        onChange={(next) => set({ background: backgroundIds.find((id) => id === next) ?? null })}
      />
    </CreatorField>
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
