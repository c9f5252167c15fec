const sentences = {
  empty: 'This file is empty.',
  tooLarge: 'File size must be less than {detail}.',
  unknownKind: 'This is not a world that can be read here: {detail}.',
  wrongExtension: 'What is in {detail} is not what its name says.',
  notText: '{detail} is not readable text.',
  damagedArchive: 'This archive is damaged: {detail}.',
  lockedArchive: 'This archive is locked with a password.',
  tooManyFiles: 'This archive holds more than {detail} files.',
  tooMuchUnpacked: 'This archive would unpack to more than {detail}.',
  suspiciousRatio:
    'In this archive {detail} is packed far tighter than ordinary files are, so it was refused. Zip the original files again.',
  nestedArchive: '{detail} is an archive inside the archive; please unpack it first.',
  unsafePath: 'This archive holds a file whose path leads elsewhere: {detail}.',
  link: 'This archive holds a link to another file: {detail}.',
  duplicatePath: 'This archive holds two files of the same name: {detail}.',
  script: '{detail} holds a script or a link that runs something.',
  xmlEntities: '{detail} declares entities of its own, which are not read.',
  damagedPicture: '{detail} is a damaged picture.',
  hugePicture: '{detail} has too many pixels; please make it at most 8192 by 8192.',
  badJson: '{detail} is not valid JSON.',
  deepJson: '{detail} is nested too deeply.',
  hugeJson: '{detail} holds too many values.',
  prototypeKey: '{detail} uses a name for a field that is not allowed.',
  badFrontmatter: 'The properties at the top of {detail} cannot be read.',
  yamlAliases: 'The properties at the top of {detail} refer to themselves too often.',
  noCard: 'This picture holds no character card.',
  tooManyEntries: 'This world holds more than {detail} entries.',
  tooManyTomes: 'This world holds more than {detail} tomes.',
  tooManyPictures: 'This world holds more than {detail} pictures and other files.',
  tooSlow: 'Reading {detail} took too long.',
  tooHeavy: 'Reading {detail} needs more memory than there is for it.',
  unreadable: '{detail} is damaged and cannot be read.',
} as const;

type ImportRefusedReason = keyof typeof sentences;

/** A file that is not imported; its message is one plain sentence for the person who chose it. */
export class ImportRefused extends Error {
  readonly reason: ImportRefusedReason;
  constructor(reason: ImportRefusedReason, detail = 'This file') {
    super(sentences[reason].replace('{detail}', () => shown(detail)));
    this.name = 'ImportRefused';
    this.reason = reason;
  }
}

function shown(detail: string): string {
  const clean = detail.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return clean.length > 120 ? `${clean.slice(0, 119)}…` : clean;
}
