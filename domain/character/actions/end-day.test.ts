import { carrying, granted, hero, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { endDay } from './end-day.ts';

const rations = (quantity: number) => carrying(['rations', 'pack']).map((each) => ({ ...each, quantity }));

describe('several days that end at once', () => {
  it('are told in a sentence for each thing, whatever grows from day to day', () => {
    const ended = granted(endDay(hero(), { days: 5, water: 'less', food: 'none' }, scripted()));
    expect(ended.character).toMatchObject({ exhaustion: 6, lacking: { thirst: 5, hunger: 1, foodlessDays: 5 } });
    expect(sentencesOf(ended)).toEqual([
      '5 days end: Kara drinks too little and eats nothing in each.',
      'Kara has exhaustion level 5 of thirst, until they drink enough for a whole day.',
      'Kara has exhaustion level 1 of hunger, until they eat enough for a whole day.',
      'Kara dies of exhaustion.',
    ]);
  });

  it('are told apart where Rations last for some of them', () => {
    const ended = granted(endDay(hero({ inventory: rations(2) }), { days: 6, water: 'all', food: 'none', rations: true }, scripted()));
    expect(ended.character.lacking.foodlessDays).toBe(4);
    expect(sentencesOf(ended)).toEqual([
      '2 days end: Kara drinks enough and eats enough in each.',
      '4 days end: Kara drinks enough and eats nothing in each.',
      'Kara eats 2 days of Rations, and has none left.',
    ]);
  });

  it('end alike though a save against hunger fails on one and holds on the next', () => {
    const ended = granted(endDay(hero(), { days: 3, water: 'all', food: 'less' }, scripted(2, 20, 2)));
    expect(sentencesOf(ended)).toEqual([
      '3 days end: Kara drinks enough and eats too little in each.',
      'Kara has exhaustion level 2 of hunger, until they eat enough for a whole day.',
      'Exhaustion level: 2.',
    ]);
  });
});
