import { z } from 'zod';
import { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { roles, terrains } from './terrains.ts';

/** A creature as somebody who builds an encounter chooses it; its stat block says the rest. */
export const Creature = StatBlock.pick({
  id: true,
  name: true,
  size: true,
  type: true,
  challenge: true,
  xp: true,
  armorClass: true,
  hitPoints: true,
}).extend({
  /** Empty where nobody said: such a creature fits everywhere. */
  terrains: z.array(z.enum(terrains)),
  bands: z.array(z.string()),
  roles: z.array(z.enum(roles)),
});
export type Creature = z.infer<typeof Creature>;
