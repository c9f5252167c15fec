import { LevelDraft } from '#domain/character/advancement/ahead/level-draft.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { CharacterCard } from '#domain/character/card.ts';
import { CreationDraft } from '#domain/character/creation/ahead/creation-draft.ts';
import { CharacterBuild } from '#domain/character/creation/build.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { RolledScores } from '#domain/character/creation/rolled-scores.ts';
import { RuleSet } from '#domain/character/character.ts';
import { Roll } from '#domain/dice/roll.ts';
import { Uuid } from '#domain/ids.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId } from '#domain/limits/game-values.ts';
import { limits } from '#domain/limits/limits.ts';
import { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { CreationPlanShape, FilePreview, LevelPlanShape, PaperShape } from '#contract/play/characters-shapes.ts';
import { AskedHero, HeroChanged, HeroDocument, HeroSheet, MadeHero, Picture } from './heroes-shapes.ts';
import {
  CreaturesAsk,
  FileFormat,
  Guidance,
  GuideAsk,
  HistoryAsk,
  HistoryEntries,
  judgeRollAsk,
  OfferedShapes,
  QuickForm,
  ReadyHeroCards,
  RollAsk,
  ScoresAsk,
  ShapesAsk,
  SpellsOfUse,
  WrittenFile,
} from './sheet-asks.ts';

/** A hero who is away from tables: given whole by whoever has it on a device, or named by whoever keeps it in their account. */
const OfHero = z.object({ hero: AskedHero });
/** A change of such a hero, under an id that the caller chooses: what an account keeps is changed once under it. */
const ChangeOf = OfHero.extend({ id: Uuid });
/** Somebody who is to be: the id they shall have, and the rules they are made by. */
const Newcomer = z.object({ id: Uuid, ruleSet: RuleSet });

export const make = query('heroes.make', {
  summary:
    'Makes a hero away from tables: by a form, step by step by SRD 5.2, or from a file of ours or of elsewhere. Nothing is kept: whoever asks has it. Needs no account.',
  input: Newcomer.extend({
    from: z.discriminatedUnion('kind', [
      QuickForm.extend({ kind: z.literal('form'), rolled: RolledScores.nullable().default(null) }),
      z.object({ kind: z.literal('steps'), build: CharacterBuild, rolled: RolledScores.nullable().default(null) }),
      z.object({ kind: z.literal('file'), text: z.string().min(1).max(limits.characterFileLength) }),
    ]),
  }),
  output: MadeHero.extend({
    /** Of a file: who it would become, and what had no place. */
    preview: FilePreview.nullable(),
    picture: Picture,
  }),
});

export const rollScores = query('heroes.rollScores', {
  summary: 'Rolls six ability scores for a hero away from tables; whoever asks keeps them. Needs no account.',
  input: ScoresAsk,
  output: RolledScores,
});

export const guide = query('heroes.guide', {
  summary: 'The next step of the creation by conversation, away from tables. After the class the hero is made. Needs no account.',
  input: Newcomer.extend(GuideAsk.shape),
  output: Guidance.extend({ made: MadeHero.nullable() }),
});

export const creationAhead = query('heroes.creationAhead', {
  summary: 'A hero away from tables as far as they are chosen, as `characters.creationAhead` answers it. Needs no account.',
  input: z.object({
    draft: CreationDraft.prefault({}),
    /** The scores that `heroes.rollScores` rolled, which whoever asks has kept. */
    rolled: RolledScores.nullable().default(null),
  }),
  output: CreationPlanShape,
});

export const readyHeroes = query('heroes.readyHeroes', {
  summary: 'Heroes that are ready to play, none of them called by a name that is taken; `heroes.make` makes one. Needs no account.',
  input: z.object({
    ruleSet: RuleSet,
    /** What heroes are called who are there already. */
    taken: z.array(z.string().max(longestCharacterName)).max(limits.heroesPerAccount).default([]),
  }),
  output: ReadyHeroCards,
});

export const get = query('heroes.get', {
  summary: 'The sheet of a hero away from tables, as a page shows it.',
  input: OfHero,
  output: HeroSheet,
});

export const act = command('heroes.act', {
  summary: 'Does one act on the sheet of a hero away from tables. The same id is done once on a hero that an account keeps.',
  input: ChangeOf.extend({ act: SheetAct }),
  output: HeroChanged,
});

export const roll = command('heroes.roll', {
  summary: 'Rolls a number of the sheet of a hero away from tables on the server; what hinders or helps counts by itself.',
  input: ChangeOf.extend(RollAsk.shape).superRefine(judgeRollAsk),
  output: HeroChanged.extend({ fallen: z.object({ id: Uuid, at: z.iso.datetime(), content: z.string(), rolls: z.array(Roll) }) }),
});

export const undo = command('heroes.undo', {
  summary: 'Takes one of the last changes of a hero away from tables back; refuses when something later has changed the same.',
  input: ChangeOf.extend({ position: z.int().positive() }),
  output: HeroChanged,
});

export const history = query('heroes.history', {
  summary: 'The last of what was done to a hero away from tables, the latest first.',
  input: OfHero.extend(HistoryAsk.shape),
  output: HistoryEntries,
});

export const levelAhead = query('heroes.levelAhead', {
  summary: 'The next level of a hero away from tables as far as it is chosen, as `characters.levelAhead` answers it.',
  input: OfHero.extend({ draft: LevelDraft.prefault({}) }),
  output: LevelPlanShape,
});

export const anyCast = query('heroes.anyCast', {
  summary: 'The spells that a use of a hero away from tables casts, as `characters.anyCast` answers it.',
  input: OfHero.extend({ use: ContentId }),
  output: SpellsOfUse,
});

export const shapes = query('heroes.shapes', {
  summary: 'The creatures whose shape a hero away from tables can take by Wild Shape, or give by a spell, by name.',
  input: OfHero.extend(ShapesAsk.shape),
  output: OfferedShapes,
});

export const calledCreatures = query('heroes.calledCreatures', {
  summary: 'The stat blocks of creatures that somebody has called away from tables, each by its id; null for none of that id.',
  input: CreaturesAsk,
  output: z.array(StatBlock.nullable()),
});

export const paper = query('heroes.paper', {
  summary: 'The sheet of a hero away from tables as it stands on paper.',
  input: OfHero,
  output: z.object({ paper: PaperShape, picture: Picture }),
});

/** Named `exportFile` because `export` is a word of the language; its address is heroes.export. */
const exportFile = query('heroes.export', {
  summary: 'A hero away from tables as a file: our JSON, or an actor of Foundry VTT with a list of what had no place.',
  input: OfHero.extend({
    format: FileFormat,
    /** The picture of a hero that is given, as base64. */
    picture: Picture.default(null),
  }),
  output: WrittenFile,
});
export { exportFile as export };

export const list = query('heroes.list', {
  summary: 'Cards of the heroes that the asking person keeps in their account away from tables, the last changed first.',
  input: z.object({}),
  output: z.array(CharacterCard.extend({ isDamaged: z.boolean(), hasPicture: z.boolean() })).max(limits.heroesPerAccount),
});

export const keep = command('heroes.keep', {
  summary: 'Keeps a hero of a device in the account of the asking person. One that is kept already stays as it is there.',
  input: z.object({ hero: HeroDocument, picture: Picture }),
  output: z.object({ card: CharacterCard }),
});

export const picture = query('heroes.picture', {
  summary: 'The uploaded picture of a hero that the asking person keeps, as base64; null where the portrait is drawn.',
  input: z.object({ heroId: Uuid }),
  output: z.object({ picture: Picture }),
});

export const savePicture = command('heroes.savePicture', {
  summary: 'Sets the picture of a hero that the asking person keeps: a PNG, JPEG or WebP of at most 200 kB, as base64.',
  input: z.object({ heroId: Uuid, image: z.string().max(gameLimits.portraitLength) }),
  output: z.object({}),
});

export const remove = command('heroes.remove', {
  summary: 'Removes a hero from the account of the asking person.',
  input: z.object({ heroId: Uuid }),
  output: z.object({}),
});
