import type { Combatant } from '#domain/combat/state.ts';
import type { Attack, AttackCase, Damage } from '#domain/rules/attack-data.ts';
import { isHeldBy } from '#domain/combat/effects/condition.ts';
import { isBloodied } from '#domain/combat/effects/health.ts';

interface Pair {
  attacker: Combatant;
  target: Combatant;
}

/** What holds before an attack is rolled, and how the reason is called. */
const before: Readonly<
  Record<Exclude<AttackCase['when'], 'advantage'>, { holds: (pair: Pair) => boolean; called: (pair: Pair) => string }>
> = {
  targetBloodied: { holds: ({ target }) => isBloodied(target), called: ({ target }) => `${target.name} is bloodied` },
  targetHurt: { holds: ({ target }) => target.hitPoints < target.maxHitPoints, called: ({ target }) => `${target.name} is hurt` },
  bloodied: { holds: ({ attacker }) => isBloodied(attacker), called: ({ attacker }) => `${attacker.name} is bloodied` },
  holding: {
    holds: ({ attacker, target }) => isHeldBy(target, attacker.id),
    called: ({ attacker, target }) => `${attacker.name} holds ${target.name}`,
  },
};

/** Names of what gives an attack advantage by its own words. */
export function favouredBy({ cases = [] }: Attack, pair: Pair): string[] {
  return cases.flatMap(({ when, favoured }) =>
    favoured === true && when !== 'advantage' && before[when].holds(pair) ? [before[when].called(pair)] : [],
  );
}

/** The damage of a hit by an attack's own words: more, or other than it usually deals. */
export function damageInCase({ cases = [] }: Attack, own: readonly Damage[], pair: Pair, hadAdvantage: boolean): readonly Damage[] {
  const now = cases.filter(({ when }) => (when === 'advantage' ? hadAdvantage : before[when].holds(pair)));
  const changed = own.map((part) => now.find(({ instead }) => instead?.type === part.type)?.instead ?? part);
  return [...changed, ...now.flatMap(({ more }) => more ?? [])];
}
