import { abilities, abilityMark } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf, firstClassOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { extrasOf, withExtras } from './effect-parts.ts';
import type { Extras } from './effect-parts.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import type { Shape } from '#domain/rules/activity/shape.ts';
import { abilityModifierOf } from './scores.ts';
import { skillAbility } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { exhaustionPenalty } from '#domain/rules/conditions.ts';

export type Training = 'none' | 'half' | 'proficient' | 'expert';

const passiveBase = 10;
const passiveSway = 5;

/** The modifier of an ability as a part: "DEX 2". */
export function abilityPart(character: Character, ability: Ability): Part {
  return part(abilityMark(ability), abilityModifierOf(character, ability));
}

/** What exhaustion takes from every d20 roll. */
export function exhaustionPart({ exhaustion, ruleSet }: Character): Part | null {
  return ruleSet === 'srd' && exhaustion > 0 ? part('Exhaustion', -exhaustion * exhaustionPenalty) : null;
}

/** Whether nothing that was learned counts: by the quick rules without training, and in the shape of somebody else. */
export function isUntrained(character: Character): boolean {
  return (character.ruleSet === 'quick' && character.trained !== true) || shapeOf(character)?.replaces === true;
}

/** Whether the first class, or a feature of a later level of any class, makes proficient in a saving throw. */
export function isSaveProficient(character: Character, ability: Ability): boolean {
  if (isUntrained(character)) return false;
  if (classes[firstClassOf(character).class].saves.includes(ability)) return true;
  if (character.ruleSet === 'quick') return false;
  if (classLevelOf(character, 'monk') >= 14) return true;
  return classLevelOf(character, 'rogue') >= 15 && (ability === 'wisdom' || ability === 'charisma');
}

/** Proficiency in death saves, which are no save of an ability: for whoever is proficient in all saving throws (SRD 5.2.1, Disciplined Survivor). */
export function deathSavePart(character: Character): Part | null {
  return abilities.every((ability) => isSaveProficient(character, ability))
    ? part('Proficiency', proficiencyBonusOf(levelOf(character)))
    : null;
}

/** What a character's own Aura of Protection adds to saving throws; 0 for who has none. */
export function auraOf(character: Character): number {
  const hasAura = character.ruleSet === 'srd' && !shapeOf(character)?.replaces && classLevelOf(character, 'paladin') >= 6;
  return hasAura ? Math.max(1, abilityModifierOf(character, 'charisma')) : 0;
}

/** A saving throw: the ability, proficiency, and a paladin's aura. */
export function saveOf(character: Character, ability: Ability): Figure {
  const level = levelOf(character);
  const changes = changesOn(character.activeEffects, 'savingThrows').filter(
    ({ change: { abilities } }) => abilities === 'all' || abilities.includes(ability),
  );
  const trained = changes.find(({ change }) => change.proficient === true && change.when === undefined);
  const proficient = isSaveProficient(character, ability) ? proficiencyBonusOf(level) : 0;
  const base = figure(
    abilityPart(character, ability),
    partIf('Proficiency', proficient),
    proficient === 0 && trained ? part(trained.name, proficiencyBonusOf(level)) : null,
    partIf('Aura of Protection', auraOf(character)),
    exhaustionPart(character),
  );
  return withExtras(
    figure(
      ...base.parts,
      betterInShape(character, base, (shape) => shape.saves[ability]),
    ),
    extrasOf(changes),
  );
}

/** What the shape somebody is in has more than they: of two modifiers the higher counts (SRD 5.2.1, Wild Shape). */
function betterInShape(character: Character, { value }: Figure, numberOf: (shape: Shape) => number | undefined): Part | null {
  const shape = shapeOf(character);
  return shape && partIf(shape.name, Math.max(0, (numberOf(shape) ?? value) - value));
}

