import type { Character, ClassLevels } from '#domain/character/character.ts';
import { classTaken, firstClassOf, freshClass, pathOf } from '#domain/character/classes/class-levels.ts';
import { fixedGainOf } from '#domain/character/sheet/hit-points.ts';
import { cantripsOf, learnedOf, savantSpellsOf, highestSpellLevel } from '#domain/character/sheet/class-casting.ts';
import { formsKnownAt } from '#domain/character/shape/known-forms.ts';
import { optionsDueAt } from '#domain/character/options/feature-options.ts';
import type { OptionsDue } from '#domain/character/options/feature-options.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { boonLevel, grownTo, subclassLevel } from '#domain/srd/class-rules.ts';
import type { ClassId, FeatureRow } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { alwaysPrepared } from '#domain/srd/always-prepared.ts';
import { landSpells } from '#domain/srd/land-spells.ts';

/** What a level gives, and what it asks to be chosen. */
export interface LevelGains {
  class: ClassId;
  /** Of the class. */
  level: number;
  hitDie: number;
  /** Hit points, before constitution, when the die is not rolled. */
  fixedHitPoints: number;
  features: FeatureRow[];
  /** The path that is taken at this level. */
  subclass: string | null;
  feat: 'general' | 'epic boon' | null;
  fightingStyle: boolean;
  skills: { choose: number; from: readonly SkillName[] };
  expertise: { choose: number; from: readonly SkillName[] };
  masteries: number;
  /** At most so many new ones; the rest can be learned later. */
  cantrips: number;
  spells: number;
  /** Spells of an evoker's school, besides and for free. */
  savant: number;
  highestSpell: number;
  /** The level of a warlock's arcanum. */
  arcanum: number | null;
  /** The feature of which options are chosen, and how many. */
  options: OptionsDue;
  /** At most so many forms of Wild Shape; the rest can be learned later. */
  forms: number;
  /** Spells that are always prepared from now on. */
  always: string[];
}

const scholarly: readonly SkillName[] = ['arcana', 'history', 'investigation', 'medicine', 'nature', 'religion'];
const arcana = new Map([
  [11, 6],
  [13, 7],
  [15, 8],
  [17, 9],
]);

/** A class as its levels are taken. */
type ClassBuild = Pick<ClassLevels, 'class' | 'order'> & {
  circle?: Character['circle'];
  options?: Character['options'];
  /** Forms of Wild Shape that are known before. */
  forms?: Character['forms'];
  /** Whether another class was taken before it. */
  isLater?: boolean;
};

function skillsAt({ class: name, isLater = false }: ClassBuild, level: number): LevelGains['skills'] {
  const { skills, laterSkills, asLater } = classes[name];
  if (level === 1) return isLater ? { choose: asLater.skills, from: skills.from } : skills;
  if (laterSkills?.level !== level) return { choose: 0, from: [] };
  return { choose: laterSkills.choose, from: laterSkills.from === 'class' ? skills.from : skillNames };
}

function spellsAt(build: ClassBuild, level: number): number {
  const before = level === 1 ? 0 : learnedOf({ ...build, level: level - 1 });
  return learnedOf({ ...build, level }) - before;
}

function savantAt({ class: name }: ClassBuild, level: number): number {
  const at = (reached: number) => savantSpellsOf({ class: name, level: reached, subclass: pathOf(name) });
  return at(level) - at(level - 1);
}

/** What somebody gains with a level of a class from 1 to 20 (SRD 5.2). */
export function gainsAt(build: ClassBuild, level: number): LevelGains {
  const rules = classes[build.class];
  const grown = (growth: readonly (readonly [number, number])[]) => grownTo(growth, level) - grownTo(growth, level - 1);
  const paths = level >= subclassLevel ? rules.subclass.features : [];
  const ofLand = build.circle ? landSpells[build.circle.land] : [];
  return {
    class: build.class,
    level,
    hitDie: rules.hitDie,
    fixedHitPoints: fixedGainOf(rules.hitDie),
    features: [...rules.features, ...paths].filter(([at]) => at === level),
    subclass: level === subclassLevel ? rules.subclass.name : null,
    feat: !rules.feats.includes(level) ? null : level >= boonLevel ? 'epic boon' : 'general',
    fightingStyle: rules.fightingStyles.includes(level),
    skills: skillsAt(build, level),
    expertise: { choose: grown(rules.expertise), from: build.class === 'wizard' ? scholarly : skillNames },
    masteries: grown(rules.masteries),
    cantrips: cantripsOf({ ...build, level }) - (level === 1 ? 0 : cantripsOf({ ...build, level: level - 1 })),
    spells: spellsAt(build, level),
    savant: savantAt(build, level),
    highestSpell: highestSpellLevel({ ...freshClass(build.class), level }),
    arcanum: build.class === 'warlock' ? (arcana.get(level) ?? null) : null,
    options: optionsDueAt(build.class, level, build.options),
    forms: build.class === 'druid' ? Math.max(0, formsKnownAt(level) - (build.forms ?? []).length) : 0,
    always: [...(alwaysPrepared[build.class] ?? []), ...ofLand].flatMap(([at, ...spells]) => (at === level ? spells : [])),
  };
}

/** What a character gains with the next level of a class, which may be a new one; the order is the one that is chosen with it. */
export function nextGainsOf(character: Character, id: ClassId, order: ClassLevels['order'] = null): LevelGains {
  const taken = classTaken(character, id);
  const isLater = firstClassOf(character).class !== id;
  const { circle, options, forms } = character;
  const build = { class: id, order: taken?.order ?? order, circle: id === 'druid' ? circle : null, options, forms, isLater };
  return gainsAt(build, (taken?.level ?? 0) + 1);
}
