import type { DamageType } from '#domain/rules/combat-terms.ts';

/** Damage of one kind, rolled. */
export interface DamageAmount {
  amount: number;
  /** Null for damage that no resistance, immunity or vulnerability changes. */
  type: DamageType | null;
}
