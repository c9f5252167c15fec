import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { useContent } from '#web/lib/use-content.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';

/**
 * What somebody can do, with the weapons that some of it can be laid on. The table of weapons is fetched where anything is; until it is
 * there, or where it cannot be, the server takes the first that fits.
 */
export function useWeaponsFor(actor: Pick<Actor, 'attacks'>, uses: readonly ActivityUse[]): readonly ActivityUse[] {
  const isAsked = uses.some(({ used }) => weaponWanted(used.activity.effects ?? []) !== undefined);
  const { data } = useContent('weapons-laid-on', isAsked ? 'all' : 'none', async () =>
    isAsked ? import('#domain/combat/deeds/weapons-for.ts') : null,
  );
  return data ? uses.map((use) => data.withWeapons(use, actor)) : uses;
}
