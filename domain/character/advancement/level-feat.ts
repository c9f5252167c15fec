import { capitalize } from '#domain/text/capitalize.ts';
import { abilities } from '#domain/rules/ability.ts';
import type { Character, Increases } from '#domain/character/character.ts';
import { learnSkills, learnSpells } from './level-learn.ts';
import type { FeatChoice } from './level-choices.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { boonLevel } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
import type { FeatRules } from '#domain/srd/feats.ts';

const generalFeatLevel = 4;
const grapplerScore = 13;
const skilledSkills = 3;
const initiate = { cantrips: 2, spells: 1 };

/** The scores after the raises; refuses raises that are too many, not among those offered, or lift a score too far. */
export function raiseScores(
  stats: Character['stats'],
  increases: Increases,
  { from, points, to }: NonNullable<FeatRules['raises']>,
): Answer<Character['stats']> {
  const raised = abilities.filter((ability) => (increases[ability] ?? 0) > 0);
  const given = raised.reduce((sum, ability) => sum + (increases[ability] ?? 0), 0);
  if (given !== points)
    return no(points === 1 ? 'Choose one score that grows by 1.' : `Raise your ability scores by ${points} points in all.`);
  const foreign = raised.find((ability) => !from.includes(ability));
  if (foreign) return no(`This does not raise ${foreign}.`);
  const after = { ...stats };
  for (const ability of raised) after[ability] += increases[ability] ?? 0;
  const over = raised.find((ability) => after[ability] > to);
  return over ? no(`${capitalize(over)} cannot be higher than ${to}.`) : yes(after);
}

function qualifies({ level, stats, feats: taken, class: name }: Character, { feat }: FeatChoice): Answer<FeatRules> {
  const rules = feats[feat];
  if (!rules.repeatable && taken.some((each) => each.feat === feat)) return no(`You already have ${rules.name}.`);
  if (rules.kind === 'fighting style') return no(`${rules.name} is a fighting style, not a feat of this level.`);
  if (rules.kind === 'general' && level < generalFeatLevel) return no(`${rules.name} needs level ${generalFeatLevel}.`);
  if (rules.kind === 'epic boon' && level < boonLevel) return no(`${rules.name} needs level ${boonLevel}.`);
  if (feat === 'grappler' && Math.max(stats.strength, stats.dexterity) < grapplerScore)
    return no(`${rules.name} needs strength or dexterity of ${grapplerScore}.`);
  if (feat === 'boon-of-spell-recall' && !classes[name].casting) return no(`${rules.name} needs a class that casts.`);
  return yes(rules);
}

/** What a feat teaches beside its line: the skilled three skills, the initiate of magic some spells. */
function teach(character: Character, choice: FeatChoice): Answer<Character> {
  if (choice.feat === 'skilled') return learnSkills(character, choice.skills, { choose: skilledSkills, from: 'any' });
  if (choice.skills.length > 0) return no('This feat gives no skills.');
  if (choice.feat !== 'magic-initiate') return choice.spells.length > 0 ? no('This feat gives no spells.') : yes(character);
  if (!choice.list) return no('Choose the list to learn from: cleric, druid or wizard.');
  return learnSpells(character, choice.spells, { ...initiate, list: choice.list, highest: 1, from: 'other' });
}

/** Takes a feat with its choices; refuses one that is not open at this level or whose choices do not fit. */
export function takeFeat(character: Character, choice: FeatChoice): Answer<Character> {
  const rules = qualifies(character, choice);
  if (!rules.ok) return rules;
  const { raises } = rules.value;
  if (!raises && Object.values(choice.increases).some((points) => points > 0)) return no('This feat raises no ability score.');
  const stats = raises ? raiseScores(character.stats, choice.increases, raises) : yes(character.stats);
  if (!stats.ok) return stats;
  const taken = [...character.feats, { feat: choice.feat, level: character.level }];
  return teach({ ...character, stats: stats.value, feats: taken }, choice);
}

/** Learns a way to fight; refuses what is none or is known already. */
export function takeFightingStyle(character: Character, feat: FeatChoice['feat'] | null): Answer<Character> {
  if (feat === null || feats[feat].kind !== 'fighting style') return no('Choose a fighting style.');
  if (character.feats.some((each) => each.feat === feat)) return no(`You already have ${feats[feat].name}.`);
  return yes({ ...character, feats: [...character.feats, { feat, level: character.level }] });
}
