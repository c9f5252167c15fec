import { skilledSkills } from '#domain/character/advancement/level-feat.ts';
import type { Character } from '#domain/character/character.ts';
import { skillsOfSpecies } from '#domain/character/advancement/with-species.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { feats } from '#domain/srd/feats.ts';
import { species } from '#domain/srd/species.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

/** What must be said of somebody who becomes another species (SRD 5.2.1, Reincarnate). */
interface RebirthAsks {
  lineages: readonly string[];
  /** Skills of which one is learned; none where the species teaches none. */
  skills: SkillName[];
  /** Whether an origin feat is chosen. */
  feat: boolean;
  /** Skills of which so many go with the old species. */
  lost: { of: SkillName[]; count: number };
}

/** The origin feat that the species gave, beside that of the background; undefined where it gave none. */
export function featOfSpecies({ species: id, background, feats: taken }: Character): Character['feats'][number] | undefined {
  if (!species[id].feat) return undefined;
  const born = taken.filter(({ feat, level }) => level === 1 && feats[feat].kind === 'origin');
  const ofBackground = born.findIndex(({ feat }) => background !== null && feat === backgrounds[background].feat);
  return born.find((_, at) => at !== ofBackground);
}

/** The skills that can have come with the species, and how many did: a sheet does not say where skills are from. */
function lostSkills(character: Character): RebirthAsks['lost'] {
  const { background, skills } = character;
  const others: readonly SkillName[] = background === null ? [] : backgrounds[background].skills;
  const isSkilled = featOfSpecies(character)?.feat === 'skilled';
  const from = skillsOfSpecies(character.species);
  const of = skills.filter((skill) => !others.includes(skill) && (isSkilled || from.includes(skill)));
  return { of, count: Math.min(of.length, (from.length > 0 ? 1 : 0) + (isSkilled ? skilledSkills : 0)) };
}

/** What must be said of somebody who becomes this species; nothing by the quick rules, which know no traits. */
export function rebirthAsks(character: Character, to: SpeciesId): RebirthAsks {
  if (character.ruleSet === 'quick') return { lineages: [], skills: [], feat: false, lost: { of: [], count: 0 } };
  const { lineages, feat } = species[to];
  return { lineages, skills: [...skillsOfSpecies(to)], feat, lost: lostSkills(character) };
}
