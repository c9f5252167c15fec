import type { Change } from '#domain/rules/activity/change.ts';

export type ChangeOf<On extends Change['on']> = Extract<Change, { on: On }>;

/** What an effect can change, as a person chooses it, with what it is at first. */
export const changeKinds = [
  ['armorClass', 'Armor class', { on: 'armorClass', add: '1' }],
  ['resistance', 'Resistance', { on: 'resistance', types: ['fire'] }],
  ['immunity', 'Immunity', { on: 'immunity', types: ['fire'] }],
  ['vulnerability', 'Vulnerability', { on: 'vulnerability', types: ['fire'] }],
  ['conditionImmunity', 'Immunity to a condition', { on: 'conditionImmunity', conditions: ['frightened'] }],
  ['attackRolls', 'Attack rolls', { on: 'attackRolls', add: '1' }],
  ['damageRolls', 'Damage of attacks', { on: 'damageRolls', add: '1d4' }],
  ['attacksAgainst', 'Attacks of others against the bearer', { on: 'attacksAgainst', mode: 'disadvantage' }],
  ['criticalHits', 'Critical hits', { on: 'criticalHits', from: 19 }],
  ['savingThrows', 'Saving throws', { on: 'savingThrows', abilities: 'all', add: '1' }],
  ['abilityChecks', 'Ability checks', { on: 'abilityChecks', add: '1' }],
  ['initiative', 'Initiative', { on: 'initiative', mode: 'advantage' }],
  ['concentration', 'Saves to keep concentration', { on: 'concentration', mode: 'advantage' }],
  ['deathSaves', 'Death saving throws', { on: 'deathSaves', mode: 'advantage' }],
  ['abilityScore', 'An ability score', { on: 'abilityScore', ability: 'strength', least: 19 }],
  ['hitPointMaximum', 'Hit point maximum', { on: 'hitPointMaximum', add: '5' }],
  ['damageTaken', 'Less damage taken', { on: 'damageTaken', less: '1' }],
  ['speed', 'Speed', { on: 'speed', of: 'walk', add: 10 }],
  ['sense', 'A sense', { on: 'sense', sense: 'darkvision', feet: 60 }],
  ['actions', 'Actions in a turn', { on: 'actions', add: 1 }],
  ['attacksPerAction', 'Attacks with one action', { on: 'attacksPerAction', count: 2 }],
  ['spellSaveDc', 'Spell save DC', { on: 'spellSaveDc', add: 1 }],
  ['spellAttacks', 'Spell attacks', { on: 'spellAttacks', add: 1 }],
  ['cannot', 'The bearer cannot …', { on: 'cannot', what: 'takeReactions' }],
  ['must', 'The bearer must …', { on: 'must', what: 'dashAway' }],
  ['proficiency', 'Training', { on: 'proficiency', of: 'weapon', names: ['Longsword'] }],
  ['carrying', 'How much is carried', { on: 'carrying', times: 2 }],
  ['size', 'Size', { on: 'size', steps: 1 }],
  ['spell', 'A spell that is always ready', { on: 'spell', spell: 'light', free: { times: null, rest: 'long' } }],
] as const satisfies readonly (readonly [Change['on'], string, Change])[];

/** A change of a kind that has just been chosen. */
export function blankChange(on: Change['on']): Change {
  const found = changeKinds.find(([each]) => each === on)?.[2];
  return found ? structuredClone<Change>(found) : { on: 'armorClass', add: '1' };
}
