import type { sizes } from '#domain/rules/weapon-terms.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';

/** What a creature of a size needs each day: as many gallons of water as pounds of food (SRD 5.2.1, Dehydration, Malnutrition). */
export const needsPerDay: Readonly<Record<(typeof sizes)[number], number>> = {
  Tiny: 1 / 4,
  Small: 1,
  Medium: 1,
  Large: 4,
  Huge: 16,
  Gargantuan: 64,
};

/** How much of the water of a day somebody drank: all of it, at least half, or less. */
export const waterTaken = ['all', 'half', 'less'] as const;
/** How much of the food of a day somebody ate; to have eaten nothing is told apart from too little. */
export const foodTaken = ['all', 'half', 'less', 'none'] as const;

/** What somebody drank and ate in a day. */
export interface DayTaken {
  water: (typeof waterTaken)[number];
  food: (typeof foodTaken)[number];
}

/** What somebody cannot get over until they drink and eat enough. */
export interface Lacking {
  /** Levels of exhaustion that thirst has brought; they stay until a whole day's water is drunk. */
  thirst: number;
  /** Levels of exhaustion that hunger has brought; they stay until a whole day's food is eaten. */
  hunger: number;
  /** Days in a row without any food. */
  foodlessDays: number;
}

/** Nothing is lacking. */
export const sated: Lacking = { thirst: 0, hunger: 0, foodlessDays: 0 };

/** What is saved against after a day with too little food. */
export const hungerDifficulty = 10;
/** From this day in a row without any food on, each day brings exhaustion. */
const lastFoodlessDay = 5;

/** Levels of exhaustion that nothing takes away before somebody drinks and eats enough. */
export const levelsHeld = ({ thirst, hunger }: Lacking): number => thirst + hunger;

/** Whether a day with so little food asks for a saving throw: something was eaten, and less than half of what is needed. */
export const asksForSave = ({ food }: DayTaken): boolean => food === 'less';

/**
 * What is lacking once a day has ended (SRD 5.2.1, Dehydration, Malnutrition). Too little water brings a level of exhaustion; too little
 * food does where the save against it failed; and so does each day from the fifth in a row without any food.
 */
export function afterDay(before: Lacking, taken: DayTaken, saved: boolean): Lacking {
  const { water, food } = taken;
  const foodlessDays = food === 'none' ? before.foodlessDays + 1 : 0;
  const starves = foodlessDays >= lastFoodlessDay || (asksForSave(taken) && !saved);
  return {
    thirst: water === 'all' ? 0 : before.thirst + (water === 'less' ? 1 : 0),
    hunger: food === 'all' ? 0 : before.hunger + (starves ? 1 : 0),
    foodlessDays,
  };
}

const levelsOf = (levels: number, what: string) => (levels === 0 ? [] : [`${what} (${countText(levels, 'level')})`]);

/** Which exhaustion no rest takes away, and until when: a sentence, or nothing where there is none. */
export function heldText({ thirst, hunger }: Lacking): string[] {
  const held = listText([...levelsOf(thirst, 'thirst'), ...levelsOf(hunger, 'hunger')]);
  const ends = listText([...(thirst > 0 ? ['drunk'] : []), ...(hunger > 0 ? ['eaten'] : [])]);
  return held === '' ? [] : [`Exhaustion held by ${held}: it stays until enough was ${ends} for a whole day.`];
}

/** What is lacking and when it ends, a sentence each: for a sheet. */
export function lackingText(lacking: Lacking): string[] {
  const { foodlessDays } = lacking;
  const next = foodlessDays + 1 >= lastFoodlessDay ? 'Another one brings exhaustion.' : `Day ${lastFoodlessDay} brings exhaustion.`;
  return [...heldText(lacking), ...(foodlessDays === 0 ? [] : [`${countText(foodlessDays, 'day')} without food. ${next}`])];
}
