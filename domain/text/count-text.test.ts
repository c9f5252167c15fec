import { expect, it } from 'vitest';
import { countText } from './count-text.ts';
import { pluralOf, severalText, singularOf, withArticle } from './noun-text.ts';

it.each([
  [0, '0 hit points'],
  [1, '1 hit point'],
  [2, '2 hit points'],
])('%i is said as "%s"', (count, text) => expect(countText(count, 'hit point')).toBe(text));

it('an irregular plural is given', () => expect(countText(2, 'person', 'people')).toBe('2 people'));

it.each([
  ['wolf', 'a wolf'],
  ['Elk', 'an Elk'],
  ['unicorn', 'a unicorn'],
  ['unimportant thing', 'an unimportant thing'],
  ['hour', 'an hour'],
  ['18', 'an 18'],
  ['14', 'a 14'],
])('%s has its article', (noun, text) => expect(withArticle(noun)).toBe(text));

it.each([
  ['Dagger', 'Daggers'],
  ['Torch', 'Torches'],
  ['Pouch', 'Pouches'],
  ['Potion of Healing', 'Potions of Healing'],
  ['Thieves’ Tools', 'Thieves’ Tools'],
  ['Quarterstaff', 'Quarterstaffs'],
  ['Ball Bearings (bag of 1,000)', 'Ball Bearings (bag of 1,000)'],
  ['Lantern, Hooded', 'Lanterns, Hooded'],
  ['enemy', 'enemies'],
  ['key', 'keys'],
  ['Knife', 'Knives'],
])('%s has its plural', (noun, text) => expect(pluralOf(noun)).toBe(text));

it('one is not counted', () => expect([severalText(1, 'Dagger'), severalText(2, 'Dagger')]).toEqual(['Dagger', '2 Daggers']));

it.each([
  ['Reed Elves', 'Reed Elf'],
  ['Marl Dwarves', 'Marl Dwarf'],
  ['Werewolves', 'Werewolf'],
  ['Marsh Witches', 'Marsh Witch'],
  ['Fishermen', 'Fisherman'],
  ['Midwives of the Ford', 'Midwife of the Ford'],
  ['Furies', 'Fury'],
  ['Pixies', 'Pixie'],
  ['Graves', 'Grave'],
  ['Olives', 'Olive'],
  ['Silt Hounds', 'Silt Hound'],
  ['Omen', null],
  ['Colossus', null],
  ['Ashborn', null],
  ['Seven People', null],
])('of %s one is %s', (many, one) => {
  expect(singularOf(many)).toBe(one);
});
