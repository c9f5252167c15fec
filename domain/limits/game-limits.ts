/**
 * Bounds of the game's values, each once. What a sheet takes, a fight, a file and a stored document take as well, so that no
 * value can be written that cannot be read. Apart from `limits.ts`, which the first screen carries.
 */
export const gameLimits = {
  /** Hit points of anybody, temporary ones too, and what one attack takes or one healing gives. */
  hitPoints: 10_000,
  /** Experience of a character, and what one defeated creature is worth. */
  experience: 1_000_000,
  /** Coins of one kind in a purse, and a price in copper. */
  coins: 1_000_000,
  priceInCopper: 1_000_000_000,
  /** Of one item: how many, pounds of each, what magic adds, armor class. */
  itemQuantity: 100_000,
  /** Of a pile that are drunk or used up in one press. */
  itemsAtOnce: 10,
  /** Points of a pool that are spent at once. */
  pointsAtOnce: 200,
  itemWeight: 10_000,
  itemBonus: 5,
  itemCharges: 1000,
  itemArmorClass: 30,
  /** Magic items that somebody is attuned to at once. */
  attunedItems: 3,
  /** Characters of the id of an item, a spell or a use. */
  contentIdLength: 64,
  /** What somebody may have picked for a level from one list, with what no longer fits and is set aside. */
  levelPicks: 100,
  /** Long rests that things last which a spell makes. */
  madeItemRests: 30,
  /** Forms of Wild Shape that are known at once. */
  knownForms: 8,
  /** Effects that last on one sheet at once. */
  activeEffects: 60,
  /** Minutes of the people who play after which a turn is over outside of a fight, and at least so many of them for a minute of the story. */
  momentMinutes: 1,
  fewMinutes: 10,
  /** Minutes from which on rests alone end what lasts so long. */
  restMinutes: 60,
  /** When a browser reads a sheet again of which an effect is over: not sooner, and not later. */
  overSoonestMilliseconds: 5000,
  overLatestMilliseconds: 3_600_000,
  /** The armor class that newcomers mostly meet, by which their weapons are weighed. */
  usualArmorClass: 13,
  /** Creatures that one effect calls. */
  companions: 20,
  /** Characters that one spell or feature can be used on at once from a sheet. */
  effectTargets: 30,
  /** Characters of the name of an item, an attack, an effect, a spell, or anybody in a fight. */
  nameLength: 120,
  /** Characters of what a DM notes on somebody in a fight, and of where an effect reaches. */
  combatNotesLength: 4000,
  areaLength: 120,
  /** Characters of what a trait of a creature does. */
  traitLength: 400,
  /** Characters of an action that is readied, with what sets it off. */
  readiedLength: 300,
  /** Sections of one wall. */
  panels: 10,
  /** Layers of one wall. */
  layers: 10,
  /** Feet that somebody falls in a fight: far beyond those that add damage. */
  fallFeet: 10_000,
  /** Armor class in a fight: the best armor, dexterity, shield and magic together stay below. */
  armorClass: 60,
  /** What is added to a d20, and what is rolled against. */
  modifierMinimum: -10,
  modifierMaximum: 30,
  initiativeMinimum: -20,
  initiativeMaximum: 60,
  difficultyClass: 40,
  /** What a situation gives to a roll of a sheet, or takes from it. */
  situationalBonus: 20,
  /** An ability score; a score that is typed ends at 20. */
  score: 30,
  typedScore: 20,
  exhaustion: 6,
  /** Languages that somebody knows, and tools they are trained with. */
  proficiencies: 40,
  /** Days in a row without food that are counted. */
  foodlessDays: 100,
  /** Days that end at once. */
  daysAtOnce: 30,
  deathSaves: 3,
  /** People and creatures in one fight, and heroes who join at once. */
  combatants: 60,
  /** How often those of a fight come into areas that stay, or out of them, in one step. */
  crossings: 400,
  heroesAtOnce: 30,
  attacksPerTurn: 10,
  /** Kinds of damage of one attack or effect. */
  damageKinds: 6,
  /** Characters of an uploaded portrait or avatar as base64. */
  portraitLength: 280_000,
  /** Characters of the seed from which a portrait is drawn. */
  portraitSeedLength: 100,
  /** Feet that something pushes or pulls somebody. */
  shiftedFeet: 200,
} as const;
