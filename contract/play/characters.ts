import { LevelDraft } from '#domain/character/advancement/ahead/level-draft.ts';
import { CharacterCard } from '#domain/character/card.ts';
import { Character, Coins } from '#domain/character/character.ts';
import { CharacterSource } from '#domain/character/source.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { ContentId, ItemQuantity } from '#domain/limits/game-values.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { Message, RollOfMessage, RollTarget } from '#domain/chat/message.ts';
import { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { FilePreview, Changed, LevelPlanShape, PaperShape, SeenCard, SeenCharacter } from './characters-shapes.ts';
import {
  CreaturesAsk,
  FileFormat,
  HistoryAsk,
  HistoryEntries,
  judgeRollAsk,
  OfferedShapes,
  RollAsk,
  ShapesAsk,
  SpellsOfUse,
  WrittenFile,
} from './heroes/sheet-asks.ts';

const InCampaign = z.object({ campaignId: Id });
/** A sheet of a table. Every seat may read it; its player and the DMs of the table may change it. */
const OfCharacter = InCampaign.extend({ characterId: Uuid });
/** A change of a sheet, under an id that the caller chooses: sending it again answers what it came to, and does nothing more. */
const ChangeOf = OfCharacter.extend({ id: Uuid });

export const list = query('characters.list', {
  summary: 'Cards of the characters of a table: the asking person’s first, then the last changed; at most 100.',
  input: InCampaign,
  output: z.array(SeenCard),
});

export const mine = query('characters.mine', {
  summary: 'Cards of all characters of the asking person, with the campaigns they are in.',
  input: z.object({}),
  output: z.array(CharacterCard.extend({ campaignName: z.string(), source: CharacterSource.optional() })),
});

export const get = query('characters.get', { summary: 'One sheet, whole.', input: OfCharacter, output: SeenCharacter });

export const paper = query('characters.paper', {
  summary:
    'One sheet as it stands on paper: every number worked out, spells and items with their facts, without what ends within the hour.',
  input: OfCharacter,
  output: z.object({ paper: PaperShape, playerName: z.string() }),
});

export { createQuick, createSrd, creationAhead, guide, readyHeroes, rollScores, scores } from './characters/making.ts';

export const calledCreatures = query('characters.calledCreatures', {
  summary: 'The stat blocks of creatures that somebody has called, each by its id and by who called it; null for none of that id.',
  input: InCampaign.extend(CreaturesAsk.shape),
  output: z.array(StatBlock.nullable()),
});

export const levelAhead = query('characters.levelAhead', {
  summary:
    'The next level of a character as far as it is chosen: what it brings, what there is to choose, what each step still needs, and what it comes to.',
  input: OfCharacter.extend({ draft: LevelDraft.prefault({}) }),
  output: LevelPlanShape,
});

export const anyCast = query('characters.anyCast', {
  summary:
    'The spells that a use of a character casts, where it casts any spell of a class; with the name of the use. None where it does not.',
  input: OfCharacter.extend({ use: ContentId }),
  output: SpellsOfUse,
});

export const shapes = query('characters.shapes', {
  summary: 'The creatures whose shape a character can take by Wild Shape, or give by a spell, by name.',
  input: OfCharacter.extend(ShapesAsk.shape),
  output: OfferedShapes,
});

export const act = command('characters.act', {
  summary:
    'Does one act on a sheet. For its player and the DMs of the table. The same id is done once. Damage or healing that was rolled in the story names its roll, which then says who has it: each has it once, until that is undone.',
  input: ChangeOf.extend({ act: SheetAct, of: RollOfMessage.optional() }).superRefine(({ act, of }, context) => {
    if (of !== undefined && act.kind !== 'takeDamage' && act.kind !== 'heal')
      context.addIssue({ code: 'custom', path: ['of'], message: 'Only damage and healing are of a roll.' });
  }),
  output: Changed,
});

export const roll = command('characters.roll', {
  summary:
    'Rolls a number of a sheet on the server and posts the roll in the chat under the hero’s name; what hinders or helps counts by itself. For its player and the DMs of the table. The same id is rolled once.',
  input: OfCharacter.extend({
    /** Of the message. */
    id: Uuid,
    ...RollAsk.shape,
    to: RollTarget.default({ kind: 'group' }),
  }).superRefine(judgeRollAsk),
  output: Changed.extend({ message: Message }),
});

export const history = query('characters.history', {
  summary: 'What was done to a sheet, the latest first.',
  input: OfCharacter.extend(HistoryAsk.shape),
  output: HistoryEntries,
});

export const undo = command('characters.undo', {
  summary:
    'Takes one change of a sheet back; refuses when something later has changed the same. What was given away comes back only with the leave of whoever has it.',
  input: ChangeOf.extend({ position: z.int().positive() }),
  output: Changed,
});

export const give = command('characters.give', {
  summary:
    'Hands items, coins, or Heroic Inspiration that may be passed on, to another character of the table. For the giver’s player and the DMs. The same id is done once.',
  input: ChangeOf.extend({
    /** Who is given to. */
    to: Uuid,
    what: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('item'), itemId: ContentId, quantity: ItemQuantity }),
      z.object({ kind: z.literal('coins'), coins: Coins }),
      /** Heroic Inspiration that came to whoever has it already. */
      z.object({ kind: z.literal('inspiration') }),
    ]),
  }),
  output: Changed.extend({ receiver: Character }),
});

