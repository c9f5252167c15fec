import { healthOf, isBloodied } from '#domain/combat/effects/health.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import type { Combat } from '#domain/combat/state.ts';
import { pocketCopper } from '#domain/idea/loot.ts';
import { challengeNumber } from '#domain/rules/challenge-experience.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import { momentsIn, storyOfSteps } from './combat-moments.ts';

/** What coins of the dead are in, among their things. */
export const purse = 'purse';

/** What a fight has left behind, as everybody who was there has seen it: names, and no numbers. */
export interface Aftermath {
  /** Of the fight. */
  id: string;
  /** Creatures that lie dead. */
  slain: string[];
  /** Weapons, armor and other gear that lie with those of them who had some. */
  carried: { name: string; things: string[]; coins?: Coins }[];
  /** Heroes who have died in it. */
  dead: string[];
  /** Heroes who still lie at 0 hit points. */
  down: string[];
  /** Heroes who fell, and who brought them round, as far back as the log is kept. */
  saved: { fallen: string; by: string }[];
  /** Heroes who stand, and have lost half of their hit points or more. */
  bleeding: string[];
}

/** A fight that is over, with its last facts as players know them, step by step. */
export interface EndedFight {
  id: string;
  combat: Combat;
  facts: readonly (readonly CombatFact[])[];
}

/** A hero as they are now. */
export interface HeroNow {
  characterId: string;
  name: string;
  left: number;
  maximum: number;
}

const weaponNames = new Set(weapons.map(({ name }) => name.toLowerCase()));

/** What somebody has that can be picked up: what they struck with, without claws and spells, and what their stat block lists beside it. */
function thingsOf({ attacks, source }: Combat['combatants'][number]): string[] {
  const struckWith = attacks.map(({ name }) => name.toLowerCase()).filter((name) => weaponNames.has(name));
  const worn = source === null ? [] : (monsterOf(source)?.gear ?? []);
  return [...new Set([...struckWith, ...worn.map((name) => name.toLowerCase())])];
}

/** What lies with one of the dead; a purse with them where the table lets foes have coins, the same as often as it is asked. */
function carriedBy(one: Combat['combatants'][number], fightId: string, withCoins: boolean): Aftermath['carried'] {
  const things = thingsOf(one);
  if (things.length === 0) return [];
  if (!withCoins) return [{ name: one.name, things }];
  const challenge = (one.source === null ? undefined : monsterOf(one.source)?.challenge) ?? '1/4';
  const coins = coinsFor(pocketCopper(challengeNumber(challenge), `${fightId} ${one.id}`));
  return [{ name: one.name, things: [...things, purse], coins }];
}

/** What a fight has left behind, going by how its heroes are now: whoever was healed since is not told as lying there. */
export function aftermathOf({ id, combat, facts }: EndedFight, heroes: readonly HeroNow[], { withCoins = false } = {}): Aftermath {
  const seen = combat.combatants.filter(({ hidden }) => !hidden);
  const fighters = seen.flatMap((one) => {
    const hero = one.kind === 'hero' ? heroes.find(({ characterId }) => characterId === one.source) : undefined;
    return hero ? [{ one, hero }] : [];
  });
  const namesOf = (fits: (fighter: (typeof fighters)[number]) => boolean) => fighters.filter(fits).map(({ hero }) => hero.name);
  const dead = namesOf(({ one }) => one.dead);
  const moments = momentsIn(storyOfSteps(facts, { ...combat, combatants: [] }, combat));
  const rescues = moments.flatMap(({ kind, subject, other }) =>
    (kind === 'rises' || kind === 'steadied') && other !== null ? [{ fallen: subject, by: other }] : [],
  );
  const slain = seen.filter((one) => one.kind === 'npc' && healthOf(one) === 'dead');
  const fighting = new Set(namesOf(({ one }) => !one.dead));
  return {
    id,
    slain: slain.map(({ name }) => name),
    carried: slain.flatMap((one) => carriedBy(one, id, withCoins)),
    dead,
    down: namesOf(({ one, hero }) => !one.dead && hero.left === 0),
    saved: rescues.filter(({ fallen }, at) => fighting.has(fallen) && rescues.findLastIndex((each) => each.fallen === fallen) === at),
    bleeding: namesOf(({ one, hero }) => !one.dead && hero.left > 0 && isBloodied({ hitPoints: hero.left, maxHitPoints: hero.maximum })),
  };
}

/** What somebody who has seen the fight keeps in mind of it, in one plain sentence: the gravest of it. Null where there was nothing to see. */
export function seenOf({ dead, saved, down, slain }: Aftermath): string | null {
  const [lost] = dead;
  if (lost !== undefined) return `${lost} died there`;
  const [rescue] = saved;
  if (rescue) return `${rescue.fallen} was down, and ${rescue.by} would not have it`;
  const [lying] = down;
  if (lying !== undefined) return `${lying} went down and did not get up`;
  const [foe] = slain;
  return foe === undefined ? null : `${foe} fell, and you are still here`;
}
