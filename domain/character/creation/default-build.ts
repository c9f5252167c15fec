import { eachAbility } from '#domain/rules/ability.ts';
import { standardArray } from '#domain/rules/ability-roll.ts';
import type { CharacterBuild } from './build.ts';
import { gainsAt } from '#domain/character/advancement/level-gains.ts';
import { initiateSpells, classPresets } from './class-presets.ts';
import { usefulSkills } from './useful-skills.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

function choicesOf(className: ClassId, order: CharacterBuild['order'], known: readonly SkillName[]): CharacterBuild['choices'] {
  const gains = gainsAt({ class: className, order }, 1);
  const { spells, masteries, options = [] } = classPresets[className];
  const skills = usefulSkills(gains.skills.from, known, gains.skills.choose);
  const learned = [...known, ...skills];
  return {
    hitPoints: 'fixed',
    feat: null,
    fightingStyle: gains.fightingStyle ? 'defense' : null,
    skills,
    expertise: usefulSkills(
      gains.expertise.from.filter((skill) => learned.includes(skill)),
      [],
      gains.expertise.choose,
    ),
    masteries: masteries.slice(0, gains.masteries),
    cantrips: spells.slice(0, gains.cantrips),
    spells: spells.slice(gains.cantrips, gains.cantrips + gains.spells),
    arcanum: null,
    options: [...options],
    order: null,
  };
}

/** A complete build by SRD 5.2 for people who only choose a name, a species and a class. */
export function defaultBuild(name: string, kind: SpeciesId, className: ClassId): CharacterBuild {
  const { scores, background, increases } = classPresets[className];
  const { skills: taught, feat, featList } = backgrounds[background];
  const { skills: offered, lineages, feat: bringsFeat } = species[kind];
  const [speciesSkill = null] = offered.length > 0 ? usefulSkills(['perception', 'survival', 'insight'], taught, 1) : [];
  const order = classes[className].order ? 'scholar' : null;
  const known = speciesSkill ? [...taught, speciesSkill] : [...taught];
  const plain = { skills: [], list: null, spells: [] };
  return {
    name,
    species: kind,
    lineage: lineages[0] ?? null,
    class: className,
    background,
    method: 'standardArray',
    scores: eachAbility((ability) => standardArray[scores.indexOf(ability)] ?? 10),
    increases: { [increases[0]]: 2, [increases[1]]: 1 },
    order,
    speciesSkill,
    backgroundFeat: { ...plain, spells: featList ? [...initiateSpells[featList]] : [] },
    speciesFeat: bringsFeat ? { ...plain, increases: {}, feat: feat === 'alert' ? 'savage-attacker' : 'alert' } : null,
    choices: choicesOf(className, order, known),
    kit: 0,
    backgroundKit: 0,
  };
}
