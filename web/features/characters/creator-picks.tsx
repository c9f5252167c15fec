import { backgrounds } from '#domain/srd/backgrounds.ts';
import { SegmentField } from '#web/ui/segment-field.tsx';
import type { PickKind } from './creation-draft.ts';
import { featLists } from './feat-lists.ts';
import { PickList } from './pick-list.tsx';
import { featOptions, skillOptions, spellOptions, weaponOptions } from './pick-options.ts';
import type { Creation } from './use-creation.ts';

interface PicksProps {
  creation: Creation;
  kind: PickKind;
  label: string;
  hint?: string;
  options: (ids: readonly string[]) => { id: string; label: string; meaning?: string }[];
}

/** The list of one kind; nothing where there is nothing to pick. */
function Picks({ creation: { offers, pick }, kind, label, hint, options }: PicksProps) {
  const { choose, from } = offers.offer[kind];
  if (choose === 0) return null;
  return (
    <PickList
      label={label}
      hint={hint}
      options={options(from)}
      chosen={offers.picked[kind]}
      most={choose}
      onChange={(next) => pick(kind, next)}
    />
  );
}

/** The feat that humans have beside their background's. */
export function CreatorFeat(creation: Creation) {
  const { draft, set, offers } = creation;
  return (
    <div className="flex flex-col gap-5">
      <Picks creation={creation} kind="feat" label="Feat" options={featOptions} />
      <Picks creation={creation} kind="featSkills" label="Skills of the feat" options={skillOptions} />
      {offers.feat === 'magic-initiate' && (
        <>
          <SegmentField label="Learned from" options={featLists} value={draft.featList} onChange={(featList) => set({ featList })} />
          <Picks creation={creation} kind="featCantrips" label="Cantrips of the feat" options={spellOptions} />
          <Picks creation={creation} kind="featSpells" label="Spell of the feat" options={spellOptions} />
        </>
      )}
    </div>
  );
}

/** What one is good at. */
export function CreatorSkills(creation: Creation) {
  const { background } = creation.draft;
  const taught = background === null ? '' : `Your background teaches ${backgrounds[background].skills.join(' and ')}.`;
  return (
    <div className="flex flex-col gap-5">
      {taught !== '' && <p className="text-control text-ink-soft">{taught}</p>}
      <Picks creation={creation} kind="speciesSkill" label="Skill of your species" options={skillOptions} />
      <Picks creation={creation} kind="skills" label="Skills of your class" options={skillOptions} />
      <Picks creation={creation} kind="expertise" label="Expert in" hint="Proficiency counts twice." options={skillOptions} />
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
        label="Mastered weapons"
        hint="With these you can do what is special about them."
        options={weaponOptions}
      />
    </div>
  );
}

/** The first spells. */
export function CreatorSpells(creation: Creation) {
  const { background } = creation.draft;
  const name = background === null ? 'background' : backgrounds[background].name.toLowerCase();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-control text-ink-soft">What you leave open now can be learned later, from the sheet.</p>
      <Picks creation={creation} kind="backgroundCantrips" label={`Cantrips of the ${name}`} options={spellOptions} />
      <Picks creation={creation} kind="backgroundSpells" label={`Spell of the ${name}`} options={spellOptions} />
      <Picks creation={creation} kind="cantrips" label="Cantrips of your class" options={spellOptions} />
      <Picks creation={creation} kind="spells" label="Spells of your class" options={spellOptions} />
    </div>
  );
}
