/** The six abilities, in the order they stand on a sheet. */
export const abilities = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;
export type Ability = (typeof abilities)[number];
export type AbilityScores = Record<Ability, number>;

/** What an ability adds to a roll: half of what the score is above 10, rounded down. */
export function modifierOf(score: number): number {
  return Math.floor((score - 10) / 2);
}

/** One value for each ability. */
export function eachAbility<Value>(make: (ability: Ability) => Value): Record<Ability, Value> {
  return {
    strength: make('strength'),
    dexterity: make('dexterity'),
    constitution: make('constitution'),
    intelligence: make('intelligence'),
    wisdom: make('wisdom'),
    charisma: make('charisma'),
  };
}

/** Three letters, as on a sheet: STR. */
export function abilityMark(ability: Ability): string {
  return ability.slice(0, 3).toUpperCase();
}

/** With its sign, as people write it: +3, -1, +0. */
export function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}
