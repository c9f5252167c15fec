import type { Attack } from '#tests/security/narrator/attack.ts';
import { attacksOnThoseAway } from './away.ts';
import { attacksOnBelongings } from './belongings.ts';
import { attacksOnCauses } from './causes.ts';
import { attacksOnClues } from './clues.ts';
import { attacksInDisguise } from './disguises.ts';
import { attacksOnTheEconomy } from './economy.ts';
import { attacksWithFeatures } from './features.ts';
import { floods } from './floods.ts';
import { attacksByForgery } from './forgeries.ts';
import { attacksOnHeroes } from './heroes.ts';
import { attacksOnPeople } from './people.ts';
import { attacksByPerils } from './perils.ts';
import { attacksFromPlaces } from './places.ts';
import { attacksWithSpells } from './spells.ts';
import { attacksByTraces } from './traces.ts';
import { attacksOnWants } from './wants.ts';

/** All attacks on the narrator, by what they are after. */
export const attacks: Record<string, readonly Attack[]> = {
  'another player’s hero': attacksOnHeroes,
  'heroes whose player is away': attacksOnThoseAway,
  'more than one action': attacksOnTheEconomy,
  'what has no cause': attacksOnCauses,
  'people and fights': attacksOnPeople,
  'clues that were not earned': attacksOnClues,
  'what replies leave behind': attacksByTraces,
  'what people want': attacksOnWants,
  'purses, gifts and wounds': attacksOnBelongings,
  spells: attacksWithSpells,
  features: attacksWithFeatures,
  'deadly deeds': attacksByPerils,
  'places where words stand': attacksFromPlaces,
  'words in disguise': attacksInDisguise,
  'forged ends and results': attacksByForgery,
  'floods, and several in one': floods,
};

/** Attacks of which each goes another way through the reading of orders, so that none stands for another. */
const eachOfItsKind: readonly (readonly Attack[])[] = [attacksInDisguise, attacksByForgery, floods, attacksOnThoseAway];

/** From where its words come, and what each call that it orders comes to, with the objects left out. */
function kindsOf({ place, words, tov = '', ruled }: Attack): string[] {
  const calls = [...`${words} ${tov}`.matchAll(/CALL\*? (\w+)/g)].map(([, call]) => call);
  return [place, ...calls.flatMap((call) => ruled.map((code) => `${call} ${code}`))];
}

/** Few attacks with which each place and each call with each of its outcomes is met, with all ways of disguise and forgery. */
export function fewOfEachKind(): Record<string, readonly Attack[]> {
  const chosen = new Set(eachOfItsKind.flat());
  const met = new Set([...chosen].flatMap(kindsOf));
  const others = Object.values(attacks).flat();
  for (let next = newestOf(others, met); next; next = newestOf(others, met)) {
    chosen.add(next);
    for (const kind of kindsOf(next)) met.add(kind);
  }
  return Object.fromEntries(Object.entries(attacks).map(([name, table]) => [name, table.filter((attack) => chosen.has(attack))]));
}

/** The attack with the most kinds that were not met, the first of several; none where all were met. */
function newestOf(from: readonly Attack[], met: ReadonlySet<string>): Attack | undefined {
  const counted = from.map((attack) => ({ attack, count: new Set(kindsOf(attack).filter((kind) => !met.has(kind))).size }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.attack;
}

/** The kinds of attack in tables of them. */
export const kindsIn = (tables: Record<string, readonly Attack[]>): ReadonlySet<string> =>
  new Set(Object.values(tables).flat().flatMap(kindsOf));
