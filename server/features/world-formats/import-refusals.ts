import { fillSentence } from '#domain/result.ts';
import type { Refused, Result, SlotsOf } from '#domain/result.ts';

/** Why a file is not imported, in words. */
const catalogue = {
  empty: 'This file is empty.',
  tooLarge: 'File size must be less than {megabytes} MB.',
  unknownKind: 'This is not a world that can be read here: {name}.',
  damagedWorld: 'This is not a world that can be read here: its world.json is damaged.',
  noCardInside: 'This is not a world that can be read here: its card.json is no character card.',
  wrongExtension: 'What is in {name} is not what its name says.',
  notText: '{name} is not readable text.',
  archiveWithoutEnd: 'This archive is damaged: its end is missing.',
  archiveListMisplaced: 'This archive is damaged: its list of files is not where it says.',
  archiveListUnknown: 'This archive is damaged: its list of files has an unknown part.',
  archiveListBroken: 'This archive is damaged: its list of files breaks off.',
  archivePackingUnknown: 'This archive is damaged: {name} is packed in an unknown way.',
  archiveNameUnreadable: 'This archive is damaged: the name of a file cannot be read.',
  archiveFileMisplaced: 'This archive is damaged: {name} is not where it says.',
  archiveFilesOverlap: 'This archive is damaged: {name} shares its bytes with another file.',
  archiveFileDiffers: 'This archive is damaged: {name} is not what it says.',
  lockedArchive: 'This archive is locked with a password.',
  tooManyFiles: 'This archive holds more than {most} files.',
  tooMuchUnpacked: 'This archive would unpack to more than {megabytes} MB.',
  suspiciousRatio: 'In this archive {name} is packed far tighter than ordinary files are, so it was refused. Zip the original files again.',
  suspiciousArchive:
    'The files of this archive are packed far tighter than ordinary files are, so it was refused. Zip the original files again.',
  nestedArchive: '{name} is an archive inside the archive; please unpack it first.',
  unsafePath: 'This archive holds a file whose path leads elsewhere: {name}.',
  link: 'This archive holds a link to another file: {name}.',
  duplicatePath: 'This archive holds two files of the same name: {name}.',
  script: '{name} holds a script or a link that runs something.',
  xmlEntities: '{name} declares entities of its own, which are not read.',
  damagedPicture: '{name} is a damaged picture.',
  hugePicture: '{name} has too many pixels; please make it at most 8192 by 8192.',
  badJson: '{name} is not valid JSON.',
  deepJson: '{name} is nested too deeply.',
  hugeJson: '{name} holds too many values.',
  prototypeKey: '{name} uses a name for a field that is not allowed.',
  badFrontmatter: 'The properties at the top of {name} cannot be read.',
  yamlAliases: 'The properties at the top of {name} refer to themselves too often.',
  noCard: 'This picture holds no character card.',
  tooManyEntries: 'This world holds more than {most} entries.',
  tooManyTomes: 'This world holds more than {most} tomes.',
  tooManyPictures: 'This world holds more than {most} pictures and other files.',
  tooSlow: 'Reading {name} took too long.',
  tooHeavy: 'Reading {name} needs more memory than there is for it.',
  unreadable: '{name} is damaged and cannot be read.',
} as const;

type Catalogue = typeof catalogue;
export type ImportRefusalCode = keyof Catalogue;
/** What reading a file leads to, or why it is not imported. */
export type ImportResult<Value> = Result<Value, ImportRefusalCode>;

/** Ends the reading of a file that is not imported, however deep in it; `importWorld` catches it. Its message is the sentence for whoever chose the file. */
export class ImportRefusal extends Error {
  readonly refused: Refused<ImportRefusalCode>;
  constructor(refused: Refused<ImportRefusalCode>) {
    super(tell(refused));
    this.name = 'ImportRefusal';
    this.refused = refused;
  }
}

/** Refuses a file, with all that the sentence of the code has places for. */
export function importRefusal<Code extends ImportRefusalCode>(code: Code, slots: SlotsOf<Catalogue[Code]>): ImportRefusal {
  return new ImportRefusal({ code, slots });
}

function tell({ code, slots }: Refused<ImportRefusalCode>): string {
  const shown = Object.entries(slots).map(([slot, value]) => [
    slot,
    typeof value === 'number' ? value.toLocaleString('en') : shownName(value),
  ]);
  return fillSentence(catalogue[code], Object.fromEntries(shown));
}

function shownName(name: string): string {
  const clean = name.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return clean.length > 120 ? `${clean.slice(0, 119)}…` : clean;
}
