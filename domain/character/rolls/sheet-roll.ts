import type { Ability } from '#domain/rules/ability.ts';
import type { Advantage, DamageType } from '#domain/rules/combat-terms.ts';
import { conditions } from '#domain/rules/conditions.ts';
import { skillAbility } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { yes } from '#domain/result.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { attacksOf } from '#domain/character/sheet/attacks.ts';
import type { Attack } from '#domain/character/sheet/attacks.ts';
import { withTypeChosen } from './chosen-type.ts';
import { figure, part } from '#domain/character/sheet/figure.ts';
import type { Figure, Part, PartDice } from '#domain/character/sheet/figure.ts';
import { extrasOf, withExtras } from '#domain/character/sheet/effect-parts.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { checkOf, deathSavePart, exhaustionPart, initiativeOf, saveOf, skillOf } from '#domain/character/sheet/proficiency.ts';
import { spellcastingOf } from '#domain/character/sheet/spellcasting.ts';
import { isDead, lifeOf, stoppedBy } from '#domain/character/sheet/state.ts';
import { advantageFrom, circumstancesOf, failsBecauseOf } from './circumstances.ts';
import type { Circumstance } from './circumstances.ts';
import type { D20Test } from './d20-test.ts';
import { raisesLowDice } from './low-dice.ts';
import { hasReliableTalent, isLucky, isReliable, leastTotalOf } from './traits.ts';
import type { RolledNumber, SheetNumber } from './what-is-rolled.ts';

/** What whoever rolls adds to what the sheet says. */
export interface RollOptions {
  advantage: Advantage;
  bonus: number;
  /** What it is rolled against; null where nobody said. */
  difficulty: number | null;
  /** What others give to it, such as the help of another hero. */
  given?: readonly Circumstance[];
  /** What somebody beside them adds to a saving throw; nothing to all else. */
  near?: Part | null;
}

export const plainRoll: RollOptions = { advantage: 'none', bonus: 0, difficulty: null };

/** A roll as it will be made: everything but the faces. */
export interface SheetRoll {
  what: RolledNumber['kind'];
  /** "Athletics check". */
  label: string;
  /** `1d20`, the dice of damage, or a plain number where damage has none. */
  dice: string;
  /** Whether the dice of damage are taken twice. */
  isCritical: boolean;
  modifier: number;
  advantage: Advantage;
  /** All that gives advantage or disadvantage, the choice of whoever rolls among it. */
  circumstances: Circumstance[];
  /** Dice that effects add. */
  added: readonly PartDice[];
  /** What exhaustion takes and the situation gives; both are in the modifier. */
  exhaustion: number;
  bonus: number;
  /** What somebody beside them adds to a saving throw; it is in the modifier. */
  near?: Part;
  difficulty: number | null;
  /** The type of damage, where it is some. */
  type?: DamageType;
  /** The lowest natural face that is a critical hit; null where nothing is. */
  criticalFrom: number | null;
  /** The condition for which it fails without a roll. */
  failsBecause: string | null;
  /** Whether a damage die of 1 or 2 counts as 3. */
  raisesLowDice: boolean;
  /** Whether a d20 of 9 or less counts as 10. */
  isReliable: boolean;
  /** Whether a d20 that shows 1 is rolled again, once. */
  rerollsOne: boolean;
  /** What the total is at least. */
  leastTotal?: number;
}

interface Planned {
  what: RolledNumber['kind'];
  label: string;
  base: Figure;
  test: D20Test;
  criticalFrom?: number;
}

