import { featListOf, openFeatLists } from '#web/features/characters/creation/draft/creation-offers.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { PickKind } from '#web/features/characters/creation/draft/creation-draft.ts';
import { featLists } from '#web/features/characters/choices/feat-lists.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import type { Pick } from '#web/features/characters/choices/pick-list.tsx';
import {
  featOptions,
  optionsOfFeature,
  skillOptions,
  spellOptions,
  weaponOptions,
} from '#web/features/characters/choices/pick-options.tsx';
import { CreatorField } from './creator-field.tsx';
import type { Creation } from './use-creation.ts';

interface PicksProps {
  creation: Creation;
  kind: PickKind;
  label: string;
  hint?: string;
  options: (ids: readonly string[]) => Pick<string>[];
}

/** The list of one kind; nothing where there is nothing to pick. */
function Picks({ creation: { offers, pick }, kind, label, hint, options }: PicksProps) {
  const { choose, from } = offers.offer[kind];
  if (choose === 0) return null;
  return (
    <CreatorField of={kind}>
      <PickList
        label={label}
        hint={hint}
        options={options(from)}
        chosen={offers.picked[kind]}
        most={choose}
        onChange={(next) => pick(kind, next)}
      />
    </CreatorField>
  );
}

/** The feat that humans have beside their background's. */
export function CreatorFeat(creation: Creation) {
  const { draft, set, offers } = creation;
  return (
    <div className="flex flex-col gap-5">
      <Picks creation={creation} kind="feat" label="Feat" options={featOptions} />
      <Picks creation={creation} kind="featSkills" label="Feat skills" options={skillOptions} />
      {offers.feat === 'magic-initiate' && (
        <>
          <SegmentField
            label="Learned from"
            options={featLists.filter(({ id }) => openFeatLists(draft).includes(id))}
            value={featListOf(draft)}
            onChange={(featList) => set({ featList })}
          />
          <Picks creation={creation} kind="featCantrips" label="Feat cantrips" options={spellOptions(creation.draft)} />
          <Picks creation={creation} kind="featSpells" label="Feat spell" options={spellOptions(creation.draft)} />
        </>
      )}
    </div>
  );
}

/** What one is good at. */
export function CreatorSkills(creation: Creation) {
  const { background } = creation.draft;
  const taught = background === null ? '' : `Your background gives ${backgrounds[background].skills.join(' and ')}.`;
  return (
    <div className="flex flex-col gap-5">
      {taught !== '' && <p className="text-control text-ink-soft">{taught}</p>}
      <Picks creation={creation} kind="speciesSkill" label="Species skill" options={skillOptions} />
      <Picks creation={creation} kind="skills" label="Class skills" options={skillOptions} />
      <Picks creation={creation} kind="expertise" label="Expertise" hint="Your proficiency bonus counts twice." options={skillOptions} />
    </div>
  );
}

/** How one fights, and the weapons one has mastered. */
export function CreatorFighting(creation: Creation) {
  return (
    <div className="flex flex-col gap-5">
      <Picks creation={creation} kind="style" label="Fighting style" options={featOptions} />
      <Picks
        creation={creation}
        kind="masteries"
        label="Weapon mastery"
        hint="You can use the mastery property of these weapons."
        options={weaponOptions}
      />
    </div>
  );
}

/** The first spells, and what a feature lets one choose. */
export function CreatorSpells(creation: Creation) {
  const { background } = creation.draft;
  const due = findFeatureChoice(creation.offers.gains?.options?.feature ?? '');
  const name = background === null ? 'Background' : backgrounds[background].name;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-control text-ink-soft">You can choose the rest{due ? ' of the spells' : ''} later on your sheet.</p>
      {creation.ownSpells.complaint}
      <Picks creation={creation} kind="backgroundCantrips" label={`${name} cantrips`} options={spellOptions(creation.draft)} />
      <Picks creation={creation} kind="backgroundSpells" label={`${name} spell`} options={spellOptions(creation.draft)} />
      <Picks creation={creation} kind="cantrips" label="Class cantrips" options={spellOptions(creation.draft)} />
      <Picks creation={creation} kind="spells" label="Class spells" options={spellOptions(creation.draft)} />
      <Picks creation={creation} kind="options" label={due?.name ?? 'Options'} options={optionsOfFeature(due?.id)} />
    </div>
  );
}
