import { skillNames } from '#domain/rules/skill.ts';
import type { Character } from '#domain/character/character.ts';
import { limits } from '#domain/limits/limits.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { mundaneIn } from '#domain/character/interchange/named-item.ts';
import { fittingNames } from '#domain/character/interchange/proficiency-names.ts';
import type { BeyondDocument } from './document.ts';
import { modifiersOf } from './modifiers.ts';

const alignments = [
  'Lawful Good',
  'Neutral Good',
  'Chaotic Good',
  'Lawful Neutral',
  'True Neutral',
  'Chaotic Neutral',
  'Lawful Evil',
  'Neutral Evil',
  'Chaotic Evil',
];
const skillSlugs = new Set<string>(skillNames.map(slugOf));
const isWorn = (subType: string) =>
  /-(?:weapons|armor|saving-throws)$|^(?:shields|firearms)$/.test(subType) || mundaneIn([subType.replaceAll('-', ' ')]) !== null;
const once = (names: readonly string[]) => [...new Set(names.filter((name) => name !== ''))];

/** Languages that are spoken. */
export function languagesIn(document: BeyondDocument): string[] {
  return once(modifiersOf(document).flatMap(({ type, friendlySubtypeName }) => (type === 'language' ? [plain(friendlySubtypeName)] : [])));
}

/** Tools, instruments and vehicles that somebody is trained with. */
export function toolsIn(document: BeyondDocument): string[] {
  const trained = modifiersOf(document).filter(
    ({ type, subType }) => type === 'proficiency' && !skillSlugs.has(subType) && !isWorn(subType),
  );
  return once(trained.map(({ friendlySubtypeName, subType }) => plain(friendlySubtypeName || subType.replaceAll('-', ' '))));
}

/** The languages and tools of a document, as far as a sheet has room for them. */
export function proficienciesIn(document: BeyondDocument): Pick<Character, 'languages' | 'tools'> {
  return { languages: fittingNames(languagesIn(document)).fitting, tools: fittingNames(toolsIn(document)).fitting };
}

/** A text without markup and hidden characters; line breaks stay. */
function plain(text: string): string {
  const bare = text
    .replaceAll(/<(?:br|\/p|\/li|\/h\d)\s*\/?>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('<', '')
    .replaceAll('&nbsp;', ' ');
  const lines = bare.split(/\r\n|[\r\n]/).map((line) => withoutHiddenCharacters(line).trim());
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** What the document tells of a character beside numbers, as the text of a note in Markdown; null where it tells nothing. */
export function notesIn(document: BeyondDocument): string | null {
  const { traits, notes, alignmentId, faith } = document;
  const alignment = alignments[(alignmentId ?? 0) - 1] ?? '';
  const parts: [title: string, text: string][] = [
    ['Alignment', alignment],
    ['Faith', faith],
    ['Appearance', traits.appearance],
    ['Personality traits', traits.personalityTraits],
    ['Ideals', traits.ideals],
    ['Bonds', traits.bonds],
    ['Flaws', traits.flaws],
    ['Backstory', notes.backstory],
    ['Allies', notes.allies],
    ['Enemies', notes.enemies],
    ['Organizations', notes.organizations],
    ['Possessions', notes.personalPossessions],
    ['Holdings', notes.otherHoldings],
    ['Other notes', notes.otherNotes],
  ];
  const said = parts.map(([title, text]): [string, string] => [title, plain(text)]).filter(([, text]) => text !== '');
  if (said.length === 0) return null;
  const whole = said.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n');
  return whole.slice(0, limits.noteTextLength).toWellFormed().trim();
}
