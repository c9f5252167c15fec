import type { Character } from '#domain/character/character.ts';
import type { FeatChoice } from './level-choices.ts';
import { takeFeat } from './level-feat.ts';
import { learnSkills } from './level-learn.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { species } from '#domain/srd/species.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

/** The skills of which a species teaches one; none where it teaches none. */
export function skillsOfSpecies(id: SpeciesId): readonly SkillName[] {
  const { skills } = species[id];
  return skills.some((each) => each === 'any') ? skillNames : skillNames.filter((each) => skills.some((skill) => skill === each));
}

/** What a species lets one choose. */
interface BornAs {
  lineage: string | null;
  speciesSkill: SkillName | null;
  speciesFeat: FeatChoice | null;
}

/** Gives somebody what their species lets one choose; refuses what does not fit it. */
export function withSpecies(character: Character, { lineage, speciesSkill, speciesFeat }: BornAs): CharacterResult<Character> {
  const rules = species[character.species];
  if (rules.lineages.length > 0 ? !lineage || !rules.lineages.includes(lineage) : lineage !== null)
    return rules.lineages.length > 0
      ? refuse('chooseLineage', { lineages: rules.lineages.join(', ') })
      : refuse('hasNoLineages', { species: rules.name });
  const learned = learnSkills({ ...character, lineage }, speciesSkill ? [speciesSkill] : [], {
    choose: rules.skills.length > 0 ? 1 : 0,
    from: skillsOfSpecies(character.species),
  });
  if (!learned.ok) return learned;
  if (!rules.feat) return speciesFeat ? refuse('speciesGivesNoFeat', { species: rules.name }) : learned;
  return speciesFeat ? takeFeat(learned.value, speciesFeat) : refuse('chooseOriginFeat', {});
}
