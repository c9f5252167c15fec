import { contentOfSpell } from '#domain/character/effects/content.ts';
import type { Character } from '#domain/character/character.ts';
import { heroSpellOf, spellsSpokenOf } from '#domain/narration/spells/hero-spells.ts';
import type { HeroSpell } from '#domain/narration/spells/hero-spells.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';

/** The spells that heroes speak of and can cast now, by their characters; `said` is what the player of each has said. */
export async function loadHeroSpells(
  characters: readonly Character[],
  said: readonly { heroId: string; text: string }[],
): Promise<Map<string, HeroSpell[]>> {
  const spells = new Map<string, HeroSpell[]>();
  for (const character of characters) {
    const text = said.flatMap((each) => (each.heroId === character.userId ? each.text : [])).join('\n');
    const found = await Promise.all(
      spellsSpokenOf(character, text).map(async (id) =>
        heroSpellOf(character, id, { ...(await contentOfSpell(character, id)), findCreature: calledCreature }),
      ),
    );
    const ready = found.filter((each) => each !== null);
    if (ready.length > 0) spells.set(character.id, ready);
  }
  return spells;
}