function planTest(character: Character, { what, label, base, test, criticalFrom }: Planned, options: RollOptions): SheetRoll {
  const { advantage: chosen, bonus, difficulty, given = [] } = options;
  const near = test.kind === 'save' && test.ability !== null ? options.near : null;
  const own = [...circumstancesOf(character, test, base), ...given];
  const circumstances = chosen === 'none' ? own : [...own, { name: 'the situation', gives: chosen }];
  return {
    what,
    label,
    dice: '1d20',
    isCritical: false,
    modifier: base.value + bonus + (near?.value ?? 0),
    advantage: advantageFrom(circumstances),
    circumstances,
    added: base.dice ?? [],
    exhaustion: exhaustionPart(character)?.value ?? 0,
    bonus,
    ...(near && { near }),
    difficulty,
    criticalFrom: criticalFrom ?? null,
    failsBecause: test.kind === 'save' && test.ability !== null ? failsBecauseOf(character, test.ability) : null,
    raisesLowDice: false,
    isReliable: isReliable(character, test),
    rerollsOne: isLucky(character),
    ...leastTotalOf(character, test),
  };
}

const noSkill = { skill: null, weapon: null } as const;

function checkPlan(character: Character, ability: Ability): Planned {
  const test: D20Test = { kind: 'check', ability, ...noSkill };
  return { what: 'check', label: `${capitalize(ability)} check`, base: checkOf(character, ability), test };
}

function savePlan(character: Character, ability: Ability): Planned {
  const test: D20Test = { kind: 'save', ability, ...noSkill };
  return { what: 'save', label: `${capitalize(ability)} save`, base: saveOf(character, ability), test };
}

/** Nobody strikes who can take no action (SRD 5.2.1, Incapacitated). */
function whyNoAttack(character: Character) {
  const holding = stoppedBy(character);
  return holding === null
    ? null
    : refuse('conditionStopsAttacks', { name: character.name, condition: conditions[holding].name.toLowerCase() });
}

function attackRoll(character: Character, attack: Attack, options: RollOptions): CharacterResult<SheetRoll> {
  const refused = whyNoAttack(character);
  if (refused) return refused;
  const weapon = character.inventory.find(({ id }) => id === attack.itemId)?.catalogId ?? null;
  const test: D20Test = { kind: 'weaponAttack', ability: attack.ability, skill: null, weapon };
  const { name, toHit: base, criticalFrom } = attack;
  return yes(planTest(character, { what: 'attack', label: `${name} attack`, base, test, criticalFrom }, options));
}

function spellAttackRoll(character: Character, of: ClassId | undefined, options: RollOptions): CharacterResult<SheetRoll> {
  const casting = spellcastingOf(character);
  const way = casting?.classes.find((each) => of === undefined || each.class === of);
  if (!casting || !way) return refuse('castsNothing', { name: character.name });
  if (casting.hindered) return refuse('armorStopsCasting', {});
  const refused = whyNoAttack(character);
  if (refused) return refused;
  return yes(spellAttackWith(character, 'Spell attack', way, options));
}

/** An attack with a spell that is cast with these numbers. */
export function spellAttackWith(
  character: Character,
  label: string,
  { ability, attack: base }: { ability: Ability; attack: Figure },
  options: RollOptions = plainRoll,
): SheetRoll {
  const test: D20Test = { kind: 'spellAttack', ability, ...noSkill };
  return planTest(character, { what: 'spellAttack', label, base, test, criticalFrom: 20 }, options);
}

/** A check that a spell asks of whoever casts it. */
export function spellCheckWith(character: Character, name: string, ability: Ability): SheetRoll {
  const plan = checkPlan(character, ability);
  return planTest(character, { ...plan, label: `${name}: ${plan.label}` }, plainRoll);
}

/** A check of a skill that is made with a tool: training with the tool counts in place of that in the skill, where it is more (SRD 5.2.1, Tool Proficiencies). */
export function toolCheckWith(
  character: Character,
  skill: SkillName,
  tool: { name: string; isTrained: boolean },
  options: RollOptions,
): SheetRoll {
  const ability = skillAbility[skill];
  const base = skillOf(character, skill);
  const trained = checkOf(character, ability).value + proficiencyBonusOf(levelOf(character));
  const more = tool.isTrained ? Math.max(0, trained - base.value) : 0;
  const counted = more === 0 ? base : { ...base, value: base.value + more, parts: [...base.parts, part(tool.name, more)] };
  const test: D20Test = { kind: 'check', ability, skill, weapon: null };
  const planned = planTest(character, { what: 'skill', label: `${capitalize(skill)} check`, base: counted, test }, options);
  return { ...planned, isReliable: planned.isReliable || (tool.isTrained && hasReliableTalent(character)) };
}

