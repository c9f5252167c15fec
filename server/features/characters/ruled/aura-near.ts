import type { Character } from '#domain/character/character.ts';
import { auraNear } from '#domain/character/rolls/aura-near.ts';
import type { Part } from '#domain/character/sheet/figure.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { limits } from '#domain/limits/limits.ts';
import { findPlay, listParticipants } from '#server/features/campaigns/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listCharacters } from '#server/features/characters/characters.store.ts';
import { isInFight } from '#server/features/characters/is-in-fight.ts';

/**
 * What the aura of another hero of the table adds to a save of this one, as long as they are at one place of the story: nobody says there
 * how far apart they stand. Null in a fight, which knows its auras itself.
 */
export async function findAuraNear(sql: Sql, hero: Character): Promise<Part | null> {
  const { campaignId, id: characterId } = hero;
  const players = (await listParticipants(sql, campaignId, limits.charactersAtOnce)).map(({ userId }) => userId);
  const party = (await listCharacters(sql, campaignId, { players }, players.length)).filter(({ userId }) => players.includes(userId));
  if (auraNear(hero, party) === null || (await isInFight(sql, { campaignId, characterId }))) return null;
  const play = await findPlay(sql, campaignId);
  const here = (one: Character) => (play === null ? null : sceneIdOf(play.state, one.userId));
  return auraNear(
    hero,
    party.filter((one) => here(one) === here(hero)),
  );
}
