import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { classTaken, firstClassOf, freshClass, pathAt, withClass } from '#domain/character/classes/class-levels.ts';
import type { Character, ClassLevels } from '#domain/character/character.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { growCircle } from './land-circle.ts';
import { takeFeat, takeFightingStyle } from './level-feat.ts';
import type { LevelChoices } from './level-choices.ts';
import { nextGainsOf } from './level-gains.ts';
import type { LevelGains } from './level-gains.ts';
import { alwaysKnow, learnExpertise, learnMasteries, learnSkills, learnSpells } from './level-learn.ts';
import { savantSchool, spellListsOf } from '#domain/character/sheet/class-casting.ts';
import { takeOptions } from '#domain/character/options/feature-options.ts';
import { learnForms } from '#domain/character/shape/learn-forms.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { levelFacts } from './level-facts.ts';
import { whyNotClass } from './class-prerequisites.ts';
import { levelBeginsAt } from '#domain/rules/level-experience.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { feats } from '#domain/srd/feats.ts';
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

/** No more skills to be expert in than are known and left: another class may have taken them already. */
function withOpenExpertise(
  { skills, expertise }: Character,
  { choose, from }: LevelGains['expertise'],
  chosen: number,
): LevelGains['expertise'] {
  const open = from.filter((skill) => skills.includes(skill) && !expertise.includes(skill));
  return { choose: chosen < choose ? Math.min(choose, open.length) : choose, from };
}

/** Everything a level gives but hit points, with its choices; used for level 1 as for any other. */
export function takeChoices(character: Character, gains: LevelGains, choices: Omit<LevelChoices, 'order'>): CharacterResult<Character> {
  const { feat, fightingStyle, arcanum } = choices;
  const isWarrior = gains.fightingStyle && fightingStyle !== null && feats[fightingStyle].warrior !== undefined;
  const spells = {
    cantrips: gains.cantrips,
    spells: gains.spells,
    list: gains.class,
    others: (level: number) => spellListsOf(gains, level),
    highest: gains.highestSpell,
    from: 'class' as const,
    class: gains.class,
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
      if (gains.fightingStyle) return takeFightingStyle(each, gains.class, choices);
      return fightingStyle ? refuse('noFightingStyleToChoose', {}) : yes(each);
    },
    (each) => learnExpertise(each, choices.expertise, withOpenExpertise(each, gains.expertise, choices.expertise.length)),
    (each) => learnMasteries(each, choices.masteries, gains.masteries),
    (each) => yes(alwaysKnow(growCircle(each), gains.always, gains.class)),
    (each) => learnSpells(each, isWarrior ? choices.spells : [...choices.cantrips, ...choices.spells], spells),
    (each) => learnSpells(each, choices.savant, { ...spells, cantrips: 0, spells: gains.savant, school: savantSchool }),
    (each) => {
      if (arcanum === null) return yes(each);
      if (gains.arcanum === null) return refuse('noArcanumToChoose', {});
      return learnSpells(each, [arcanum], { ...spells, cantrips: 0, spells: 1, highest: gains.arcanum, from: 'other' });
    },
    (each) => takeOptions(each, gains.options, choices.options),
    (each) => learnForms(each, choices.forms),
  );
}

/** The last level of some classes raises two scores by 4, to at most 25. */
function withCapstone(character: Character, { class: id, level }: ClassLevels): Character {
  const { capstone } = classes[id];
  if (!capstone || level !== highestLevel) return character;
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

/** The class with one level more, or its first one; refuses an order that is missing or that nobody asked for. */
function nextLevelIn(character: Character, id: ClassId, order: LevelChoices['order']): CharacterResult<ClassLevels> {
  const taken = classTaken(character, id);
  const due = taken ? null : classes[id].order;
  if (due && order === null) return refuse('chooseOrder', { order: due.name });
  if (!due && order !== null) return refuse('noOrderToChoose', {});
  const before = taken ?? { ...freshClass(id), level: 0, order };
  const level = before.level + 1;
  return yes({ ...before, level, subclass: before.subclass ?? pathAt(id, level, character.ruleSet) });
}

/** What is chosen for a level, and the class that it is taken in; the one that was taken last where none is named. */
export interface LevelTaken extends Omit<LevelChoices, 'order'> {
  class?: ClassId | undefined;
  order?: LevelChoices['order'];
}

/**
 * One level more in a class, with what was chosen for it and a list of what changed. Somebody to whom it is given has at least the
 * experience at which it begins (SRD 5.2.1, Character Advancement). By the quick rules there is nothing to choose.
 * Refuses the 21st level, a class whose prerequisites are not met and choices that the level does not offer, in one sentence.
 */
export function levelUp(character: Character, choices: LevelTaken, dice: Dice): CharacterResult<CharacterStep> {
  const { order = null } = choices;
  const id = choices.class ?? character.classes.at(-1)?.class ?? firstClassOf(character).class;
  const refused = whyNotClass(character, id);
  if (refused) return refused;
  const next = nextLevelIn(character, id, order);
  if (!next.ok) return next;
  const classesAfter = withClass(character, next.value);
  const experience = Math.max(character.experience, levelBeginsAt(levelOf({ classes: classesAfter })));
  const raised = { ...character, classes: classesAfter, experience };
  if (character.ruleSet === 'quick') return yes({ character: raised, facts: levelFacts(character, raised, next.value, null), rolls: [] });
  const gains = nextGainsOf(character, id, order);
  const chosen = takeChoices(raised, gains, choices);
  if (!chosen.ok) return chosen;
  const { gain, rolls } = hitPointsOf(gains, choices.hitPoints, dice);
  const taken = { ...next.value, hitPointGains: [...next.value.hitPointGains, gain] };
  const after = withCapstone({ ...chosen.value, classes: withClass(chosen.value, taken) }, taken);
  const hitDie = characterFact({ kind: 'hitDie', gain, constitution: modifierOf(after.stats.constitution) });
  return yes({ character: after, facts: [...levelFacts(character, after, taken, gains), hitDie], rolls });
}
