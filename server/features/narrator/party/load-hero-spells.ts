import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { Character } from '#domain/character/character.ts';
import type { HeroSheet } from '#domain/narration/brief.ts';
import { heroSpellOf, isCastable, readySpellsOf, spellsSpokenOf } from '#domain/narration/spells/hero-spells.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { worksMagic } from '#domain/narration/spells/unnamed-magic.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { saidBy } from './said-by.ts';

/** What a sheet says of spells to the narrator. */
export type HeroSpells = Pick<HeroSheet, 'spells' | 'castable'>;

async function spellsOf(character: Character, ids: readonly string[]): Promise<HeroSpell[]> {
  const found = await Promise.all(
    ids.map(async (id) => heroSpellOf(character, id, { ...(await contentOfSpell(character, id)), findCreature: calledCreature })),
  );
  return found.filter((each) => each !== null);
}

/**
 * The spells that heroes speak of and can cast now, by their characters; all that they can cast where they work magic and name none.
 * `said` is what the player of each has said.
 */
export async function loadHeroSpells(
  characters: readonly Character[],
  said: readonly { heroId: string; text: string }[],
): Promise<Map<string, HeroSpells>> {
  const spells = new Map<string, HeroSpells>();
  for (const character of characters) {
    const text = saidBy(character, said);
    const ready = await spellsOf(character, spellsSpokenOf(character, text));
    if (ready.length > 0) spells.set(character.id, { spells: ready });
    else if (worksMagic(text))
      spells.set(character.id, { castable: (await spellsOf(character, readySpellsOf(character))).filter(isCastable) });
  }
  return spells;
}
