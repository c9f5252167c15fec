import { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';
import { CharacterBuild } from '#domain/character/creation/build.ts';
import { Character } from '#domain/character/character.ts';
import { CreationAnswers, CreationStep } from '#domain/character/creation/creation-guide-step.ts';
import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { Changed, CreationPlanShape } from '#contract/play/characters-shapes.ts';

const InCampaign = z.object({ campaignId: Id });

export const createQuick = command('characters.createQuick', {
  summary:
    'Makes the asking person’s character from name, species and class, level 1. By SRD 5.2, where the table plays so, everything else is chosen fittingly. Sending the same id again answers what was made.',
  input: InCampaign.extend({
    id: Uuid,
    name: z.string().max(200),
    /** One of `formOptions(ruleSet).races` and of `.classes`; anything else is an incomplete form. */
    race: z.string().max(60),
    class: z.string().max(60),
    /** The scores rolled before by `characters.rollScores`, in the order of the sheet, instead of six times 10. Quick rules alone. */
    rolled: z.boolean().default(false),
    /**
     * What a character of the quick rules starts with: nothing; the weapons and armor of the class; or, as a ready-made hero,
     * the standard array, the whole kit of the class and its spells. By SRD 5.2 everybody starts ready.
     */
    outfit: z.enum(['none', 'weapons', 'ready']).default('weapons'),
  }),
  output: Changed,
});

export const createSrd = command('characters.createSrd', {
  summary:
    'Makes the asking person’s character of level 1 by SRD 5.2, where the table plays so, everything checked. For the method "rolled" the scores are those of `characters.rollScores`, each used once.',
  input: InCampaign.extend({ id: Uuid, build: CharacterBuild }),
  output: Changed,
});

export const creationAhead = query('characters.creationAhead', {
  summary:
    'A character of level 1 by SRD 5.2 as far as it is chosen: what there is to choose, what each step still needs, what would suit the class, and what it comes to.',
  input: InCampaign.extend({ draft: CreationDraft.prefault({}) }),
  output: CreationPlanShape,
});

export const rollScores = command('characters.rollScores', {
  summary:
    'Rolls six ability scores on the server and shows the dice to the table. They are rolled once: later calls answer the same rolls until a character is made of them.',
  input: InCampaign.extend({ way: z.enum(['3d6', '4d6']) }),
  output: RolledScores,
});

export const scores = query('characters.scores', {
  summary: 'The rolled scores that wait for the asking person’s next character; null when none were rolled.',
  input: InCampaign,
  output: RolledScores.nullable(),
});

export const guide = command('characters.guide', {
  summary:
    'The next step of the creation by conversation: reads what was answered to a step, keeps it, and asks for the next thing. After the class the character is made.',
  input: InCampaign.extend({
    /** The id the character shall have; the same one through the whole conversation. */
    id: Uuid,
    /** The step that is being answered; "start" greets. */
    step: CreationStep,
    /** What was typed, in free words. */
    message: z
      .string()
      .trim()
      .max(500)
      .refine(isWritable, 'This message contains a character that cannot be stored. Remove it and try again.')
      .default(''),
    /** What the last answer's `data` was; empty at the start. */
    data: CreationAnswers.default({}),
  }),
  output: z.object({
    /** The step to answer next; the same one again when the words were not understood. */
    step: CreationStep,
    data: CreationAnswers,
    /** What the narrator says, Markdown. */
    message: z.string(),
    /** What could be answered, each a whole answer; names at the step of the name. */
    suggestions: z.array(z.string()),
    characterCreated: z.boolean(),
    /** True when the asking person has a character here already; nothing was made. */
    characterExists: z.boolean(),
    character: Character.nullable(),
  }),
});

export const readyHeroes = query('characters.readyHeroes', {
  summary:
    'Heroes that are ready to play, by the rules of the table, none of them called like somebody there. `characters.createQuick` makes one, with the outfit "ready".',
  input: InCampaign,
  output: z.array(
    z.object({
      name: z.string(),
      race: z.enum(speciesIds),
      class: z.enum(classIds),
      /** What the class is, in a sentence. */
      about: z.string(),
      hitPoints: z.int(),
      armorClass: z.int(),
      /** The first thing they strike with. */
      attack: z.string().nullable(),
    }),
  ),
});
