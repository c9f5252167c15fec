import { Scores } from '#domain/character/character.ts';
import { CreationAnswers, CreationStep } from '#domain/character/creation/creation-guide-step.ts';
import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Score = z.int().min(1).max(20).nullable();
const StatsGiven = z.partialRecord(z.enum(['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma']), Score);
const ItemRows = z.array(z.object({ name: z.string(), type: z.string(), quantity: z.int(), weight: z.number() }));

/** A character as programs made for this kind of service know it: the few fields of the simple sheet. */
const CharacterRow = z.object({
  id: z.string(),
  userId: z.string(),
  campaignId: z.string(),
  name: z.string(),
  race: z.string(),
  class: z.string(),
  level: z.int(),
  stats: Scores,
  inventory: ItemRows,
  weapons: ItemRows,
  spells: z.array(z.object({ id: z.string(), prepared: z.boolean() })),
});
export type CharacterRow = z.infer<typeof CharacterRow>;

/** The calls on the table of characters, and the function that guides a creation; each answered by operations of the contract. */
export const remoteCharacters = {
  createCampaignCharacter: command('functions/create-campaign-character', {
    summary: 'As characters.guide; `creationStep` and `characterData` of an answer are sent with the next one.',
    input: z.object({
      message: z.string().trim().max(500).refine(isWritable).default(''),
      campaignId: Id,
      creationStep: CreationStep.default('start'),
      characterData: CreationAnswers.nullable().default({}),
    }),
    output: z.object({
      characterCreated: z.boolean(),
      characterExists: z.boolean(),
      message: z.string(),
      creationStep: CreationStep,
      characterData: CreationAnswers,
    }),
  }),
  selectCharacters: query('tables/Character/select', {
    summary: 'The characters of a campaign, or the one of a person in it, whole.',
    input: z.object({ campaignId: Id, userId: Id.optional() }),
    output: z.array(CharacterRow),
  }),
  insertCharacter: command('tables/Character/insert', {
    summary:
      'As characters.createQuick for whoever asks, whoever is named; scores from 1 to 20 are then written as characters.act does. Level and gear are accepted and not believed.',
    input: z.object({
      id: Uuid.optional(),
      userId: Id.optional(),
      campaignId: Id,
      name: z.string().max(200),
      race: z.string().max(60).default('human'),
      class: z.string().max(60),
      level: z.unknown().optional(),
      stats: StatsGiven.optional(),
      inventory: z.unknown().optional(),
      weapons: z.unknown().optional(),
      spells: z.unknown().optional(),
    }),
    output: CharacterRow,
  }),
  updateCharacter: command('tables/Character/update', {
    summary: 'The scores of one’s own character, as characters.act.',
    input: z.object({ id: Uuid, userId: Id.optional(), stats: StatsGiven }),
    output: CharacterRow,
  }),
  deleteCharacter: command('tables/Character/delete', {
    summary: 'One’s own character, as characters.delete.',
    input: z.object({ id: Uuid, userId: Id.optional() }),
    output: z.object({ success: z.boolean() }),
  }),
} as const;
