import type { Character } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { endEffects } from '#domain/character/effects/end-effects.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import type { Companion } from '#domain/rules/activity/companion.ts';

interface Changed {
  companionId: string;
  way: 'damage' | 'heal';
  amount: number;
}

/** Those who stay, each as `change` leaves them: whoever it leaves at null is gone. */
function withCompanions(character: Character, change: (companion: Companion) => Companion | null): Character {
  const activeEffects = character.activeEffects.map((effect) =>
    effect.companions ? { ...effect, companions: effect.companions.flatMap((each) => change(each) ?? []) } : effect,
  );
  return { ...character, activeEffects };
}

/**
 * Damage to a creature that somebody has called, or healing of it, outside a fight. At 0 hit points it is gone, as it is in a fight;
 * what kept nobody else ends with it. Refuses a creature that is not there.
 */
export function changeCompanion(character: Character, { companionId, way, amount }: Changed): CharacterResult<CharacterStep> {
  const companion = character.activeEffects.flatMap(({ companions = [] }) => companions).find(({ id }) => id === companionId);
  if (!companion) return refuse('noSuchCompanion', { name: character.name });
  const { name, hitPoints, maxHitPoints } = companion;
  const left = way === 'heal' ? Math.min(maxHitPoints, hitPoints + amount) : Math.max(0, hitPoints - amount);
  const told = { hero: partyOf(character), companion: name, before: hitPoints, left, maximum: maxHitPoints };
  const after = withCompanions(character, (each) => (each.id !== companionId ? each : left === 0 ? null : { ...each, hitPoints: left }));
  const ended = endEffects(after, ({ companions }) => companions?.length === 0);
  return yes({ ...ended, facts: [characterFact({ kind: 'companionHitPoints', ...told }), ...ended.facts] });
}

/** A long rest gives creatures that stay all of their hit points back (SRD 5.2.1, Long Rest). */
export function restedCompanions(character: Character): Character {
  if (!character.activeEffects.some(({ companions }) => companions)) return character;
  return withCompanions(character, (each) => ({ ...each, hitPoints: each.maxHitPoints }));
}
