import rows from '#content/srd/equipment/armor.json' with { type: 'json' };
import { z } from 'zod';
import { slugOf } from '#domain/srd/slug.ts';

export const armorTrainings = ['light', 'medium', 'heavy', 'shield'] as const;
export type ArmorTraining = (typeof armorTrainings)[number];

export interface Armor {
  id: string;
  name: string;
  kind: ArmorTraining;
  /** What it sets the armor class to before dexterity; a shield adds it instead. */
  base: number;
  /** Strength score below which it slows by 10 feet; 0 when it never does. */
  strength: number;
  stealthDisadvantage: boolean;
  /** Pounds. */
  weight: number;
  /** Copper pieces. */
  cost: number;
}

/** What is written down of armor in `content/srd/equipment/armor.json`. */
export const ArmorFacts = z.object({
  name: z.string().min(1),
  kind: z.enum(armorTrainings),
  base: z.int().min(1),
  strength: z.int().min(0),
  stealthDisadvantage: z.boolean(),
  weight: z.number().min(0),
  cost: z.int().min(0),
});
export type ArmorFacts = z.infer<typeof ArmorFacts>;

/** Armor and shields of SRD 5.2. */
export const armors: readonly Armor[] = rows.map((facts) => ({ id: slugOf(facts.name), ...facts }));

export function findArmor(id: string | null): Armor | undefined {
  return armors.find((armor) => armor.id === id);
}
