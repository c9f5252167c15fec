import { describe, expect, it } from 'vitest';
import { loreCards } from './lore-card.ts';
import type { LoreCard, PlayedEntry } from './lore-card.ts';
import { kindOf } from './lore-kind.ts';
import { firstSight, nameInPlay, placeInPlay, roleIn, thingInPlay, wordsFor } from './lore-names.ts';

function cardOf(category: PlayedEntry['category'], name: string, text = '', more: Partial<PlayedEntry> = {}): LoreCard {
  const [card] = loreCards([{ id: 'e', category, name, aliases: [], tags: [], text, audience: 'everyone', ...more }]);
  if (!card) throw new Error('No card.');
  return card;
}

describe('who and what an entry is in play', () => {
  it.each([
    ['factions', 'Mara Voss', 'Mara Voss is the harbour master. She counts the ships.', 'person', 'Mara Voss', 'Mara Voss'],
    ['factions', 'The Lamplighters', 'They keep the lamps.', 'group', 'the Lamplighter', 'a Lamplighter'],
    ['factions', 'Keepers of the Lamp', '', 'group', 'the Keeper of the Lamp', 'a Keeper of the Lamp'],
    [
      'factions',
      'The Salt Office',
      'An office that weighs salt. She who leads it is not named.',
      'group',
      'one of the Salt Office',
      'one of the Salt Office',
    ],
    ['races', 'Reed Elves', 'Slow-spoken people.', 'group', 'the Reed Elf', 'a Reed Elf'],
    ['races', 'Ashborn', 'Grey-eyed people.', 'group', 'the Ashborn', 'an Ashborn'],
    ['classes', 'Toll-Singer', 'One who sings.', 'group', 'the Toll-Singer', 'a Toll-Singer'],
    ['monsters', 'Silt Hounds', 'Dogs of mud.', 'beast', 'the Silt Hound', 'a Silt Hound'],
    ['monsters', 'The Old Eel', 'It sleeps.', 'beast', 'the Old Eel', 'the Old Eel'],
    ['monsters', 'Vex the Unburied', 'She walks at night.', 'beast', 'Vex the Unburied', 'Vex the Unburied'],
  ] as const)('%s: %s', (category, name, text, kind, called, seen) => {
    const card = cardOf(category, name, text);
    expect([kindOf(card), nameInPlay(card, kind), firstSight(card, kind)]).toEqual([kind, called, seen]);
  });

  it('is a person where a tag says so', () => {
    expect(kindOf(cardOf('monsters', 'Nib', 'It squeaks.', { tags: [' NPC '] }))).toBe('person');
  });

  it.each([
    ['Maren is the miller of Otterby, and tired.', 'the miller of Otterby'],
    ['A goatherd, thin as his stick.', 'a goatherd'],
    ['She lost her ship.', null],
    ['Tam is a man who counts his goats.', 'a man'],
  ])('has the role that its text begins with: %s', (text, role) => {
    expect(roleIn(cardOf('factions', 'Somebody', text))).toBe(role);
  });

  it('stands well in a sentence', () => {
    expect(['Isle of Teeth', 'The Long Stair', 'Cinder'].map((name) => placeInPlay({ name }))).toEqual([
      'the Isle of Teeth',
      'the Long Stair',
      'Cinder',
    ]);
    expect(['Ember Bell', 'Patience', "Mara's Ring", 'An Old Oar'].map((name) => thingInPlay(cardOf('items', name)))).toEqual([
      'the Ember Bell',
      'Patience',
      "Mara's Ring",
      'an Old Oar',
    ]);
  });

  it('goes by its names and by the words in them that are its own', () => {
    expect(wordsFor(cardOf('quests', 'Where is the Gannet?', '', { aliases: ['The Lost Ship'] }))).toEqual([
      'where is the gannet',
      'lost ship',
      'gannet',
      'lost',
      'ship',
    ]);
  });
});
