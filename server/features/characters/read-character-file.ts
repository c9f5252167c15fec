import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character, RuleSet } from '#domain/character/character.ts';
import { isBeyondDocument, readBeyondCharacter } from '#domain/character/interchange/beyond/read.ts';
import { isCharacterFile, readCharacterFile } from '#domain/character/interchange/file.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';

/** A character of a file, and what came with it. */
interface ReadFile {
  character: Character;
  picture: ReturnType<typeof readPicture> | null;
  /** What of it had no place, a sentence each. */
  report: string[];
  /** What the file tells beside the sheet, as the text of a note. */
  notes: string | null;
}

/** Reads a file of any of the formats for a table that plays by these rules, or for none where they are null; refuses what is none of them. */
export async function readFile(text: string, home: CharacterHome, ruleSet: RuleSet | null): Promise<ReadFile> {
  const data = parse(text);
  const read = await readData(data, home);
  if (!read.ok) throw new Refusal('character.fileRefused', tellCharacterRefusal(read.refused));
  const { character, picture: written = null, report: lost = [], notes = null } = read.value;
  const picture = written === null ? null : readPicture(written);
  const report = [...lost];
  if (written !== null && !picture) report.push('The picture could not be read.');
  if (ruleSet !== null && ruleSet !== character.ruleSet) report.push(`${character.name} uses other rules than this table plays by.`);
  return { character, picture, report, notes };
}

interface FromFile {
  character: Character;
  /** Base64. */
  picture?: string | null;
  report?: string[];
  notes?: string | null;
}

async function readData(data: unknown, home: CharacterHome): Promise<CharacterResult<FromFile>> {
  if (isCharacterFile(data)) return readCharacterFile(data, home);
  const catalogue = await loadMagicCatalogue();
  const isBeyond = isBeyondDocument(data);
  const read = isBeyond ? readBeyondCharacter(data, home, catalogue) : readFoundryActor(data, home, catalogue);
  if (!read.ok) return read;
  // An actor that was written here carries its own along.
  const source: Character['source'] = { kind: 'file', program: isBeyond ? 'beyond' : 'foundry' };
  return yes({ ...read.value, character: { source, ...read.value.character } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('character.fileRefused', tellCharacterRefusal({ code: 'fileIsNoJson', slots: {} }));
  }
}
