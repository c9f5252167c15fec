import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { chosenNames } from '#domain/character/options/feature-options.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { feats } from '#domain/srd/feats.ts';
import { featuresGiven } from '#domain/homebrew/own-features.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { featureChoices } from '#domain/srd/features/feature-choices.ts';
import { species } from '#domain/srd/species.ts';

/** Something one can do or is, with where it comes from. */
export interface Feature {
  from: 'species' | 'background' | 'class' | 'subclass' | 'feat' | 'homebrew' | 'form';
  /** The class it is of, where it is of one. */
  class: ClassId | null;
  /** At which it came: a level of its class, or of the character. */
  level: number;
  name: string;
  line: string;
}

/** The line of a feature, with what was chosen of it where it first comes. */
function lineWithOptions(character: Character, of: ClassId | null, [level, name, line]: readonly [number, string, string]): string {
  const rules = featureChoices.find((each) => each.class === of && each.name === name && each.counts[0]?.[0] === level);
  const chosen = rules ? chosenNames(character, rules) : [];
  return chosen.length === 0 ? line : `${line} Chosen: ${chosen.join(', ')}.`;
}

/** What the campaign's homebrew gave, with the first words of its text. */
function featuresOfHomebrew(character: Character): Feature[] {
  return featuresGiven(character).map(({ name, text, facts: { of } }) => {
    const [line = ''] = text.split('\n\n');
    return { from: 'homebrew', class: null, level: 1, name, line: line === '' ? of : line };
  });
}

/** Every trait, feature and feat that is there by now, lowest level first within each source; by the quick rules what was given alone. */
export function featuresOf(character: Character): Feature[] {
  if (character.ruleSet === 'quick') return featuresOfHomebrew(character);
  const { background } = character;
  const total = levelOf(character);
  const rows = (from: Feature['from'], list: readonly (readonly [number, string, string])[], of: ClassId | null = null, most = total) =>
    list
      .filter(([level]) => level <= most)
      .map(([level, name, line]) => ({ from, class: of, level, name, line: lineWithOptions(character, of, [level, name, line]) }));
  const taken = character.feats.map(({ feat, level }) => ({
    from: 'feat' as const,
    class: null,
    level,
    name: feats[feat].name,
    line: feats[feat].line,
  }));
  const form = shapeOf(character)?.traits ?? [];
  return [
    ...form.map(({ name, text }): Feature => ({ from: 'form', class: null, level: total, name, line: text })),
    ...rows('species', species[character.species].traits),
    ...rows('background', background ? [[1, 'Tools', `Proficient with ${backgrounds[background].tool}.`]] : []),
    ...character.classes.flatMap(({ class: id, level, subclass: path }) => [
      ...rows('class', classes[id].features, id, level),
      ...(path === null ? [] : rows('subclass', classes[id].subclass.features, id, level)),
    ]),
    ...taken,
    ...featuresOfHomebrew(character),
  ];
}
