import { CreationAnswers, CreationStep } from '#domain/character/creation/creation-guide-step.ts';
import { RolledNumber } from '#domain/character/rolls/what-is-rolled.ts';
import { takesAdvantage, takesDifficulty } from '#domain/character/rolls/what-it-takes.ts';
import { isWritable } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId } from '#domain/limits/game-values.ts';
import { limits } from '#domain/limits/limits.ts';
import { Caller } from '#domain/rules/activity/companion.ts';
import { Shape } from '#domain/rules/activity/shape.ts';
import { Challenge } from '#domain/rules/challenge-experience.ts';
import { Advantage } from '#domain/rules/combat-terms.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { z } from 'zod';
import { SpellShape } from '#contract/play/characters-shapes.ts';

/** What is asked of a sheet at a table and away from one, and answered to both. */

/** Name, species and class, of which a character is made. */
export const QuickForm = z.object({
  name: z.string().max(200),
  /** One of `formOptions(ruleSet).races` and of `.classes`; anything else is an incomplete form. */
  race: z.string().max(60),
  class: z.string().max(60),
  /**
   * What a character of the quick rules starts with: nothing; the weapons and armor of the class; or, as a ready-made hero,
   * the standard array, the whole kit of the class and its spells. By SRD 5.2 everybody starts ready.
   */
  outfit: z.enum(['none', 'weapons', 'ready']).default('weapons'),
});

/** What was said in the creation by conversation. */
export const GuideAsk = z.object({
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
});

/** What the creation by conversation says next. */
export const Guidance = z.object({
  /** The step to answer next; the same one again when the words were not understood. */
  step: CreationStep,
  data: CreationAnswers,
  /** What the narrator says, Markdown. */
  message: z.string(),
  /** What could be answered, each a whole answer; names at the step of the name. */
  suggestions: z.array(z.string()),
});

export const ScoresAsk = z.object({ way: z.enum(['3d6', '4d6']) });

/** Heroes that are ready to play, as they would be on their sheets. */
export const ReadyHeroCards = z.array(
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
);

/** The spells that a use of a character casts, with the name of the use. */
export const SpellsOfUse = z.object({ name: z.string(), spells: z.array(SpellShape) });

export const CreaturesAsk = z.object({
  creatures: z.array(z.object({ creature: ContentId, caller: Caller })).max(gameLimits.companions),
});

export const ShapesAsk = z.object({
  /** A spell that brings a form, and which of its activities; Wild Shape where it is left out. */
  spell: ContentId.optional(),
  activity: z.int().min(0).max(40).default(0),
});

export const OfferedShapes = z.array(
  z.object({
    shape: Shape,
    challenge: Challenge,
    /** Whether it can be taken now: of Wild Shape one that is known, or that there is room to learn. */
    isOpen: z.boolean(),
  }),
);

const bonusSentence = `A situational bonus is a whole number from −${gameLimits.situationalBonus} to ${gameLimits.situationalBonus}.`;
const difficultySentence = `A difficulty class is a whole number from 1 to ${gameLimits.difficultyClass}.`;

/** A number of a sheet to roll, and what is added to it. */
export const RollAsk = z.object({
  what: RolledNumber,
  advantage: Advantage.default('none'),
  bonus: z.int(bonusSentence).min(-gameLimits.situationalBonus, bonusSentence).max(gameLimits.situationalBonus, bonusSentence).default(0),
  /** What a check or a save must reach, and an attack the armor class. */
  dc: z.int(difficultySentence).min(1, difficultySentence).max(gameLimits.difficultyClass, difficultySentence).optional(),
});

/** Finds fault with what does not belong to the number that is rolled. */
export function judgeRollAsk({ what, advantage, dc }: z.output<typeof RollAsk>, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (dc !== undefined && !takesDifficulty(what)) wrong('dc', 'A difficulty class is for checks, saves and attacks.');
  if (advantage !== 'none' && !takesAdvantage(what)) wrong('advantage', 'Damage is rolled without advantage or disadvantage.');
}

export const HistoryAsk = z.object({
  /** Only what came before this position. */
  before: z.int().positive().optional(),
  limit: z.int().min(1).max(limits.historyPage).default(limits.historyPage),
});

export const HistoryEntries = z.object({
  entries: z.array(
    z.object({
      position: z.int(),
      /** Null for the narrator and the product. */
      actorId: z.string().nullable(),
      actorName: z.string(),
      createdAt: z.iso.datetime(),
      summary: z.array(z.string()),
      /** Whether the asking person can take it back now: nothing later has changed the same. */
      canUndo: z.boolean(),
    }),
  ),
  more: z.boolean(),
});

export const FileFormat = z.enum(['hearthlore', 'foundry']);
/** A sheet as a file, and what had no place in it. */
export const WrittenFile = z.object({ fileName: z.string(), text: z.string(), report: z.array(z.string()) });
