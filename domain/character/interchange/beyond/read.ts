import { blankCharacter } from '#domain/character/blank.ts';
import type { CharacterHome } from '#domain/character/blank.ts';
import { Character, CharacterName } from '#domain/character/character.ts';
import { longestCharacterName } from '#domain/character/creation/quick-options.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { yes } from '#domain/result.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { classesIn, withClasses } from './classes.ts';
import { BeyondDocument, beyondDocumentIn } from './document.ts';
import { withFeats } from './feats.ts';
import { coinsIn, withGear } from './gear.ts';
import { lostIn } from './lost.ts';
import { masteriesIn, scoresIn, skillsIn } from './modifiers.ts';
import { notesIn, proficienciesIn } from './notes.ts';
import { withOptions } from './options.ts';
import { backgroundIn, speciesIn } from './origin.ts';
import { withSpells } from './spells.ts';
import { withState } from './state.ts';

const mostLines = 120;

/** A character of a document, what of it was lost, and what it tells beside numbers. */
export interface BeyondCharacter {
  character: Character;
  report: string[];
  /** The text of a note, Markdown. */
  notes: string | null;
}

/** The name, shortened when it is too long. */
function nameIn({ name }: BeyondDocument): CharacterResult<string> {
  const cut = withoutHiddenCharacters(name).trim().slice(0, longestCharacterName);
  const read = CharacterName.safeParse(cut.isWellFormed() ? cut : cut.slice(0, -1));
  return read.success ? yes(read.data) : refuse('fileFieldIsWrong', { field: 'name' });
}

function characterIn(document: BeyondDocument, home: CharacterHome, catalogue: MagicCatalogue): CharacterResult<BeyondCharacter> {
  const name = nameIn(document);
  if (!name.ok) return name;
  const taken = classesIn(document);
  if (!taken.ok) return taken;
  const [first] = taken.value.value;
  const origin = speciesIn(document);
  const background = backgroundIn(document);
  const blank = blankCharacter(home, 'srd', { name: name.value, species: origin.value.species, class: first.id });
  const begun: Character = {
    ...blank,
    lineage: origin.value.lineage,
    background: background.value,
    stats: scoresIn(document),
    ...skillsIn(document),
    masteries: masteriesIn(document),
    ...proficienciesIn(document),
    coins: coinsIn(document),
  };
  const risen = withClasses(begun, document, taken.value.value);
  const skilled = withFeats(risen.value, document);
  const learned = withSpells(skilled.value, document, taken.value.value);
  const chosen = withOptions(learned.value, document);
  const equipped = withGear(chosen.value, document, catalogue);
  const whole = withState(equipped.value, document, catalogue);
  const notes = notesIn(document);
  const lost = lostIn(document, whole.value, notes !== null);
  const steps = [taken.value, risen, origin, background, skilled, chosen, learned, equipped, whole];
  return yes({ character: whole.value, report: [...steps.flatMap(({ report }) => report), ...lost].slice(0, mostLines), notes });
}

/** Whether some data looks like a character document of D&D Beyond. */
export function isBeyondDocument(data: unknown): boolean {
  return beyondDocumentIn(data) !== null;
}

/**
 * The character of a character JSON of D&D Beyond (character-service v5) with a new home, and what of it was lost, a sentence
 * each. Refuses a document whose name, scores or classes cannot be read, and names the field.
 */
export function readBeyondCharacter(data: unknown, home: CharacterHome, catalogue: MagicCatalogue): CharacterResult<BeyondCharacter> {
  const document = BeyondDocument.safeParse(beyondDocumentIn(data));
  if (!document.success) {
    const path = document.error.issues[0]?.path.map(String).join('.') ?? '';
    return refuse('fileFieldIsWrong', { field: path.slice(0, 80) });
  }
  const read = characterIn(document.data, home, catalogue);
  if (!read.ok) return read;
  const parsed = Character.safeParse(read.value.character);
  if (!parsed.success) return refuse('fileFieldIsWrong', { field: parsed.error.issues[0]?.path.map(String).join('.').slice(0, 80) ?? '' });
  const sound = validateCharacter(parsed.data);
  return sound.ok ? yes({ ...read.value, character: sound.value }) : sound;
}
