import rows from '#content/srd/equipment/gear.json' with { type: 'json' };
import { z } from 'zod';
import { itemTypes } from '#domain/rules/activity/on-items/item-types.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';
import { slugOf } from '#domain/srd/slug.ts';

export interface Gear {
  id: string;
  name: string;
  type: ItemType;
  /** Pounds for one. */
  weight: number;
  /** Copper pieces for one; 0 when it is only sold by the lot. */
  cost: number;
  /** The magic item that it is, where the SRD lists one among the gear. */
  magic?: string;
}

/** What is written down of gear in `content/srd/equipment/gear.json`. */
export const GearFacts = z.object({
  name: z.string().min(1),
  type: z.enum(itemTypes),
  weight: z.number().min(0),
  cost: z.int().min(0),
  magic: z.string().min(1).optional(),
});
export type GearFacts = z.infer<typeof GearFacts>;

/** Adventuring gear of SRD 5.2. */
export const gear: readonly Gear[] = rows.map((facts) => ({ id: slugOf(facts.name), ...facts }));

export function findGear(id: string | null): Gear | undefined {
  return gear.find((item) => item.id === id);
}

/** Whether gear is a magic item that the SRD lists among the mundane. */
export const isMagicGear = (catalogId: string | null): boolean => gear.some(({ id, magic }) => id === catalogId && magic !== undefined);
