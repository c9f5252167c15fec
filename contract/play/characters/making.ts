import { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';
import { CharacterBuild } from '#domain/character/creation/build.ts';
import { Character } from '#domain/character/character.ts';
import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { Changed, CreationPlanShape } from '#contract/play/characters-shapes.ts';
import { Guidance, GuideAsk, QuickForm, ReadyHeroCards, ScoresAsk } from '#contract/play/heroes/sheet-asks.ts';

const InCampaign = z.object({ campaignId: Id });

export const createQuick = command('characters.createQuick', {
  summary:
    'Makes the asking person’s character from name, species and class, level 1. By SRD 5.2, where the table plays so, everything else is chosen fittingly. Sending the same id again answers what was made.',
  input: InCampaign.extend({
    ...QuickForm.shape,
    id: Uuid,
    /** The scores rolled before by `characters.rollScores`, in the order of the sheet, instead of six times 10. Quick rules alone. */
    rolled: z.boolean().default(false),
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
  input: InCampaign.extend(ScoresAsk.shape),
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
    ...GuideAsk.shape,
  }),
  output: Guidance.extend({
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
  output: ReadyHeroCards,
});
