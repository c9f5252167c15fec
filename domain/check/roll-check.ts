import { noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { answerRoll, withAnswers } from '#domain/character/rolls/answer-roll.ts';
import { makeRoll } from '#domain/character/rolls/make-roll.ts';
import { sheetRoll } from '#domain/character/rolls/sheet-roll.ts';
import type { RollOptions } from '#domain/character/rolls/sheet-roll.ts';
import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { spendInspiration } from '#domain/character/rolls/roll-again.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Part } from '#domain/character/sheet/figure.ts';
import { passiveOf } from '#domain/character/sheet/proficiency.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { yes } from '#domain/result.ts';
import { askedOf } from './asked-of.ts';
import type { AskedCheck, CheckResult, CheckRoller } from './check.ts';
import { askedLabel } from './tell-check.ts';

function optionsOf({ advantage, difficulty }: AskedCheck, { helpedBy }: CheckRoller, near: Part | null): RollOptions {
  const given = helpedBy === null ? [] : [{ name: `help of ${helpedBy}`, gives: 'advantage' as const }];
  return { advantage, bonus: 0, difficulty, given, near };
}

/** Rolls for a hero by their sheet as it stands, and by what somebody beside them adds; refuses what the hero cannot do. */
export function rollOfHero(
  check: AskedCheck,
  roller: CheckRoller,
  hero: Character,
  dice: Dice,
  { content = noContent, near = null }: { content?: ActContent; near?: Part | null } = {},
): CharacterResult<CheckResult> {
  const asked = askedOf(check, roller.side);
  const planned = sheetRoll(hero, asked, optionsOf(check, roller, near));
  if (!planned.ok) return planned;
  const { failsBecause } = planned.value;
  if (failsBecause !== null) return yes({ roll: null, failsBecause });
  const roll = makeRoll(planned.value, dice);
  // Who sees no result cannot tell whether to answer it.
  return yes({ roll: check.isSecret ? roll : withAnswers(hero, roll, asked.kind, content, !check.showsDifficulty), failsBecause });
}

/** A result with one of the answers that it offers, and the sheet that paid for it. Refuses where nothing stands that they saw. */
export function answerOfHero(
  check: AskedCheck,
  { result, rolledAt }: CheckRoller,
  { hero, now, key, content }: { hero: Character; now: Date; key: string; content: ActContent },
  dice: Dice,
): ReturnType<typeof rollOfHeroAgain> {
  const roll = check.isSecret ? null : (result?.roll ?? null);
  if (roll === null || rolledAt === undefined) return refuse('cannotAnswerRoll', { name: hero.name });
  const done = answerRoll(hero, { roll, rolledAt: new Date(rolledAt), now }, key, content, dice);
  if (!done.ok) return done;
  const { rolls, ...step } = done.value;
  return yes({ result: { roll: rolls[0], failsBecause: null }, step: { ...step, rolls: [] } });
}

/** Rolls for a creature that adds a plain number. */
export function rollOfCreature(check: AskedCheck, roller: CheckRoller, dice: Dice): CheckResult {
  const label = askedLabel(askedOf(check, roller.side));
  const { difficulty: against } = check;
  const roll = rollD20(dice, { modifier: roller.modifier ?? 0, advantage: 'none', label, against });
  const outcome = against === null ? {} : { outcome: roll.total >= against ? ('success' as const) : ('failure' as const) };
  return { roll: { ...roll, ...outcome }, failsBecause: null };
}

/** The passive score of a hero in the place of a roll. */
export function passiveResult({ difficulty }: AskedCheck, hero: Character, skill: SkillName): CheckResult {
  const total = passiveOf(hero, skill).value;
  const label = `Passive ${askedLabel({ kind: 'skill', skill }).replace(/ check$/, '')}`;
  const outcome = difficulty === null ? undefined : total >= difficulty ? ('success' as const) : ('failure' as const);
  return {
    roll: { label, dice: 'passive', faces: [], kept: [], modifier: total, total, against: difficulty, notes: [], outcome },
    failsBecause: null,
  };
}

/**
 * Spends a hero's Heroic Inspiration on what they have rolled (SRD 5.2.1): the result as it stands then, and the sheet. Refuses where
 * nothing stands that they saw, what was rolled too long ago or before another roll or a rest, and who is not inspired.
 */
export function rollOfHeroAgain(
  check: AskedCheck,
  { result, rolledAt }: CheckRoller,
  { hero, ...when }: { hero: Character; now: Date; hasRolledSince: boolean },
  dice: Dice,
): CharacterResult<{ result: CheckResult; step: CharacterStep }> {
  const before = check.isSecret ? null : (result?.roll ?? null);
  if (before === null || rolledAt === undefined) return refuse('cannotRollAgain', { name: hero.name });
  const spent = spendInspiration(hero, { roll: before, rolledAt: new Date(rolledAt), ...when }, dice);
  if (!spent.ok) return spent;
  const { rolls, ...step } = spent.value;
  return yes({ result: { roll: rolls[0], failsBecause: null }, step: { ...step, rolls: [] } });
}

/** The check with what came of one of them; a creature of a contest rolls as soon as all heroes have. */
export function withResult(check: AskedCheck, characterId: string, result: CheckResult, now: Date, dice: Dice): AskedCheck {
  const rolled = { hasRolled: true, rolledAt: now.toISOString(), result };
  const rollers = check.rollers.map((each) => (each.characterId === characterId ? { ...each, ...rolled } : each));
  return withCreatures({ ...check, rollers }, dice);
}

function withCreatures(check: AskedCheck, dice: Dice): AskedCheck {
  if (check.rollers.some(({ characterId, hasRolled }) => characterId !== null && !hasRolled)) return check;
  const rollers = check.rollers.map((each) =>
    each.hasRolled ? each : { ...each, hasRolled: true, result: rollOfCreature(check, each, dice) },
  );
  return { ...check, rollers };
}