export const grant = command('characters.grant', {
  summary: 'Gives a hero a spell or feature of the campaign’s homebrew, or takes it back. For the DMs. The same id is done once.',
  input: ChangeOf.extend({ entryId: Uuid, given: z.boolean() }),
  output: Changed,
});

export const handOver = command('characters.handOver', {
  summary:
    'Gives a hero to another player of the table, who has none: one that came in a file, or whose player has gone. The sheet stays as it is. For the DMs.',
  input: OfCharacter.extend({ userId: Id }),
  output: z.object({}),
});

export const copy = command('characters.copy', {
  summary:
    'Copies one’s own character, with level and gear, rested and healed, to another campaign where one has a seat and no character. Says what could not come along.',
  input: OfCharacter.extend({ id: Uuid, toCampaignId: Id }),
  output: z.object({ character: Character, report: z.array(z.string()) }),
});

/** Named `remove` because `delete` is a word of the language; its address is characters.delete. */
const remove = command('characters.delete', {
  summary: 'Deletes a character. For its player and the DMs of the table.',
  input: OfCharacter,
  output: z.object({}),
});

export const savePortrait = command('characters.savePortrait', {
  summary: 'Sets the picture: a PNG, JPEG or WebP of at most 200 kB, as base64; null goes back to a drawn one.',
  input: ChangeOf.extend({ image: z.string().max(gameLimits.portraitLength).nullable() }),
  output: Changed,
});

/** Named `exportFile` because `export` is a word of the language; its address is characters.export. */
const exportFile = query('characters.export', {
  summary: 'A sheet as a file: our JSON, with everything, or an actor of Foundry VTT (system dnd5e) with a list of what had no place.',
  input: OfCharacter.extend({ format: FileFormat }),
  output: WrittenFile,
});

const FileToImport = InCampaign.extend({ id: Uuid, text: z.string().min(1).max(limits.characterFileLength) });

export const previewImport = query('characters.previewImport', {
  summary: 'What `characters.import` would make of a file, and what of it has no place; nothing is made.',
  input: FileToImport,
  output: FilePreview,
});

/** Named `importFile` because `import` is a word of the language; its address is characters.import. */
const importFile = command('characters.import', {
  summary:
    'Makes the asking person’s character from a file: ours, an actor of Foundry VTT (system dnd5e), or a character JSON of D&D Beyond. Says what of it had no place.',
  input: FileToImport,
  output: z.object({ character: Character, report: z.array(z.string()) }),
});

export { remove as delete, exportFile as export, importFile as import };