/** How well a skill is known. */
export function trainingIn(character: Character, skill: SkillName): Training {
  const { skills, expertise } = character;
  if (isUntrained(character)) return 'none';
  if (expertise.includes(skill)) return 'expert';
  if (skills.includes(skill)) return 'proficient';
  return classLevelOf(character, 'bard') >= 2 ? 'half' : 'none';
}

/** What training in a skill adds. */
function learnedBonus(character: Character, skill: SkillName): number {
  const bonus = proficiencyBonusOf(levelOf(character));
  return { none: 0, half: Math.floor(bonus / 2), proficient: bonus, expert: 2 * bonus }[trainingIn(character, skill)];
}

function skillParts(character: Character, skill: SkillName): (Part | null)[] {
  const wisdom = Math.max(1, abilityModifierOf(character, 'wisdom'));
  const helped = character.classes.flatMap(({ class: id, order: chosen }) => {
    const { order } = classes[id];
    return order && chosen === 'scholar' && order.skills.includes(skill) ? [part(order.scholar, wisdom)] : [];
  });
  return [abilityPart(character, skillAbility[skill]), partIf('Proficiency', learnedBonus(character, skill)), ...helped];
}

const timesTrained = { half: 0.5, once: 1, twice: 2 };

/** What effects change about a check of an ability, and of a skill where one is named. */
function checkExtras(character: Character, ability: Ability, skill?: SkillName): Extras {
  const bonus = proficiencyBonusOf(levelOf(character));
  const changes = changesOn(character.activeEffects, 'abilityChecks').filter(({ change: { abilities, skills } }) => {
    if (skills !== undefined && (skill === undefined || !skills.includes(skill))) return false;
    return abilities === undefined || abilities === 'all' || abilities.includes(ability);
  });
  const found = extrasOf(changes);
  for (const { name, change } of changes) {
    if (change.least !== undefined) found.notes.push(`${name}: the d20 counts at least ${change.least}`);
    const has = skill === undefined ? 0 : learnedBonus(character, skill);
    const trained = change.proficient === undefined || change.when !== undefined ? 0 : Math.floor(bonus * timesTrained[change.proficient]);
    found.parts.push(partIf(name, Math.max(0, trained - has)));
  }
  return found;
}

/** A check of an ability without a skill. */
export function checkOf(character: Character, ability: Ability): Figure {
  return withExtras(figure(abilityPart(character, ability), exhaustionPart(character)), checkExtras(character, ability));
}

/** A skill check: the ability, proficiency (half, once or twice), and what a calling adds. */
export function skillOf(character: Character, skill: SkillName): Figure {
  const base = figure(...skillParts(character, skill), exhaustionPart(character));
  const better = betterInShape(character, base, (shape) => shape.skills[skill]);
  return withExtras(figure(...base.parts, better), checkExtras(character, skillAbility[skill], skill));
}

/** A passive score: 10 and the bonus of the check, and 5 for advantage or disadvantage. Exhaustion lowers rolls and not passive scores. */
export function passiveOf(character: Character, skill: SkillName): Figure {
  const { parts, modes, notes } = checkExtras(character, skillAbility[skill], skill);
  const [first] = modes;
  const even = first === undefined || modes.some(({ mode }) => mode !== first.mode);
  const swayed = even ? null : part(first.label, first.mode === 'advantage' ? passiveSway : -passiveSway);
  const base = figure(part('Passive', passiveBase), ...skillParts(character, skill));
  return withExtras(base, { parts: [...parts, swayed], dice: [], modes: [], notes });
}

/** Initiative: a dexterity check, with proficiency for the alert. */
export function initiativeOf(character: Character): Figure {
  const alert = character.feats.some(({ feat }) => feat === 'alert') ? proficiencyBonusOf(levelOf(character)) : 0;
  const base = figure(abilityPart(character, 'dexterity'), partIf('Alert', alert), exhaustionPart(character));
  const checked = withExtras(base, checkExtras(character, 'dexterity'));
  return withExtras(checked, extrasOf(changesOn(character.activeEffects, 'initiative')));
}
