import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Attack } from '#domain/rules/attack-data.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { MasteryName } from '#domain/rules/weapon-terms.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { knockProne } from './apply-condition.ts';
import { applyDamage } from './damage.ts';
import { layEffect } from './lay-effect.ts';
import { rollSave } from './save-roll.ts';

/** A weapon attack that was rolled, with the mastery of its weapon. */
export interface Struck {
  attackerId: string;
  targetId: string;
  weapon: NonNullable<Attack['weapon']>;
  hit: boolean;
  /** Whether the hit took any hit points or temporary ones. */
  hurt: boolean;
  /** The type of the weapon's own damage. */
  type: DamageType | null;
  /** Whether it knocks out whoever it would bring to 0 hit points. */
  knocksOut: boolean;
}

const startOfNext = { kind: 'turn', whose: 'source', when: 'start' } as const;
const endOfNext = { kind: 'turn', whose: 'source', when: 'end' } as const;

/** Whether a weapon pushes somebody: no larger than Large (SRD 5.2.1, Push). One of unknown size is for the table to judge. */
export function canBePushed({ size }: Combatant): boolean {
  return size === undefined || sizes.indexOf(size) <= sizes.indexOf('Large');
}

function graze(draft: Draft, { attackerId, targetId, weapon, type, knocksOut }: Struck): void {
  if (weapon.modifier <= 0) return;
  note(draft, 'mastery', { actorId: attackerId, targetId, name: 'graze' });
  applyDamage(draft, { actorId: attackerId, targetId, damageRolls: [{ amount: weapon.modifier, type }], critical: false, knocksOut });
}

function topple(draft: Draft, { attackerId, targetId, weapon }: Struck): void {
  if (rollSave(draft, { targetId, ability: 'constitution', dc: weapon.dc, cover: 'none', cause: 'Topple', byId: attackerId })) return;
  knockProne(draft, targetId, attackerId);
}

const onHit: Partial<Record<MasteryName, (draft: Draft, struck: Struck) => void>> = {
  push: (draft, { attackerId, targetId }) => {
    if (canBePushed(find(draft, targetId))) note(draft, 'pushed', { actorId: attackerId, targetId, amount: 10 });
  },
  sap: (draft, { attackerId, targetId }) =>
    layEffect(draft, {
      id: 'sap',
      name: 'Sap',
      bearerId: targetId,
      from: attackerId,
      actorId: attackerId,
      changes: [{ on: 'attackRolls', mode: 'disadvantage', next: true }],
      duration: startOfNext,
    }),
  slow: (draft, { attackerId, targetId, hurt }) => {
    if (!hurt) return;
    layEffect(draft, {
      id: 'slow-mastery',
      name: 'Slow (mastery)',
      bearerId: targetId,
      from: attackerId,
      actorId: attackerId,
      changes: [{ on: 'speed', of: 'all', add: -10 }],
      duration: startOfNext,
    });
  },
  topple,
  vex: (draft, { attackerId, targetId, hurt }) => {
    if (!hurt) return;
    layEffect(draft, {
      id: 'vex',
      name: 'Vex',
      bearerId: attackerId,
      // It holds against the target alone, which so stands as its giver.
      from: targetId,
      actorId: attackerId,
      changes: [{ on: 'attackRolls', mode: 'advantage', against: 'source', next: true }],
      duration: endOfNext,
    });
  },
};

/**
 * What the mastery of a weapon does once the attack was rolled (SRD 5.2.1, Mastery Properties). Cleave and Nick are more attacks, and
 * stand with those.
 */
export function applyMastery(draft: Draft, struck: Struck): void {
  const { mastery } = struck.weapon;
  if (mastery === null || find(draft, struck.targetId).dead) return;
  if (struck.hit) onHit[mastery]?.(draft, struck);
  else if (mastery === 'graze') graze(draft, struck);
}
