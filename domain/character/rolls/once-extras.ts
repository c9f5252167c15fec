import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import type { DamageGift } from '#domain/srd/spells/spell-gifts.ts';
import type { SpellDamage } from './what-is-rolled.ts';

const mark = 'gift ';

/** By what a damage roll says that it is the one of its cast that a feature adds to. */
export const onceKey = ({ name }: Pick<DamageGift, 'name'>): string => `${mark}${name}`;

const onceAmong = (extras: readonly string[] = []) => extras.filter((key) => key.startsWith(mark));

const isOfCast = ({ from }: Roll, spell: string) => from?.what === 'attack' && from.spell?.id === spell;

/**
 * Whether what one damage roll of a cast has may go with this one (SRD 5.2.1, Empowered Evocation): the card of its attack still offers it.
 * Refuses it without that card, and once it has gone with another roll of the cast.
 */
export function judgeOnce({ id }: Pick<Character, 'id'>, { spell, extras }: SpellDamage, attack: Roll | null): CharacterResult<null> {
  const [key] = onceAmong(extras).filter((each) => attack?.extras?.some((offered) => offered.key === each) !== true);
  if (key === undefined) return yes(null);
  const feature = key.slice(mark.length);
  const isOwn = attack !== null && attack.from?.characterId === id && isOfCast(attack, spell);
  return isOwn ? refuse('extraIsSpent', { feature }) : refuse('extraNeedsAttack', { feature });
}

/** The cards of a cast once a damage roll of it was made: none of them offers any more what only one roll has. */
export function withoutSpent(rolls: readonly Roll[], { spell, extras }: SpellDamage): Roll[] {
  const spent = onceAmong(extras);
  return rolls.map((roll) => {
    if (!isOfCast(roll, spell) || roll.extras?.some(({ key }) => spent.includes(key)) !== true) return roll;
    const { extras: offered, ...plain } = roll;
    const left = offered.filter(({ key }) => !spent.includes(key));
    return left.length === 0 ? plain : { ...plain, extras: left };
  });
}
