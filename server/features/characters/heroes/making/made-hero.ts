import { randomUUID } from 'node:crypto';
import type { CharacterHome } from '#domain/character/blank.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { newKeptHero } from '#domain/character/kept/kept-hero.ts';
import type { MadeHero } from '#contract/play/heroes/heroes-shapes.ts';
import { heroCard, sheetKept, sheetNow } from '#server/features/characters/heroes/asked-hero.ts';
import { heroDocument } from '#server/features/characters/heroes/hero-document.ts';

/** What stands for a campaign and for a player on the sheet of a hero who is at no table. */
const NOWHERE = 'away';

/** Where a hero away from tables is: nobody's and nowhere, whoever asks. */
export const homeOf = (id: string): CharacterHome => ({ id, userId: NOWHERE, campaignId: NOWHERE });

/** That somebody was made here, where a table is told that they join it. */
const cameAlone = (came: CharacterFact): CharacterFact => (came.kind === 'joins' ? { ...came, kind: 'isMade' } : came);

/** A hero who was just made, for whoever asked to keep. */
export async function madeHero(made: Character, came: CharacterFact): Promise<MadeHero> {
  const now = new Date();
  const character = await sheetNow(made, now);
  const kept = newKeptHero(sheetKept(character), cameAlone(came), { id: randomUUID(), at: now });
  return { hero: heroDocument(kept), card: heroCard(character), character };
}