function damageRoll(character: Character, attack: Attack, critical: boolean, { bonus }: RollOptions): SheetRoll {
  const isPlain = /^\d+$/.test(attack.dice);
  return {
    what: 'damage',
    label: `${attack.name} ${critical ? 'critical damage' : 'damage'} (${attack.damageType})`,
    dice: attack.dice,
    isCritical: critical,
    modifier: attack.damage.value + bonus,
    advantage: 'none',
    circumstances: [],
    added: attack.damage.dice ?? [],
    exhaustion: 0,
    bonus,
    difficulty: null,
    type: attack.damageType,
    criticalFrom: null,
    failsBecause: null,
    raisesLowDice: !isPlain && raisesLowDice(character, attack.itemId),
    isReliable: false,
    rerollsOne: false,
  };
}

const deathSaveDifficulty = 10;

/** What effects change about death saves: those on all saves, and those on these alone. */
function deathSaveChanges({ activeEffects }: Character) {
  const saves = changesOn(activeEffects, 'savingThrows').filter(({ change }) => change.abilities === 'all');
  return [...saves, ...changesOn(activeEffects, 'deathSaves')];
}

function deathSaveRoll(character: Character, options: RollOptions): CharacterResult<SheetRoll> {
  if (lifeOf(character) !== 'dying') return refuse('isNotDying', { name: character.name });
  const test: D20Test = { kind: 'deathSave', ability: null, ...noSkill };
  const base = withExtras(figure(deathSavePart(character), exhaustionPart(character)), extrasOf(deathSaveChanges(character)));
  const against = { ...options, difficulty: deathSaveDifficulty };
  return yes(planTest(character, { what: 'deathSave', label: 'Death save', base, test }, against));
}

/**
 * A number of the sheet as it is rolled now: exhaustion, conditions, armor, traits and effects count by themselves. Refuses what the
 * character does not have or cannot do. Pure: the faces fall in `makeRoll`.
 */
export function sheetRoll(character: Character, what: SheetNumber, options: RollOptions = plainRoll): CharacterResult<SheetRoll> {
  if (what.kind === 'deathSave') return deathSaveRoll(character, options);
  if (isDead(character)) return refuse('isDead', { name: character.name });
  switch (what.kind) {
    case 'check':
      return yes(planTest(character, checkPlan(character, what.ability), options));
    case 'save':
      return yes(planTest(character, savePlan(character, what.ability), options));
    case 'skill': {
      const { kind, skill } = what;
      const test: D20Test = { kind: 'check', ability: skillAbility[skill], skill, weapon: null };
      return yes(planTest(character, { what: kind, label: `${capitalize(skill)} check`, base: skillOf(character, skill), test }, options));
    }
    case 'initiative': {
      const test: D20Test = { kind: 'initiative', ability: 'dexterity', ...noSkill };
      return yes(planTest(character, { what: what.kind, label: 'Initiative', base: initiativeOf(character), test }, options));
    }
    case 'spellAttack':
      return spellAttackRoll(character, what.class, options);
    case 'attack':
    case 'damage': {
      const attack = attacksOf(character).find(({ itemId }) => itemId === what.itemId);
      if (!attack) return refuse('noSuchAttack', { name: character.name });
      return what.kind === 'attack'
        ? attackRoll(character, attack, options)
        : yes(damageRoll(character, withTypeChosen(attack, what.extras), what.critical, options));
    }
  }
}
