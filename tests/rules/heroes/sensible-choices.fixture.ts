import { fittingChoices } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import type { LevelChoices } from '#domain/character/advancement/level-choices.ts';
import { nextGainsOf } from '#domain/character/advancement/level-gains.ts';
import { classTaken, freshClass, withClass } from '#domain/character/classes/class-levels.ts';
import { openOptions } from '#domain/character/options/feature-options.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { classes } from '#domain/srd/classes.ts';
import { abilities } from '#domain/rules/ability.ts';
import type { PlayedClass } from './played-classes.fixture.ts';

/** The spells that are wanted first, of those that can be learned now; others where there are too few. */
function wanted(character: Character, { id, spells }: PlayedClass, fitting: readonly string[], isCantrip: boolean): string[] {
  const { highestSpell, always } = nextGainsOf(character, id);
  const open = spells.filter((each) => {
    const spell = findSpell(each);
    if (!spell) throw new Error(`There is no spell ${each}.`);
    if (!spell.classes.includes(id)) throw new Error(`${each} is not on the list of the ${id}.`);
    const fits = isCantrip ? spell.level === 0 : spell.level > 0 && spell.level <= highestSpell;
    return fits && !always.includes(each) && !character.spells.some((known) => known.spell === each);
  });
  return [...new Set([...open, ...fitting])].slice(0, fitting.length);
}

/** The options of a feature that are wanted first, of those that are open now. */
function wantedOptions(character: Character, { id, options = [] }: PlayedClass): string[] {
  const { level, options: due } = nextGainsOf(character, id);
  const rules = due && findFeatureChoice(due.feature);
  if (!rules) return [];
  const known = character.options[rules.id] ?? [];
  const classes = withClass(character, { ...(classTaken(character, id) ?? freshClass(id)), level });
  const open = openOptions({ ...character, classes }, rules, known);
  return options.filter((each) => open.includes(each) && !known.includes(each));
}

/** What a sensible player chooses for the next level: the primary abilities grow first, then constitution. */
export function sensibleChoices(character: Character, played: PlayedClass): LevelChoices {
  const { id, masteries, style, boon } = played;
  const plain = fittingChoices(character, id);
  const grows = [...classes[id].primary, 'constitution' as const, ...abilities];
  const general = grows.find((ability) => character.stats[ability] <= 18) ?? 'constitution';
  const last =
    [...classes[id].primary, 'charisma' as const, 'dexterity' as const].find((ability) => character.stats[ability] < 30) ?? 'charisma';
  const feat = plain.feat && {
    ...plain.feat,
    ...(plain.feat.feat === 'ability-score-improvement' ? { increases: { [general]: 2 } } : { feat: boon, increases: { [last]: 1 } }),
  };
  const arcanum = nextGainsOf(character, id).arcanum;
  return {
    ...plain,
    feat,
    fightingStyle: plain.fightingStyle && !character.feats.some((each) => each.feat === style) ? style : plain.fightingStyle,
    masteries: [...new Set([...masteries, ...plain.masteries])]
      .filter((weapon) => !character.masteries.includes(weapon))
      .slice(0, plain.masteries.length),
    cantrips: wanted(character, played, plain.cantrips, true),
    spells: wanted(character, played, plain.spells, false),
    options: [...new Set([...wantedOptions(character, played), ...plain.options])].slice(0, plain.options.length),
    arcanum: arcanum === null ? null : (played.arcana?.[arcanum] ?? null),
  };
}
