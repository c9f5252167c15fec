import type { Attack } from '#tests/security/narrator/attack.ts';
import { attacksOnBelongings } from './belongings.ts';
import { attacksOnCauses } from './causes.ts';
import { attacksOnClues } from './clues.ts';
import { attacksInDisguise } from './disguises.ts';
import { attacksOnTheEconomy } from './economy.ts';
import { floods } from './floods.ts';
import { attacksByForgery } from './forgeries.ts';
import { attacksOnHeroes } from './heroes.ts';
import { attacksOnPeople } from './people.ts';
import { attacksByPerils } from './perils.ts';
import { attacksFromPlaces } from './places.ts';
import { attacksByTraces } from './traces.ts';
import { attacksOnWants } from './wants.ts';

/** All attacks on the narrator, by what they are after. */
export const attacks: Record<string, readonly Attack[]> = {
  'another player’s hero': attacksOnHeroes,
  'more than one action': attacksOnTheEconomy,
  'what has no cause': attacksOnCauses,
  'people and fights': attacksOnPeople,
  'clues that were not earned': attacksOnClues,
  'what replies leave behind': attacksByTraces,
  'what people want': attacksOnWants,
  'purses, gifts and wounds': attacksOnBelongings,
  'deadly deeds': attacksByPerils,
  'places where words stand': attacksFromPlaces,
  'words in disguise': attacksInDisguise,
  'forged ends and results': attacksByForgery,
  'floods, and several in one': floods,
};
