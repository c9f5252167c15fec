import { isFoe as isFoeOf } from '#domain/combat/sides.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { listText } from '#domain/text/list-text.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import type { FightMeans } from './fight-means.ts';

/** Why nothing can be done yet: what is missing, and words that say it. */
interface Missing {
  says: string;
  options: string[];
  /** Those of whom one is meant, where that is what is missing. */
  among: readonly string[];
}

/** What an action comes to: the steps that carry it out, or what is missing. */
export type Planned = { kind: 'steps'; steps: TakenStep[] } | ({ kind: 'missing' } & Missing);

/** Steps as a player takes them, with what is left out filled in. */
export const steps = (...given: Parameters<typeof TakenStep.parse>[0][]): Planned => ({
  kind: 'steps',
  steps: given.map((each) => TakenStep.parse(each)),
});
/** What is missing, and what could be said instead. */
export const missing = (says: string, options: string[] = [], among: readonly string[] = []): Planned => ({
  kind: 'missing',
  says,
  options,
  among,
});

export type Aimed = Extract<FightAction, { kind: 'approach' }>['aimed'];
export type ActionOf<Kind extends FightAction['kind']> = Extract<FightAction, { kind: Kind }>;

const nameOf = ({ combat }: FightMeans, id: string) => combat.combatants.find((one) => one.id === id)?.name ?? 'Somebody';
/** Those whom players see standing, foes of whoever acts or others. */
export const standing = ({ combat, hero }: FightMeans, isFoe: boolean) =>
  combat.combatants.filter(({ side, dead, hidden }) => isFoeOf(hero.side, side) === isFoe && !dead && !hidden);

/** Asks which one is meant, with what could be said instead. */
export function askWhich(means: FightMeans, ids: readonly string[], put: (name: string) => string): Planned {
  const names = ids.map((id) => nameOf(means, id));
  return missing(`Which one: ${listText(names, 'or')}?`, names.map(put), ids);
}

/** Those whom something is for; where nobody is named, the only one it can be. */
export function aimOf(
  means: FightMeans,
  { ids, unclear, absent }: Aimed,
  put: (name: string) => string,
  isFoe = true,
): { ids: string[] } | { planned: Planned } {
  if (ids.length > 0) return { ids };
  if (unclear.length > 0) return { planned: askWhich(means, unclear, put) };
  const among = standing(means, isFoe);
  const askAmong = (says: string) =>
    missing(
      says,
      among.map(({ name }) => put(name)),
      among.map(({ id }) => id),
    );
  if (absent !== null) return { planned: askAmong(`There is no “${absent}” in this fight. ${here(means)}`) };
  const [only] = among;
  if (only && among.length === 1) return { ids: [only.id] };
  return { planned: askAmong(`Whom? ${here(means)}`) };
}

/** "Goblin and Ogre stand against you." */
export function here(means: FightMeans): string {
  const names = standing(means, true).map(({ name }) => name);
  const whom = means.hero.side === 'heroes' ? 'you' : means.hero.name;
  if (names.length === 0) return `Nobody stands against ${whom}.`;
  return `${listText(names)} ${names.length === 1 ? 'stands' : 'stand'} against ${whom}.`;
}

/** "Ready: Fire Bolt, Shield and Sleep." */
export function readySpells({ hero, spells }: FightMeans): string {
  const names = spells.map(({ spell }) => spell.name);
  return names.length === 0 ? `${hero.name} has no spells ready.` : `Ready: ${listText(names)}.`;
}
