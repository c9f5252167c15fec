import type { Character } from '#domain/character/character.ts';
import { writeCharacterFile } from '#domain/character/interchange/file.ts';
import { homebrewUsedBy } from '#domain/character/with-homebrew.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { seenByPlayers } from '#domain/homebrew/seen-entry.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';
import { findCharacter } from './characters.store.ts';
import { pictureOf } from './portraits.ts';

/** A character as a file of ours, with its picture and these items of homebrew that it carries. */
export async function characterFile(sql: Sql, character: Character, items: readonly HomebrewEntry[]): Promise<string> {
  const picture = await pictureOf(sql, character);
  return writeCharacterFile(character, picture?.bytes.toString('base64') ?? null, items);
}

/** The file of somebody's own hero, as players know what it carries; null where there is no such hero of theirs. */
export async function findOwnHeroFile(
  sql: Sql,
  userId: string,
  { campaignId, characterId }: { campaignId: string; characterId: string },
): Promise<{ hero: Character; text: string } | null> {
  const hero = await findCharacter(sql, campaignId, characterId);
  if (hero?.userId !== userId) return null;
  const items = (await findOwnContent(sql, campaignId, homebrewUsedBy(hero))).filter(({ kind }) => kind === 'item');
  return {
    hero,
    text: await characterFile(
      sql,
      hero,
      items.flatMap((entry) => seenByPlayers(entry) ?? []),
    ),
  };
}
