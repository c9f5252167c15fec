import type { Character } from '#domain/character/character.ts';
import { classLevelOf, hasPathOf } from '#domain/character/classes/class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { warlockBlasts } from '#domain/srd/features/blast-invocations.ts';
import { choiceOfFeature, featureChoices, findFeatureChoice, optionNames } from '#domain/srd/features/feature-choices.ts';
import type { FeatureChoice, FeatureOption } from '#domain/srd/features/feature-choices.ts';

/** How many options of a feature somebody knows; 0 where they do not have it. */
export function optionCountOf(character: Pick<Character, 'classes' | 'ruleSet'>, { class: of, ofPath, counts }: FeatureChoice): number {
  if (character.ruleSet === 'quick' || (ofPath && !hasPathOf(character, of))) return 0;
  return grownTo(counts, classLevelOf(character, of));
}

/** The options that were chosen of a feature, by their ids; undefined where nothing is chosen, so that all of them are there. */
export function chosenOptions({ options }: Pick<Character, 'options'>, of: ClassId | null, feature: string): string[] | undefined {
  const rules = choiceOfFeature(of, feature);
  return rules && options[rules.id];
}

/** The options that were chosen of a feature, by their names; empty where nothing is chosen. */
export function chosenNames({ options }: Pick<Character, 'options'>, rules: FeatureChoice): string[] {
  return optionNames(rules, options[rules.id] ?? []);
}

/** What keeps somebody from an option beside the others that are chosen; null where nothing does. */
function whyNotOption(
  character: Pick<Character, 'classes' | 'spells'>,
  rules: FeatureChoice,
  option: FeatureOption,
  all: readonly string[],
) {
  const named = { feature: rules.name, option: option.name };
  if (classLevelOf(character, rules.class) < option.level)
    return refuse('optionNeedsLevel', { ...named, class: classes[rules.class].name.toLowerCase(), level: option.level });
  if (option.needs !== null && !all.includes(option.needs))
    return refuse('optionNeedsOption', { ...named, other: optionNames(rules, [option.needs]).join('') });
  const fit = option.of === null ? warlockBlasts : [option.of];
  const hasBlast = character.spells.some(({ spell, class: of }) => of === rules.class && fit.includes(spell));
  return option.cantrip && !hasBlast ? refuse('optionNeedsCantrip', named) : null;
}

/** The options that are open to somebody beside those that they choose. */
export function openOptions(character: Pick<Character, 'classes' | 'spells'>, rules: FeatureChoice, all: readonly string[]): string[] {
  return rules.options.filter((option) => !option.isOld && whyNotOption(character, rules, option, all) === null).map(({ id }) => id);
}

function wrongCount({ name }: FeatureChoice, count: number) {
  return count === 1 ? refuse('chooseOneOption', { feature: name }) : refuse('chooseSomeOptions', { feature: name, count });
}

/** Knows exactly these options of a feature; refuses the first that does not fit. */
function withOptions(character: Character, rules: FeatureChoice, all: readonly string[]): CharacterResult<Character> {
  if (new Set(all).size !== all.length) return refuse('chooseEachOptionOnce', { feature: rules.name });
  for (const id of all) {
    const option = rules.options.find((each) => each.id === id);
    if (!option || (option.isOld && character.options[rules.id]?.includes(id) !== true))
      return refuse('noSuchOption', { feature: rules.name });
    const refused = whyNotOption(character, rules, option, all);
    if (refused) return refused;
  }
  return yes({ ...character, options: { ...character.options, [rules.id]: [...all] } });
}

/** What a level lets somebody choose of a feature: so many more. */
export type OptionsDue = { feature: string; choose: number } | null;

/**
 * What a level of a class asks to be chosen of a feature. Whoever has had the feature before and chose nothing yet has all of it,
 * and chooses on the sheet.
 */
export function optionsDueAt(of: ClassId, level: number, chosen: Character['options'] = {}): OptionsDue {
  const rules = featureChoices.find(({ class: id, counts }) => id === of && counts.some(([at]) => at === level));
  if (!rules) return null;
  const known = chosen[rules.id];
  if (known === undefined && grownTo(rules.counts, level - 1) > 0) return null;
  const choose = grownTo(rules.counts, level) - (known?.length ?? 0);
  return choose > 0 ? { feature: rules.id, choose } : null;
}

/** Chooses what a level asks for; refuses too many, too few, and what is not open. */
export function takeOptions(character: Character, due: OptionsDue, chosen: readonly string[]): CharacterResult<Character> {
  const rules = due && findFeatureChoice(due.feature);
  if (!rules) return chosen.length > 0 ? refuse('noOptionToChoose', {}) : yes(character);
  if (chosen.length !== due.choose) return wrongCount(rules, due.choose);
  return withOptions(character, rules, [...(character.options[rules.id] ?? []), ...chosen]);
}

/** Chooses all options of a feature anew, on the sheet; refuses a feature that is not there, too many, too few, and what is not open. */
export function chooseOptions(character: Character, feature: string, chosen: readonly string[]): CharacterResult<Character> {
  const rules = findFeatureChoice(feature);
  const count = rules ? optionCountOf(character, rules) : 0;
  if (!rules || count === 0) return refuse('noSuchFeature', {});
  return chosen.length === count ? withOptions(character, rules, chosen) : wrongCount(rules, count);
}

/** What stands wrong among the options that somebody brings along: the name of the feature; null where all of them are known. */
export function strangeOptions({ options }: Pick<Character, 'options'>): string | null {
  const isStrange = ([feature, ids]: [string, readonly string[]]) => {
    const rules = findFeatureChoice(feature);
    return !rules || new Set(ids).size !== ids.length || ids.some((id) => !rules.options.some((each) => each.id === id));
  };
  return Object.entries(options).find(isStrange)?.[0] ?? null;
}
