import { capitalize } from '#domain/text/capitalize.ts';
import { abilities } from '#domain/rules/ability.ts';
import type { Character, Increases } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { learnSkills, learnSpells } from './level-learn.ts';
import type { FeatChoice, LevelChoices } from './level-choices.ts';
import { yes } from '#domain/result.ts';
import { boonLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { castingClassesOf } from '#domain/character/sheet/class-casting.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { feats, fightingStylesOf, warriorCantrips } from '#domain/srd/feats.ts';
import type { initiateLists, FeatRules } from '#domain/srd/feats.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const generalFeatLevel = 4;
const grapplerScore = 13;
/** How many skills Skilled teaches. */
export const skilledSkills = 3;
/** What an initiate of magic learns from a list. */
export const initiate = { cantrips: 2, spells: 1 };
export type InitiateList = (typeof initiateLists)[number];

/** The scores after the raises; refuses raises that are too many, not among those offered, or lift a score too far. */
export function raiseScores(
  stats: Character['stats'],
  increases: Increases,
  { from, points, to }: NonNullable<FeatRules['raises']>,
): CharacterResult<Character['stats']> {
  const raised = abilities.filter((ability) => (increases[ability] ?? 0) > 0);
  const given = raised.reduce((sum, ability) => sum + (increases[ability] ?? 0), 0);
  if (given !== points) return points === 1 ? refuse('chooseOneScore', {}) : refuse('raiseScores', { points });
  const foreign = raised.find((ability) => !from.includes(ability));
  if (foreign) return refuse('doesNotRaise', { ability: foreign });
  const after = { ...stats };
  for (const ability of raised) after[ability] += increases[ability] ?? 0;
  const over = raised.find((ability) => after[ability] > to);
  return over ? refuse('scoreIsTooHigh', { ability: capitalize(over), most: to }) : yes(after);
}

/** The lists that somebody has learned from as an initiate of magic, as far as the sheet says. */
export const initiateListsOf = ({ feats: taken }: Pick<Character, 'feats'>) =>
  taken.flatMap(({ list }) => (list === undefined ? [] : [list]));

function qualifies(character: Character, { feat }: FeatChoice): CharacterResult<FeatRules> {
  const { stats, feats: taken } = character;
  const level = levelOf(character);
  const rules = feats[feat];
  if (!rules.repeatable && taken.some((each) => each.feat === feat)) return refuse('featIsTaken', { feat: rules.name });
  if (rules.kind === 'fighting style') return refuse('isFightingStyle', { feat: rules.name });
  if (rules.kind === 'general' && level < generalFeatLevel) return refuse('featNeedsLevel', { feat: rules.name, level: generalFeatLevel });
  if (rules.kind === 'epic boon' && level < boonLevel) return refuse('featNeedsLevel', { feat: rules.name, level: boonLevel });
  if (feat === 'grappler' && Math.max(stats.strength, stats.dexterity) < grapplerScore)
    return refuse('featNeedsScore', { feat: rules.name, score: grapplerScore });
  if (feat === 'boon-of-spell-recall' && castingClassesOf(character).length === 0) return refuse('featNeedsCaster', { feat: rules.name });
  return yes(rules);
}

/** What a feat teaches beside its line: the skilled three skills, the initiate of magic some spells. */
function teach(character: Character, choice: FeatChoice): CharacterResult<Character> {
  if (choice.feat === 'skilled') return learnSkills(character, choice.skills, { choose: skilledSkills, from: 'any' });
  if (choice.skills.length > 0) return refuse('featGivesNoSkills', {});
  if (choice.feat !== 'magic-initiate') return choice.spells.length > 0 ? refuse('featGivesNoSpells', {}) : yes(character);
  return choice.list ? learnAsInitiate(character, choice.list, choice.spells) : refuse('chooseSpellList', {});
}

/** What an initiate of magic learns from a list; refuses one that was taken already, and too few spells. */
export function learnAsInitiate(character: Character, list: InitiateList, spells: readonly string[]): CharacterResult<Character> {
  if (initiateListsOf(character).includes(list)) return refuse('initiateListIsTaken', { list });
  const cantrips = spells.filter((id) => spellOf(character, id)?.level === 0).length;
  if (cantrips < initiate.cantrips || spells.length - cantrips < initiate.spells) return refuse('chooseInitiateSpells', {});
  return learnSpells(character, [...spells], { ...initiate, list, highest: 1, from: 'other', class: null });
}

/** Takes a feat with its choices; refuses one that is not open at this level or whose choices do not fit. */
export function takeFeat(character: Character, choice: FeatChoice): CharacterResult<Character> {
  const rules = qualifies(character, choice);
  if (!rules.ok) return rules;
  const { raises } = rules.value;
  if (!raises && Object.values(choice.increases).some((points) => points > 0)) return refuse('featRaisesNoScore', {});
  const stats = raises ? raiseScores(character.stats, choice.increases, raises) : yes(character.stats);
  if (!stats.ok) return stats;
  const taught = teach({ ...character, stats: stats.value }, choice);
  if (!taught.ok) return taught;
  const { feat, list } = choice;
  const taken = { feat, level: levelOf(character), ...(feat === 'magic-initiate' && list && { list }) };
  return yes({ ...taught.value, feats: [...character.feats, taken] });
}

/**
 * Learns a way to fight, or in its place the cantrips that a class lets one choose; refuses what the class does not offer or is known
 * already, and too few cantrips.
 */
export function takeFightingStyle(
  character: Character,
  of: ClassId,
  { fightingStyle: feat, cantrips }: Pick<LevelChoices, 'fightingStyle' | 'cantrips'>,
): CharacterResult<Character> {
  if (feat === null || !fightingStylesOf(of).includes(feat)) return refuse('chooseFightingStyle', {});
  const { name, warrior } = feats[feat];
  if (character.feats.some((each) => each.feat === feat)) return refuse('featIsTaken', { feat: name });
  const taken = { ...character, feats: [...character.feats, { feat, level: levelOf(character) }] };
  if (!warrior) return yes(taken);
  const { list } = warrior;
  if (cantrips.length < warriorCantrips) return refuse('chooseWarriorCantrips', { feat: name, list: capitalize(list) });
  return learnSpells(taken, cantrips, { cantrips: warriorCantrips, spells: 0, list, highest: 0, from: 'other', class: of });
}
