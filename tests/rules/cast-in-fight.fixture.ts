import { hero } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import type { profiles } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { spells } from '#domain/srd/spells.ts';

const slots = [1, 2, 3, 4, 5].map((level) => ({ level, left: 4 }));
const abilities = { strength: 0, dexterity: 0, constitution: 0, intelligence: 3, wisdom: 0, charisma: 0 };

/** A fight in which the heroes cast these spells, against which hardly anybody makes a save. */
export function fightOfCasters(known: readonly string[], ...ids: (keyof typeof profiles)[]): Combat {
  const fight = fightOf(...ids);
  const slotCasting = { dc: 30, toHit: 7, modifier: 3, level: 9, proficiency: 4, spells: [...known], slots };
  return { ...fight, combatants: fight.combatants.map((each) => (each.kind === 'hero' ? { ...each, slotCasting, abilities } : each)) };
}

/** The same fight where somebody has a turn that begins now. */
export const turnOf = (fight: Combat, active: string): Combat => ({
  ...fight,
  active,
  slotUsed: false,
  bonusActionUsed: false,
  usedThisTurn: [],
  attacksMade: 0,
  attackedWith: [],
  happened: [],
});

/** The fight after somebody has cast a spell at some level in a turn of their own. */
export async function castIn(
  fight: Combat,
  actorId: string,
  id: string,
  slot: number,
  targetIds: string[],
  faces: number[] = [],
): Promise<Combat> {
  const spell = spells.find((each) => each.id === id);
  const { spell: details } = await contentOfSpell(hero(), id);
  const [activity] = details?.activities ?? [];
  if (!spell || !activity) throw new Error(`There is no ${id}.`);
  const used = usedSpell(spell, details?.activities ?? [], activity);
  const choice = activity.effects?.find((each) => each.choice !== undefined)?.name ?? null;
  return play(turnOf(fight, actorId), scripted(...faces), { name: 'useActivity', actorId, used, targetIds, slot, choice });
}
