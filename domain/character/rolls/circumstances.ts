import { weighed } from '#domain/dice/reasons.ts';
import type { Reasons } from '#domain/dice/reasons.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Advantage } from '#domain/rules/combat-terms.ts';
import { conditions } from '#domain/rules/conditions.ts';
import type { ConditionRules } from '#domain/rules/conditions.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { Character } from '#domain/character/character.ts';
import { heavyScore } from '#domain/character/sheet/attacks.ts';
import { isHindered, wornArmor } from '#domain/character/sheet/equipment.ts';
import type { Figure } from '#domain/character/sheet/figure.ts';
import { scoreOf } from '#domain/character/sheet/scores.ts';
import { conditionsOf } from '#domain/character/sheet/state.ts';
import type { D20Test } from './d20-test.ts';
import { traitsFor } from './traits.ts';

/** Something that gives advantage or disadvantage, by its name. */
export interface Circumstance {
  name: string;
  gives: Exclude<Advantage, 'none'>;
}

/** What helps and what hinders, by name. */
export function reasonsOf(circumstances: readonly Circumstance[]): Reasons {
  const that = (wanted: Circumstance['gives']) => circumstances.flatMap(({ name, gives }) => (gives === wanted ? [name] : []));
  return { helps: that('advantage'), hinders: that('disadvantage') };
}

/** How a roll falls by them. */
export const advantageFrom = (circumstances: readonly Circumstance[]): Advantage => weighed(reasonsOf(circumstances));

const isCheck = ({ kind }: D20Test) => kind === 'check' || kind === 'initiative';
const isAttack = ({ kind }: D20Test) => kind === 'weaponAttack' || kind === 'spellAttack';

/** What one condition gives to a test. Initiative is a check of dexterity, so what hinders checks hinders it. */
function ofCondition(id: keyof typeof conditions, rules: ConditionRules, test: D20Test): Advantage {
  if (test.kind === 'initiative' && id === 'invisible') return 'advantage';
  if (test.kind === 'initiative' && id === 'incapacitated') return 'disadvantage';
  if (isCheck(test)) return rules.checksAtDisadvantage ? 'disadvantage' : 'none';
  if (isAttack(test)) return rules.attacks === 'normal' ? 'none' : rules.attacks;
  const hinders = test.kind === 'save' && test.ability !== null && rules.savesAtDisadvantage.includes(test.ability);
  return hinders ? 'disadvantage' : 'none';
}

function fromConditions(character: Character, test: D20Test): Circumstance[] {
  return conditionsOf(character).flatMap((id) => {
    const gives = ofCondition(id, conditions[id], test);
    return gives === 'none' ? [] : [{ name: conditions[id].name, gives }];
  });
}

function fromGear(character: Character, { kind, ability, skill, weapon }: D20Test): Circumstance[] {
  const armor = wornArmor(character);
  const bodily = ability === 'strength' || ability === 'dexterity';
  const isLoud = skill === 'stealth' && armor?.rules?.stealthDisadvantage === true;
  const facts = findWeapon(weapon);
  const heavy = kind === 'weaponAttack' && facts?.properties.includes('heavy') === true;
  const score = scoreOf(character, facts?.reach === 'ranged' ? 'dexterity' : 'strength');
  const hinders = [
    ...(character.ruleSet === 'srd' && bodily && isHindered(character) ? ['Armor without training'] : []),
    ...(character.ruleSet === 'srd' && isLoud ? [armor.item.name] : []),
    ...(heavy && score < heavyScore ? ['Heavy weapon'] : []),
  ];
  return hinders.map((name) => ({ name, gives: 'disadvantage' }));
}

/** Everything on the sheet that gives a test advantage or disadvantage; `modes` is what effects give to the number. */
export function circumstancesOf(character: Character, test: D20Test, { modes = [] }: Pick<Figure, 'modes'>): Circumstance[] {
  const effects = modes.map(({ label, mode }) => ({ name: label, gives: mode }));
  const traits = traitsFor(character, test).map((name) => ({ name, gives: 'advantage' as const }));
  return [...fromConditions(character, test), ...fromGear(character, test), ...effects, ...traits];
}

/** The condition for which a save fails without a roll; null where dice decide. */
export function failsBecauseOf(character: Character, ability: Ability): string | null {
  const holding = conditionsOf(character).find((id) => conditions[id].failsSaves.includes(ability));
  return holding === undefined ? null : conditions[holding].name;
}
