import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { growCircle } from './land-circle.ts';
import { takeFeat, takeFightingStyle } from './level-feat.ts';
import type { LevelChoices } from './level-choices.ts';
import { gainsAt } from './level-gains.ts';
import type { LevelGains } from './level-gains.ts';
import { alwaysKnow, learnExpertise, learnMasteries, learnSkills, learnSpells } from './level-learn.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { levelFacts } from './level-facts.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const capstoneIncrease = 4;
const capstoneMaximum = 25;

/** Does one after another until somebody refuses. */
function chain(start: Character, ...steps: ((character: Character) => CharacterResult<Character>)[]): CharacterResult<Character> {
  let answer: CharacterResult<Character> = yes(start);
  for (const next of steps) answer = answer.ok ? next(answer.value) : answer;
  return answer;
}

/** Everything a level gives but hit points, with its choices; used for level 1 as for any other. */
export function takeChoices(character: Character, gains: LevelGains, choices: LevelChoices): CharacterResult<Character> {
  const { feat, arcanum } = choices;
  const spells = {
    cantrips: gains.cantrips,
    spells: gains.spells,
    list: character.class,
    highest: gains.highestSpell,
    from: 'class' as const,
  };
  return chain(
    character,
    (each) => learnSkills(each, choices.skills, gains.skills),
    (each) => {
      if (gains.feat && !feat) return refuse('chooseFeat', {});
      if (!gains.feat && feat) return refuse('noFeatToChoose', {});
      return feat ? takeFeat(each, feat) : yes(each);
    },
    (each) => {
      if (gains.fightingStyle) return takeFightingStyle(each, choices.fightingStyle);
      return choices.fightingStyle ? refuse('noFightingStyleToChoose', {}) : yes(each);
    },
    (each) => learnExpertise(each, choices.expertise, gains.expertise),
    (each) => learnMasteries(each, choices.masteries, gains.masteries),
    (each) => yes(alwaysKnow(growCircle(each), gains.always)),
    (each) => learnSpells(each, [...choices.cantrips, ...choices.spells], spells),
    (each) => {
      if (arcanum === null) return yes(each);
      if (gains.arcanum === null) return refuse('noArcanumToChoose', {});
      return learnSpells(each, [arcanum], { ...spells, cantrips: 0, spells: 1, highest: gains.arcanum, from: 'other' });
    },
  );
}

/** The last level of some classes raises two scores by 4, to at most 25. */
function withCapstone(character: Character): Character {
  const { capstone } = classes[character.class];
  if (!capstone || character.level !== highestLevel) return character;
  const { stats } = character;
  const raised = (score: number) => Math.max(score, Math.min(capstoneMaximum, score + capstoneIncrease));
  return { ...character, stats: eachAbility((ability) => (capstone.includes(ability) ? raised(stats[ability]) : stats[ability])) };
}

/** What the hit die gives: its average, or a roll that the server makes. */
function hitPointsOf(
  { hitDie, fixedHitPoints }: LevelGains,
  method: LevelChoices['hitPoints'],
  dice: Dice,
): { gain: number; rolls: Roll[] } {
  if (method === 'fixed') return { gain: fixedHitPoints, rolls: [] };
  const roll = rollDice(dice, `1d${hitDie}`, 'Hit points');
  return { gain: roll.total, rolls: [roll] };
}

/**
 * One level more, with what was chosen for it and a list of what changed. By the quick rules there is nothing to choose.
 * Refuses the 21st level and choices that the level does not offer, in one sentence.
 */
export function levelUp(character: Character, choices: LevelChoices, dice: Dice): CharacterResult<CharacterStep> {
  if (character.level >= highestLevel) return refuse('highestLevel', { level: highestLevel });
  const level = character.level + 1;
  if (character.ruleSet === 'quick') {
    const after = { ...character, level };
    return yes({ character: after, facts: levelFacts(character, after, null), rolls: [] });
  }
  const gains = gainsAt(character, level);
  const chosen = takeChoices({ ...character, level }, gains, choices);
  if (!chosen.ok) return chosen;
  const { gain, rolls } = hitPointsOf(gains, choices.hitPoints, dice);
  const after = withCapstone({ ...chosen.value, hitPointGains: [...character.hitPointGains, gain] });
  const hitDie = characterFact({ kind: 'hitDie', gain, constitution: modifierOf(after.stats.constitution) });
  return yes({ character: after, facts: [...levelFacts(character, after, gains), hitDie], rolls });
}
