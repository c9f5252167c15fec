import type { Advantage, Cover, DamageType } from '#domain/rules/combat-terms.ts';
import type { Acting } from './acting.ts';

/** What the Dungeon Master or a player knows of an attack that the fight does not: where people stand, and what helps or hinders. */
export interface Situation {
  advantage: Advantage;
  cover: Cover;
  /** `usual`: within 5 feet for melee attacks, farther for ranged ones. */
  distance: 'usual' | 'near' | 'far' | 'long';
  /** How a versatile weapon is held: as it is carried, or in so many hands. */
  hands: 'carried' | 'one' | 'two';
  /** The type of damage that is chosen of several; null for the weapon's own. */
  damageType: DamageType | null;
  /** Whether masteries of weapons are used. */
  mastery: boolean;
  /** Whether whoever falls by it is knocked out, and lives. */
  knockOut: boolean;
  /** Whom a weapon strikes besides its target. */
  secondId: string | null;
  /** Whether the battle map is left out: everything is as it is said here. */
  offMap: boolean;
}

export const plainSituation: Situation = {
  advantage: 'none',
  cover: 'none',
  distance: 'usual',
  hands: 'carried',
  damageType: null,
  mastery: true,
  knockOut: false,
  secondId: null,
  offMap: false,
};

/** What of a situation is not as usual, in a few words: "advantage, half cover"; empty where nothing is. */
export function situationText({ advantage, cover, distance, hands, damageType, mastery, knockOut, offMap }: Situation): string {
  return [
    ...(advantage === 'none' ? [] : [advantage]),
    ...(cover === 'none' ? [] : [`${cover} cover`]),
    ...(distance === 'usual' ? [] : [distanceTexts[distance]]),
    ...(hands === 'carried' ? [] : [hands === 'one' ? 'one hand' : 'both hands']),
    ...(damageType === null ? [] : [`${damageType} damage`]),
    ...(mastery ? [] : ['no mastery']),
    ...(knockOut ? ['to knock out'] : []),
    ...(offMap ? ['without the map'] : []),
  ].join(', ');
}

const distanceTexts = { near: 'within 5 feet', far: 'farther away', long: 'long range' } as const;

type Attack = Pick<Acting['attacks'][number], 'weapon' | 'types'>;

/** A situation as the server takes it for one attack: what the weapon has nothing to do with is left out. */
export function attackStep(
  { advantage, cover, distance, hands, damageType, mastery, knockOut, secondId }: Situation,
  { weapon, types }: Attack,
) {
  const cleaves = weapon?.mastery === 'cleave' && mastery && secondId !== null;
  return {
    advantage,
    cover,
    ...(distance === 'long' && { long: true }),
    ...((distance === 'near' || distance === 'far') && { close: distance === 'near' }),
    ...(weapon?.hands && hands !== 'carried' && { hands }),
    ...(damageType !== null && types?.includes(damageType) === true && { damageType }),
    ...(weapon?.mastery && !mastery && { plain: true }),
    ...(knockOut && { knockOut: true as const }),
    ...(cleaves && { cleaveId: secondId }),
  };
}
