import { z } from 'zod';
import type { CharacterHome } from '#domain/character/blank.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { Character, CharacterShape } from '#domain/character/character.ts';
import { withClasses } from '#domain/character/classes/earlier-classes.ts';
import { withoutEffects } from '#domain/character/effects/end-effects.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { yes } from '#domain/result.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** What our own files call themselves. */
const format = 'hearthlore.character';
const Fields = CharacterShape.omit({ id: true, userId: true, campaignId: true });

/** A character as a file: everything but whose and where, and the picture it shows. */
const CharacterFile = z.object({
  format: z.literal(format),
  version: z.literal(3),
  character: Fields,
  /** Base64. */
  picture: z.string().max(gameLimits.portraitLength).nullable().default(null),
});
export type CharacterFile = z.infer<typeof CharacterFile>;

/** How version 1 called the places of items. */
const earlierPlaces = new Map<unknown, string>([
  ['main hand', 'mainHand'],
  ['off hand', 'offHand'],
  ['both hands', 'bothHands'],
]);
const EarlierFile = z.looseObject({
  version: z.literal(1),
  character: z.looseObject({ inventory: z.array(z.looseObject({})) }),
});

/** A file of version 1 as version 2 wrote it; anything else as it is. */
function withPlaces(data: unknown): unknown {
  const earlier = EarlierFile.safeParse(data);
  if (!earlier.success) return data;
  const inventory = earlier.data.character.inventory.map(({ thing, place, ...item }) => ({
    ...item,
    catalogId: thing,
    place: earlierPlaces.get(place) ?? place,
  }));
  return { ...earlier.data, version: 2, character: { ...earlier.data.character, inventory } };
}

const FileOfOneClass = z.looseObject({ version: z.literal(2), character: z.looseObject({}) });

/** A file of an earlier version as it would be written today; anything else as it is. */
function upgraded(data: unknown): unknown {
  const second = withPlaces(data);
  const earlier = FileOfOneClass.safeParse(second);
  return earlier.success ? { ...earlier.data, version: 3, character: withClasses(earlier.data.character) } : second;
}

/** The file of a character, as text that people can read too; `items` are the entries of homebrew that are carried, as they go along. */
export function writeCharacterFile(character: Character, picture: string | null, items: readonly HomebrewEntry[] = []): string {
  const whole = { ...character, homebrew: [...character.homebrew.filter(({ kind }) => kind !== 'item'), ...items] };
  const file: CharacterFile = { format, version: 3, character: Fields.parse(whole), picture };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Whether some data calls itself one of our files. */
export function isCharacterFile(data: unknown): boolean {
  return z.object({ format: z.literal(format) }).safeParse(data).success;
}

/** The character of a file with a new home, as it was written but for hidden characters in its name and effects, which stay at their table; refuses what does not hold together, in a sentence. */
export function readCharacterFile(data: unknown, home: CharacterHome): CharacterResult<{ character: Character; picture: string | null }> {
  const file = CharacterFile.safeParse(upgraded(data));
  if (!file.success) {
    const [issue] = file.error.issues;
    return refuse('fileFieldIsWrong', { field: issue?.path.map(String).join('.').slice(0, 80) ?? '' });
  }
  const { id, userId, campaignId } = home;
  const name = withoutHiddenCharacters(file.data.character.name).trim();
  if (name === '') return refuse('fileNameIsInvisible', {});
  const sound = validateCharacter({ ...file.data.character, name, id, userId, campaignId });
  if (!sound.ok) return sound;
  const { pastEffects: _past, ...character } = withoutEffects(sound.value, () => true);
  return yes({ character, picture: file.data.picture });
}
