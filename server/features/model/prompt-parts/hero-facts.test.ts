import { carrying, everyClass, hero as sheetOf, risen } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { heroCardOf } from '#domain/narration/hero-card.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { describe, expect, it } from 'vitest';
import { sampleBrief } from '#tests/support/services/narrator-reply.ts';
import { heroesNow, heroFacts } from './hero-facts.ts';

/** Six heroes, four characters to a token. */
const CHARACTERS_FOR_SIX = 6000;

function told(...characters: Character[]): { stable: object[]; now: object[] } {
  const party: Hero[] = characters.map((character, index) => ({
    id: `player-${index}`,
    name: character.name,
    sheet: heroSheetOf(character),
    card: heroCardOf(character),
  }));
  const brief = sampleBrief({ party });
  const heroes = Object.fromEntries(party.map(({ id, sheet }) => [id, { damage: sheet?.damage ?? 0 }]));
  return { stable: heroFacts(brief), now: heroesNow({ party, state: { ...brief.state, heroes } }) };
}

describe('A hero’s card in the prompt', () => {
  it('says who they are, what they wield and carry, and what is in the purse', () => {
    const inventory = [
      ...carrying(['longsword', 'mainHand'], ['shortbow', 'pack']),
      ...carrying(['torch', 'pack']).map((each) => ({ ...each, id: 'torches', quantity: 5 })),
    ];
    const coins = { ...sheetOf().coins, gold: 12, copper: 3 };
    const { stable, now } = told(sheetOf({ inventory, coins, pronouns: 'she', damage: 4, conditions: ['poisoned'] }));
    expect(stable).toEqual([
      {
        kind: 'hero',
        id: 'player-0',
        name: 'Kara',
        species: 'Human',
        pronouns: 'she',
        class: 'Fighter 1',
        level: 1,
        weapons: 'Longsword, Shortbow',
        carries: 'Torch x5',
      },
    ]);
    expect(now).toEqual([
      {
        kind: 'hero',
        id: 'player-0',
        name: 'Kara',
        hitPoints: '6 of 10',
        conditions: ['poisoned'],
        'uses left': 'Second Wind: 2 of 2',
        purse: { copper: 3, gold: 12 },
        looks: 'scratched',
      },
    ]);
  });

  it('says which spells are ready, what is concentrated on, and which slots and uses are left', () => {
    const spells = [
      { spell: 'light', prepared: true, from: 'class' },
      { spell: 'bless', prepared: true, from: 'class' },
      { spell: 'aid', prepared: true, from: 'class' },
      { spell: 'sanctuary', prepared: false, from: 'class' },
    ] as const;
    const cleric = sheetOf({ class: 'cleric', level: 3, spells, concentration: 'bless', slotsSpent: [1, 2, 0, 0, 0, 0, 0, 0, 0] });
    const { stable, now } = told(cleric);
    expect(stable[0]).toMatchObject({ class: 'Cleric 3, Life Domain', cantrips: 'Light', 'spells prepared': 'Aid, Bless' });
    expect(now[0]).toMatchObject({ concentratesOn: 'Bless', 'slots left': 'level 1: 3 of 4, level 2: 0 of 2' });
    expect(JSON.stringify([stable, now])).not.toContain('Sanctuary');
  });

  it('of six heroes of the highest level stays within its bound', () => {
    const six = everyClass.slice(-6).map((id) => risen(id, 20));
    const torches = Array.from({ length: 30 }, (): Parameters<typeof carrying>[0] => ['torch', 'pack']);
    const packed = six.map((each): Character => {
      return { ...each, inventory: carrying(...torches), conditions: ['poisoned', 'prone', 'frightened'] };
    });
    const { stable, now } = told(...packed);
    expect(JSON.stringify([...stable, ...now]).length).toBeLessThan(CHARACTERS_FOR_SIX);
  });

  it('tells of somebody without a sheet only their name and how they look', () => {
    const party = [{ id: 'mira', name: 'Mira' }];
    const brief = sampleBrief({ party });
    expect(heroFacts(brief)).toEqual([{ kind: 'hero', id: 'mira', name: 'Mira' }]);
    expect(heroesNow(brief)).toEqual([{ kind: 'hero', id: 'mira', name: 'Mira', looks: 'unhurt' }]);
  });
});
