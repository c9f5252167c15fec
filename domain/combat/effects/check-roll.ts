import { conditionReasons, exhaustionPenaltyOf } from './condition.ts';
import { d20Of, hasTrait, mightyRoll } from './standing-changes.ts';
import { endEffects } from './active-effects.ts';
import { afterFailure } from '#domain/combat/after-failure.ts';
import { addedToCheck, checkModes, labelWith } from './effect-modifiers.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Failed } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { skillAbility } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { reliably } from '#domain/rules/great-weapon-dice.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20Again, d20By } from '#domain/dice/reasons.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** What somebody adds to a check of a skill; where no sheet or stat block says so, what they add to saves of its ability. */
function skillBonusOf({ skills, abilities, saves }: Combatant, skill: SkillName): number {
  return skills?.[skill] ?? (abilities ?? saves)[skillAbility[skill]];
}

/** What somebody adds to a check of a skill that is made with a tool (SRD 5.2.1, Tool Proficiencies). */
function toolBonusOf(one: Combatant, skill: SkillName, isToolTrained: boolean): number {
  const trained = isToolTrained ? (one.abilities?.[skillAbility[skill]] ?? 0) + (one.proficiency ?? 0) : -Infinity;
  return Math.max(skillBonusOf(one, skill), trained);
}

/** Whether training counts in what somebody adds to a check. */
function isTrained(one: Combatant, skill: SkillName): boolean {
  const untrained = one.abilities?.[skillAbility[skill]] ?? 0;
  return one.proficiency !== undefined && skillBonusOf(one, skill) >= untrained + one.proficiency;
}

interface CheckTerms {
  id: string;
  /** Of a skill, or of an ability alone. */
  of: { skill: SkillName } | { ability: Ability };
  /** Null where the table judges what the total is good for. */
  dc: number | null;
  /** Of a skill: whether somebody is trained with the tool that it is made with, which counts where it is more than the skill. */
  isToolTrained?: boolean;
  /** What else gives advantage, by name. */
  helps?: readonly string[];
}

/** What helps and hinders a check of a skill, or of an ability alone: effects, conditions, and what the sheet says of the skill itself. */
function checkReasons(one: Combatant, ability: Ability, skill: SkillName | null): Reasons {
  const { helps, hinders } = checkModes(one, ability, skill);
  const mode = skill === null ? undefined : one.skillModes?.[skill];
  const bySheet = (wanted: Advantage) => (mode === wanted ? [`the sheet of ${one.name}`] : []);
  return {
    helps: [...helps, ...bySheet('advantage')],
    hinders: [...hinders, ...bySheet('disadvantage'), ...conditionReasons(one, (rules) => rules.checksAtDisadvantage)],
  };
}

/** Rolls a check of a skill or an ability and notes it, with what conditions, effects and loud armor do to it. */
export function rollCheck(draft: Draft, { id, of, dc, isToolTrained = false, helps = [] }: CheckTerms): { total: number; made: boolean } {
  const one = find(draft, id);
  const skill = 'skill' in of ? of.skill : null;
  const ability = 'skill' in of ? skillAbility[of.skill] : of.ability;
  const name = skill ?? ability;
  const reasons = checkReasons(one, ability, skill);
  const d20 = d20By({ ...reasons, helps: [...reasons.helps, ...helps] });
  const added = addedToCheck(draft.dice, one, ability, skill);
  const terms = {
    ...d20,
    modifier:
      (skill === null ? (one.abilities ?? one.saves)[ability] : toolBonusOf(one, skill, isToolTrained)) -
      exhaustionPenaltyOf(one) +
      added.amount,
    label: labelWith(`${one.name}: ${name}`, added),
    against: dc,
  };
  const isReliable = skill !== null && hasTrait(one, 'Reliable Talent') && (isToolTrained || isTrained(one, skill));
  const fallen = (each: Roll) => mightyRoll(one, ability, isReliable ? reliably(each) : each);
  const first = fallen(rollD20(d20Of(draft.dice, one), terms));
  const succeeds = (each: Roll) => dc === null || each.total >= dc;
  const again: Failed['again'] = (how) => fallen(rollD20(d20Of(draft.dice, one), { ...terms, ...d20Again(how) }));
  const isLow = d20.advantage === 'disadvantage';
  const failed = { to: 'failedCheck', id, name, roll: first, against: dc ?? 0, conditions: [], isLow, succeeds, again } as const;
  const own = afterFailure(draft, failed);
  const holds = dc !== null && own.total >= dc;
  const roll = holds ? (draft.reactions?.toMade(draft, { id, name, roll: own, against: dc }) ?? own) : own;
  const made = dc !== null && roll.total >= dc;
  note(draft, 'check', {
    actorId: id,
    name,
    amount: roll.total,
    outcome: dc === null ? null : made ? 'saved' : 'failed',
    rolls: [roll],
  });
  endEffects(draft, id, ({ source, changes }) => source.id === 'help' && changes.some(({ on }) => on === 'abilityChecks'));
  return { total: roll.total, made };
}

/** Of several skills the one that somebody is best at. */
export function bestSkill(one: Combatant, skills: readonly SkillName[]): SkillName {
  return skills.reduce((best, each) => (skillBonusOf(one, each) > skillBonusOf(one, best) ? each : best));
}
