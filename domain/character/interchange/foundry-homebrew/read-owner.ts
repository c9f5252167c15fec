import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { ItemHomebrew } from '#domain/character/interchange/foundry/own-entry.ts';
import type { GivenActivity } from './activity-given.ts';

/** Of what activities are read. */
export interface ReadOwner {
  kind: ItemHomebrew;
  isCantrip: boolean;
  /** Whether an attack with nothing of its own is that of the weapon that it is. */
  isWeapon: boolean;
  /** Damage of the weapon that an attack adds to. */
  base: unknown;
  /** Effects that activities leave, by their ids. */
  effects: ReadonlyMap<string, LastingEffect>;
  /** Whom all activities of a spell fall on that do not say so themselves; null for all else. */
  target: GivenActivity['target'] | null;
  /** Takes what has no place. */
  lose: (what: string) => void;
}
