import { z } from 'zod';
import { CharacterShape } from '#domain/character/character.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { initiateLists } from '#domain/srd/feats.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';

const Order = z.enum(['fighter', 'scholar']);

/** What an actor of Foundry has no place for and carries along unseen, so that it is there again when it comes back. */
export const FoundryFlags = CharacterShape.pick({
  ruleSet: true,
  lineage: true,
  circle: true,
  mastered: true,
  options: true,
  forms: true,
  usesSpent: true,
  portrait: true,
  pronouns: true,
  inspirationToPass: true,
  source: true,
  languages: true,
  tools: true,
}).extend({
  /** The order of the class, as files with one class wrote it. */
  order: Order.nullable().default(null),
  /** The order of each class that has one. */
  orders: z.partialRecord(z.enum(classIds), Order).default({}),
  /** The level at which each feat was taken. */
  featLevels: z.array(z.int().min(1).max(20)).max(100),
  /** Whose spells each feat teaches, of those that teach such; files of earlier builds did not say so. */
  featLists: z.array(z.enum(initiateLists).nullable()).max(100).default([]),
  /** Which spells count as the class’s. */
  classSpells: z.array(z.string().max(gameLimits.contentIdLength)).max(400),
  /** Which spells the species gives, and the sheet does not hold. */
  givenSpells: z.array(z.string().max(gameLimits.contentIdLength)).max(20).default([]),
  /** Which spells stand in a Book of Shadows. */
  bookSpells: z.array(z.string().max(gameLimits.contentIdLength)).max(400).default([]),
  /** Which spells a feat gave, though a class has them ready always. */
  featSpells: z.array(z.string().max(gameLimits.contentIdLength)).max(400).default([]),
});
export type FoundryFlags = z.infer<typeof FoundryFlags>;
