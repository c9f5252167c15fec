import { isForSpell } from '#domain/character/free-casts/free-casts.ts';
import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { asFarAs, damageGifts } from '#domain/srd/spells/spell-gifts.ts';
import type { DamageGift, Gifted } from '#domain/srd/spells/spell-gifts.ts';
import { spellNumbers } from './spell-numbers.ts';
import type { UsedActivity } from './used-activity.ts';

type Used = Pick<UsedActivity, 'kind' | 'id' | 'level'>;

/** Whether a use pays for this spell because it pays for any of its class: it is cast with an action then, prepared or not. */
export function isGranted(one: Pick<Combatant, 'features' | 'homebrew'>, spellId: string, paidBy: string | undefined): boolean {
  const any = paidBy === undefined ? undefined : one.features?.anyCasts.find(({ by }) => by === paidBy);
  const spell = any && spellOf(one, spellId);
  return any !== undefined && spell !== undefined && isForSpell(any, spell);
}

/** Whether a cantrip hurts half as much where it misses or is saved against (SRD 5.2.1, Potent Cantrip). */
export function isPotentCantrip(one: Combatant, { kind, level }: Used): boolean {
  return kind === 'spell' && level === 0 && hasTrait(one, 'Potent Cantrip');
}

/** The class of which somebody in a fight casts a spell; null for what none of their classes gave. */
function classOfSpell(caster: Combatant['slotCasting'], id: string): string | null {
  if (!caster || caster.given?.includes(id) === true) return null;
  return spellNumbers(caster, id).class ?? null;
}

/** Somebody in a fight as far as it decides what their features add to a spell. */
export function giftedIn(one: Pick<Combatant, 'features' | 'slotCasting'>): Gifted {
  return {
    has: (feature) => hasTrait(one, feature),
    chosen: (feature) => one.features?.features.find(({ name }) => name === feature)?.chosen ?? [],
    modifier: (ability) => one.features?.values[ability] ?? 0,
    level: (feature) => one.features?.features.find(({ name }) => name === feature)?.level ?? 0,
    spells: one.slotCasting?.spells ?? [],
    classOf: (id) => classOfSpell(one.slotCasting, id),
  };
}

/** A spell as somebody in a fight can reach others with it; undefined for one that is not known. */
export function reachingSpell(one: Parameters<typeof giftedIn>[0] & HomebrewUser, id: string): Spell | undefined {
  const spell = spellOf(one, id);
  return spell && asFarAs(giftedIn(one), spell);
}

/** What the features of somebody add to the damage of what they use; nothing where it is no spell. */
export function giftsOf(one: Combatant, { kind, id }: Used): DamageGift[] {
  const spell = kind === 'spell' ? spellOf(one, id) : undefined;
  return spell ? damageGifts(giftedIn(one), spell) : [];
}
