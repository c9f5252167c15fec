import type { Combatant } from '#domain/combat/state.ts';
import { powersOf } from '#domain/combat/use/power-in-use.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { ReadyWay } from './ready-way.ts';

/** Ids of the spells that a creature casts without slots. */
export const spellsOfCreature = ({ spellcasting }: Combatant): string[] => (spellcasting?.spells ?? []).map(({ name }) => slugOf(name));

/** An effect of a stat block among all that can be named. */
export const effectId = ({ name }: Effect): string => `effect ${name}`;

/** What an effect is called: a breath needs no more than that word. */
export const effectNames = ({ name }: Effect): string[] => [name, ...(/\bbreath\b/i.test(name) ? ['Breath'] : [])];

/** What a creature does by its stat block besides its attacks and effects, in its own time or as a reaction. */
export async function loadPowers(one: Combatant): Promise<ReadyWay[]> {
  const block = one.source === null ? undefined : monsterOf(one.source);
  const details = block && (await loadMonsterDetails(block.type)).get(block.name);
  if (!details) return [];
  const known = new Set([...one.attacks, ...one.effects].map(({ name }) => slugOf(name)));
  return [...Map.groupBy(powersOf(details, one), ({ id }) => id).values()].flatMap((powers) =>
    powers
      .map((used, index): ReadyWay => {
        const [feature = used.name] = used.name.split(': ');
        const { id, activity } = used;
        const name = used.name.slice(feature.length + 2) || feature;
        const ofNone = { option: null, scales: undefined, level: 0, ability: undefined, goesOn: false };
        return { way: { id, key: `${id}.${index}`, index, feature, name, title: used.name, activity, ...ofNone }, used };
      })
      .filter(({ way, used }) => used.takes !== 'free' && way.activity.while !== 'active' && !known.has(way.id)),
  );
}
