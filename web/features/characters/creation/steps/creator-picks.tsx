import type { ReactNode } from 'react';
import { Term } from '#web/lib/terms/term.tsx';
import type { CreationPick } from '#domain/character/creation/ahead/creator-steps.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { featLists } from '#web/features/characters/choices/feat-lists.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { toPick } from '#web/features/characters/choices/to-pick.tsx';
import { CreatorField } from './creator-field.tsx';
import type { PlannedStep } from './planned-step.ts';

interface PicksProps {
  creation: PlannedStep;
  kind: CreationPick;
  label: string;
  hint?: ReactNode;
}

/** The list of one kind; nothing where there is nothing to pick. */
export function Picks({ creation: { plan, picked, pick }, kind, label, hint }: PicksProps) {
  const { choose, options } = plan.offers[kind];
  if (choose === 0) return null;
  return (
    <CreatorField of={kind}>
      <PickList
        label={label}
        hint={hint}
        options={options.map(toPick)}
        chosen={picked(kind)}
        most={choose}
        onChange={(next) => pick(kind, next)}
      />
    </CreatorField>
  );
}

/** The feat that humans have beside their background's. */
export function CreatorFeat(creation: PlannedStep) {
  const { lists } = creation.plan;
  return (
    <div className="flex flex-col gap-5">
      <Picks creation={creation} kind="feat" label="Feat" />
      <Picks creation={creation} kind="featSkills" label="Feat skills" />
      {lists !== null && (
        <>
          <SegmentField
            label="Learned from"
            options={featLists.filter(({ id }) => lists.open.includes(id))}
            value={lists.open.includes(creation.draft.featList) ? creation.draft.featList : lists.chosen}
            onChange={(featList) => creation.set({ featList })}
          />
          <Picks creation={creation} kind="featCantrips" label="Feat cantrips" />
          <Picks creation={creation} kind="featSpells" label="Feat spell" />
        </>
      )}
    </div>
  );
}

/** What one is good at. */
export function CreatorSkills(creation: PlannedStep) {
  const { draft, plan } = creation;
  const taught = plan.backgrounds.find(({ id }) => id === draft.background)?.skills ?? [];
  return (
    <div className="flex flex-col gap-5">
      {taught.length > 0 && <p className="text-control text-ink-soft">Your background gives {taught.join(' and ')}.</p>}
      <Picks creation={creation} kind="speciesSkill" label="Species skill" />
      <Picks creation={creation} kind="skills" label="Class skills" />
      <Picks
        creation={creation}
        kind="expertise"
        label="Expertise"
        hint={
          <>
            Your <Term name="proficiency bonus" /> counts twice.
          </>
        }
      />
    </div>
  );
}

/** How one fights, and the weapons one has mastered. */
export function CreatorFighting(creation: PlannedStep) {
  return (
    <div className="flex flex-col gap-5">
      <Picks creation={creation} kind="style" label="Fighting style" />
      <Picks creation={creation} kind="masteries" label="Weapon mastery" hint="You can use the mastery property of these weapons." />
    </div>
  );
}

/** The first spells, and what a feature lets one choose. */
export function CreatorSpells(creation: PlannedStep) {
  const { draft, plan } = creation;
  const name = capitalize(draft.background ?? 'background');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-control text-ink-soft">You can choose the rest{plan.feature !== null && ' of the spells'} later on your sheet.</p>
      <Picks creation={creation} kind="backgroundCantrips" label={`${name} cantrips`} />
      <Picks creation={creation} kind="backgroundSpells" label={`${name} spell`} />
      <Picks creation={creation} kind="cantrips" label="Class cantrips" />
      <Picks creation={creation} kind="spells" label="Class spells" />
      <Picks creation={creation} kind="options" label={plan.feature ?? 'Options'} />
    </div>
  );
}
