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
import { spellsBornWith } from '#domain/srd/species-spells.ts';
import { findSpell, spellsFor } from '#domain/srd/spells.ts';
import { species } from '#domain/srd/species.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';

/** The spells with another of the same level, out of the same list, in the place of each that is known anyway. */
function withoutKnown(wanted: readonly string[], known: readonly string[], list: ClassId): string[] {
  const levelOf = (id: string) => findSpell(id)?.level;
  const others = spellsFor(list, 1).filter(({ id }) => !wanted.includes(id) && !known.includes(id));
  return wanted.map((id) => (known.includes(id) ? (others.find(({ level }) => level === levelOf(id))?.id ?? id) : id));
}

interface Newcomer {
  className: ClassId;
  order: CharacterBuild['order'];
  /** Skills and spells that are known without them. */
  known: readonly SkillName[];
  spellsKnown: readonly string[];
}

function choicesOf({ className, order, known, spellsKnown }: Newcomer): CharacterBuild['choices'] {
  const gains = gainsAt({ class: className, order }, 1);
  const { masteries, options = [] } = classPresets[className];
  const spells = withoutKnown(classPresets[className].spells, spellsKnown, className);
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
    savant: [],
    arcanum: null,
    options: [...options],
    forms: [],
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
  const [lineage = null] = lineages;
  const born = spellsBornWith(kind, lineage);
  const initiated = featList ? withoutKnown(initiateSpells[featList], [...born, ...classPresets[className].spells], featList) : [];
  return {
    name,
    species: kind,
    lineage,
    class: className,
    background,
    method: 'standardArray',
    scores: eachAbility((ability) => standardArray[scores.indexOf(ability)] ?? 10),
    increases: { [increases[0]]: 2, [increases[1]]: 1 },
    order,
    speciesSkill,
    backgroundFeat: { ...plain, spells: initiated },
    speciesFeat: bringsFeat ? { ...plain, increases: {}, feat: feat === 'alert' ? 'savage-attacker' : 'alert' } : null,
    choices: choicesOf({ className, order, known, spellsKnown: [...born, ...initiated] }),
    kit: 0,
    backgroundKit: 0,
  };
}
