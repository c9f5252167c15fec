import { answeredRoll } from '#domain/character/rolls/answer-roll.ts';
import type { PartDice } from '#domain/character/sheet/figure.ts';
import { extremesOf } from '#domain/dice/added-extremes.ts';
import { degreeOf, isSuccess, naturalOf } from '#domain/dice/degree.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { GivenDie } from '#domain/character/rolls/answer-roll.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { choiceOf, spellNamed } from '#domain/narration/spells/hero-spells.ts';
import type { Ruling, RulingFact } from '#domain/narration/tool-call.ts';
import { abilities } from '#domain/rules/ability.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { findHero, outcome } from '#domain/narration/rulings/ruling-context.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';

/** The ability that a check with this skill is made with. */
function abilityOf(skill: Skill) {
  const name = skillNames.find((each) => each === skill);
  return name === undefined ? abilities.find((each) => each === skill) : skillAbility[name];
}

/** Dice that a spell of this reply adds to a check of a hero: it has been cast, and comes to the sheet with the reply. */
export function castJustNow(context: RulingContext, hero: Hero, skill: Skill): PartDice[] {
  const ability = abilityOf(skill);
  return context.rulings.flatMap(({ allowed, call }): PartDice[] => {
    if (!allowed || call.name !== 'cast_spell' || !(call.targets ?? [call.heroId]).includes(hero.id)) return [];
    const spell = spellNamed(findHero(context, call.heroId)?.sheet?.spells ?? [], call.spell);
    const choice = spell && choiceOf(spell, call);
    return (spell?.helpsChecks ?? []).flatMap((help) => {
      const isMeant = help.choice === undefined || help.choice === choice;
      const isFor =
        (help.skills === undefined || help.skills.some((each) => each === skill)) &&
        (help.abilities === undefined || (ability !== undefined && help.abilities.includes(ability)));
      return isMeant && isFor ? help.dice : [];
    });
  });
}

/** The die that somebody gave to a hero and that no earlier ruling of this reply has spent; the first, as the sheet has it. */
function dieLeft({ rulings }: Pick<RulingContext, 'rulings'>, { id, sheet }: Hero): GivenDie | undefined {
  const spent = rulings.flatMap((ruling) => ('heroId' in ruling.call && ruling.call.heroId === id ? spentDice(ruling) : []));
  return sheet?.givenDice?.find(({ name }) => !spent.includes(name));
}

/** The names of the dice that a ruling has spent; nobody has two of a name at once. */
export function spentDice({ facts }: Pick<Ruling, 'facts'>): string[] {
  return facts.flatMap(({ code, slots }) => (code === 'addsGivenDie' ? [String(slots['die'])] : []));
}

/**
 * A failed test with the die that somebody gave for such a case, and what is said of it: it is rolled where it can still turn the test, so
 * that nobody spends it for nothing (SRD 5.2.1, Bardic Inspiration). A natural 1 is turned by nothing here.
 */
export function withGivenDie(context: RulingContext, hero: Hero, roll: Roll): { roll: Roll; facts: RulingFact[] } {
  const die = isSuccess(degreeOf(roll)) || naturalOf(roll) === 1 ? undefined : dieLeft(context, hero);
  if (!die || roll.total + extremesOf(die.add).maximum < (roll.against ?? 0)) return { roll, facts: [] };
  const answered = answeredRoll(roll, { key: die.effectId, name: die.name, add: die.add }, context.dice);
  return { roll: answered, facts: [outcome('addsGivenDie', { hero: hero.name, die: die.name })] };
}
