import { cardOf } from '#domain/character/card.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { listedCharacters } from './listed-characters.ts';

const card = (name: string, level: number, campaignName: string) => ({ ...cardOf(hero({ name, level })), campaignName });
const cards = [card('Tov', 3, 'Ashes'), card('Mira', 1, 'The salt road'), card('Anselm', 3, 'The salt road')];
const names = (...asked: [search: string, order: 'name' | 'level' | 'campaign']) =>
  listedCharacters(cards, ...asked).map(({ name }) => name);

describe('one’s characters', () => {
  it('stand in the order asked for', () => {
    expect(names('', 'name')).toEqual(['Anselm', 'Mira', 'Tov']);
    expect(names('', 'level')).toEqual(['Anselm', 'Tov', 'Mira']);
    expect(names('', 'campaign')).toEqual(['Tov', 'Anselm', 'Mira']);
  });

  it('are found by name and by campaign', () => {
    expect(names(' SALT ', 'name')).toEqual(['Anselm', 'Mira']);
    expect(names('tov', 'name')).toEqual(['Tov']);
    expect(names('nobody', 'name')).toEqual([]);
  });
});
