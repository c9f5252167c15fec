import { randomUUID } from 'node:crypto';
import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { makeReadyHero } from '#domain/character/creation/ready-hero.ts';
import type { ReadyHero } from '#domain/character/creation/ready-hero.ts';
import { newKeptHero } from '#domain/character/kept/kept-hero.ts';
import { partyOf } from '#domain/party-of.ts';
import { heroDocument } from './hero-document.ts';

/** A PNG of one pixel. */
export const smallPicture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A hero away from tables as a device has it, changed as given. */
export function heroToKeep(changes: Partial<Character> = {}, who: ReadyHero = { name: 'Odrun', race: 'dwarf', class: 'fighter' }) {
  const id = randomUUID();
  const made = makeReadyHero({ id, userId: 'away', campaignId: 'away' }, who, 'srd');
  if (!made.ok) throw new Error(made.refused.code);
  const character = { ...made.value, ...changes };
  const came = characterFact({ kind: 'comesFromFile', hero: partyOf(character) });
  return { id, character, hero: heroDocument(newKeptHero(character, came, { id: randomUUID(), at: new Date() })) };
}
