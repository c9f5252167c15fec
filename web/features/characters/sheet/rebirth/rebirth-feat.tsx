import { initiate } from '#domain/character/advancement/empty-initiate.ts';
import { skilledSkills } from '#domain/character/advancement/level-feat.ts';
import type { Character } from '#domain/character/character.ts';
import { spellsOnList } from '#domain/homebrew/own-spells.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { featIds, feats } from '#domain/srd/feats.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { featLists } from '#web/features/characters/choices/feat-lists.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { spellOptions } from '#web/features/characters/choices/pick-options.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import type { RebirthDraft } from './rebirth-draft.ts';

interface RebirthFeatProps {
  character: Character;
  draft: RebirthDraft;
  onChange: (changes: Partial<RebirthDraft>) => void;
}

/** The origin feat of a species, with what it lets one choose. */
export function RebirthFeat({ character, draft, onChange }: RebirthFeatProps) {
  const isOpen = (feat: (typeof featIds)[number]) => feats[feat].repeatable || !character.feats.some((each) => each.feat === feat);
  const open = featIds.filter((feat) => feats[feat].kind === 'origin' && isOpen(feat));
  const learnt = skillNames.filter((skill) => !character.skills.includes(skill) && !draft.skill.includes(skill));
  return (
    <>
      <ChoiceField
        label="Origin feat"
        options={open.map((id) => ({ id, label: feats[id].name, meaning: feats[id].line }))}
        value={draft.feat}
        onChange={(feat) => onChange({ feat })}
      />
      {draft.feat === 'skilled' && (
        <PickList
          label="Skills of Skilled"
          options={learnt.map((id) => ({ id, label: capitalize(id) }))}
          chosen={draft.featSkills}
          most={skilledSkills}
          onChange={(featSkills) => onChange({ featSkills })}
        />
      )}
      {draft.feat === 'magic-initiate' && <InitiateFields {...{ character, draft, onChange }} />}
    </>
  );
}

/** The list of a Magic Initiate, and what is learned from it. */
function InitiateFields({ character, draft, onChange }: RebirthFeatProps) {
  const { list, cantrips, spells } = draft;
  const describe = spellOptions(character);
  const known = new Set(character.spells.map(({ spell }) => spell));
  const optionsOf = (level: number) =>
    describe(spellsOnList(character, list, 1).flatMap((each) => (each.level === level && !known.has(each.id) ? [each.id] : [])));
  return (
    <>
      <SegmentField
        label="Spell list"
        options={featLists}
        value={list}
        onChange={(chosen) => onChange({ list: chosen, cantrips: [], spells: [] })}
      />
      <PickList
        label="Cantrips"
        options={optionsOf(0)}
        chosen={cantrips}
        most={initiate.cantrips}
        onChange={(chosen) => onChange({ cantrips: chosen })}
      />
      <PickList
        label="Spell of level 1"
        options={optionsOf(1)}
        chosen={spells}
        most={initiate.spells}
        onChange={(chosen) => onChange({ spells: chosen })}
      />
    </>
  );
}
