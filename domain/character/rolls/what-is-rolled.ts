import { z } from 'zod';
import { Id } from '#domain/ids.ts';
import { ContentId } from '#domain/limits/game-values.ts';
import { Ability, DamageType } from '#domain/rules/combat-terms.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { skillNames } from '#domain/rules/skill.ts';

/** The item one attacks with, as it is carried; null for bare hands. */
const With = ContentId.nullable();

/** What goes with a hit by choice, as the roll of the attack offers it. */
const Extras = z.array(z.string().min(1).max(200)).max(20).optional();

/** Which roll of a message in the story. */
const InStory = { messageId: Id, index: z.int().min(0).max(99) };

/** A number of a sheet that can be rolled. */
export const RolledNumber = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('check'), ability: Ability }),
  z.object({ kind: z.literal('skill'), skill: z.enum(skillNames) }),
  z.object({ kind: z.literal('save'), ability: Ability }),
  z.object({ kind: z.literal('initiative') }),
  z.object({ kind: z.literal('attack'), itemId: With }),
  /** With the numbers of one of the classes; of the first that casts where none is named. */
  z.object({ kind: z.literal('spellAttack'), class: z.enum(classIds).optional() }),
  /** The damage of an attack that hit; a critical hit rolls twice as many dice. `attack`: its roll, where something that is chosen goes by that. */
  z.object({
    kind: z.literal('damage'),
    itemId: With,
    critical: z.boolean().default(false),
    extras: Extras,
    attack: z.object(InStory).optional(),
  }),
  /** The damage of a spell that hit, at the level it was cast at, with what was chosen about it. `attack`: as above. */
  z.object({
    kind: z.literal('spellDamage'),
    spell: ContentId,
    level: z.int().min(0).max(9),
    activity: ContentId.optional(),
    damageType: DamageType.optional(),
    critical: z.boolean().default(false),
    extras: Extras,
    attack: z.object(InStory).optional(),
  }),
  z.object({ kind: z.literal('deathSave') }),
  /** A roll that stands in the story, again: it spends Heroic Inspiration. `index`: which of the message's rolls. */
  z.object({ kind: z.literal('again'), ...InStory }),
  /** A test that stands in the story, with one of the answers that it offers. */
  z.object({ kind: z.literal('answer'), ...InStory, key: z.string().min(1).max(200) }),
]);
export type RolledNumber = z.infer<typeof RolledNumber>;

/** Damage of a spell: what it rolls stands in content, all other numbers on the sheet. */
export type SpellDamage = Extract<RolledNumber, { kind: 'spellDamage' }>;
/** A number that stands on the sheet. */
export type SheetNumber = Exclude<RolledNumber, { kind: 'spellDamage' | 'again' | 'answer' }>;
