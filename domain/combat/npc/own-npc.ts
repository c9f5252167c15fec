import { z } from 'zod';
import { eachAbility } from '#domain/rules/ability.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { CombatantProfile, CombatantProfileShape } from '#domain/combat/state.ts';
import { DamageType, words } from '#domain/rules/combat-terms.ts';
import { DiceExpressionText } from '#domain/dice/expression/expression-schema.ts';
import { withDistinctNames } from '#domain/text/distinct-names.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { D20Modifier, ExperienceWorth, HitPointAmount } from '#domain/limits/game-values.ts';
import { limits } from '#domain/limits/limits.ts';

/** Somebody of the Dungeon Master's own making, as few facts as a fight needs. */
export const OwnNpc = z.object({
  name: words(gameLimits.nameLength).min(1, 'Please give it a name.'),
  side: CombatantProfileShape.shape.side.default('foes'),
  armorClass: z.int().min(1).max(gameLimits.armorClass).default(10),
  hitPoints: HitPointAmount.min(1, 'It needs at least 1 hit point.'),
  initiativeBonus: D20Modifier.default(0),
  /** Added to every saving throw. */
  saves: D20Modifier.default(0),
  attacks: z
    .array(
      z.object({
        name: words(gameLimits.nameLength).min(1, 'Please name the attack.'),
        toHit: D20Modifier,
        damage: DiceExpressionText,
        type: DamageType,
        ranged: z.boolean().default(false),
      }),
    )
    .max(limits.attacksOfOwnNpc)
    .default([]),
  attacksPerTurn: z.int().min(1).max(gameLimits.attacksPerTurn).default(1),
  notes: words(gameLimits.combatNotesLength).default(''),
  xp: ExperienceWorth.default(0),
  /** A thing that can be broken (SRD 5.2.1, Breaking Objects). */
  isObject: z.literal(true).optional(),
});
export type OwnNpc = z.infer<typeof OwnNpc>;

const even = 10;

/** The combatant profile of a custom NPC at full hit points; its dexterity, which decides ties, follows from its initiative. */
export function profileFromCustomNpc(
  { saves, attacks, hitPoints, ...npc }: OwnNpc,
  placed: { id: string; hidden: boolean },
): CombatantProfile {
  return CombatantProfile.parse({
    ...npc,
    ...placed,
    kind: 'npc',
    source: null,
    hitPoints,
    maxHitPoints: hitPoints,
    dexterity: Math.min(gameLimits.score, Math.max(0, even + npc.initiativeBonus * 2)),
    saves: eachAbility(() => saves),
    // Poison and what goes for a mind do nothing to things.
    ...(npc.isObject && { immunities: ['poison', 'psychic'], conditionImmunities: [...conditionIds] }),
    attacks: withDistinctNames(attacks).map(({ name, toHit, damage, type, ranged }) => ({
      name,
      toHit,
      kind: ranged ? 'ranged' : 'melee',
      reach: ranged ? null : 5,
      range: ranged ? { normal: 80, long: 320 } : null,
      damage: [{ dice: damage, type }],
      inflicts: null,
    })),
  });
}
