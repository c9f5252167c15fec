import type { Character } from '#domain/character/character.ts';
import type { FoundryActor } from './foundry-actor.ts';
import { concentrating } from './foundry-terms.ts';
import { withoutEffects } from '#domain/character/effects/end-effects.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { pactSlotsOf, slotsOf } from '#domain/character/sheet/class-casting.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { within } from './clamp.ts';

const lasting = conditionIds.filter((id) => id !== 'exhaustion');

/** The same character with what an actor has spent of slots. */
export function poolsIn({ system }: FoundryActor, character: Character): Character {
  const left = (pool: string, total: number) => within(system.spells[pool]?.value ?? total, 0, total);
  const pact = pactSlotsOf(character);
  return {
    ...character,
    slotsSpent: slotsOf(character).map((total, index) => total - left(`spell${index + 1}`, total)),
    pactSlotsSpent: pact ? pact.count - left('pact', pact.count) : 0,
  };
}

function concentrationIn({ effects }: FoundryActor, character: Character): string | null {
  const effect = effects.find(({ statuses, disabled }) => !disabled && statuses.includes(concentrating));
  if (!effect) return null;
  const name = effect.name.replace(/^[^:]*:\s*/, '');
  const own = character.homebrew.find((entry) => entry.kind === 'spell' && entry.name === name);
  return own ? contentIdOf(own.id) : (findSpell(slugOf(name))?.id ?? null);
}

/** The same character as well or badly as an actor is; tells where the most hit points differ. */
export function healthIn(actor: FoundryActor, character: Character): { character: Character; report: string[] } {
  const { hp, death, exhaustion, inspiration } = actor.system.attributes;
  const bare = maximumHitPointsOf(withoutEffects(character, () => true)).value;
  const theirs = hp.max ?? bare;
  const most = maximumHitPointsOf(character).value;
  const statuses = new Set(actor.effects.filter(({ disabled }) => !disabled).flatMap((effect) => effect.statuses));
  const after: Character = {
    ...character,
    damage: within(theirs + (most - bare) - (hp.value ?? theirs), 0, most),
    temporaryHitPoints: within(hp.temp ?? 0, 0, gameLimits.hitPoints),
    deathSaves: { successes: within(death.success, 0, gameLimits.deathSaves), failures: within(death.failure, 0, gameLimits.deathSaves) },
    exhaustion: within(exhaustion, 0, gameLimits.exhaustion),
    inspiration,
    conditions: lasting.filter((id) => statuses.has(id)),
    concentration: concentrationIn(actor, character),
  };
  const upright = hitPointsLeft(after) > 0 && after.deathSaves.failures < 3;
  const healthy = upright ? { ...after, deathSaves: { successes: 0, failures: 0 } } : after;
  const report = theirs === bare ? [] : [`The hit point maximum is ${theirs} in the file and ${bare} by the rules here.`];
  return { character: healthy, report };
}
