import type { Character } from '#domain/character/character.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';
import { feats } from '#domain/srd/feats.ts';
import { classes } from '#domain/srd/classes.ts';
import { species } from '#domain/srd/species.ts';

/** Something one can do or is, with where it comes from. */
export interface Feature {
  from: 'species' | 'background' | 'class' | 'subclass' | 'feat';
  level: number;
  name: string;
  line: string;
}

/** Every trait, feature and feat that is there by now, lowest level first within each source; none by the quick rules. */
export function featuresOf(character: Character): Feature[] {
  if (character.ruleSet === 'quick') return [];
  const { background } = character;
  const { features, subclass } = classes[character.class];
  const rows = (from: Feature['from'], list: readonly (readonly [number, string, string])[]) =>
    list.filter(([level]) => level <= character.level).map(([level, name, line]) => ({ from, level, name, line }));
  const taken = character.feats.map(({ feat, level }) => ({
    from: 'feat' as const,
    level,
    name: feats[feat].name,
    line: feats[feat].line,
  }));
  return [
    ...rows('species', species[character.species].traits),
    ...rows('background', background ? [[1, 'Tools', `Proficient with ${backgrounds[background].tool}.`]] : []),
    ...rows('class', features),
    ...rows('subclass', subclass.features),
    ...taken,
  ];
}
