import { granted, hero, sentencesOf } from '#domain/character/character.fixture.ts';
import { expect, it } from 'vitest';
import { actOnSheet } from './act-on-sheet.ts';

const learn = (languages: string[], tools?: string[]) =>
  granted(actOnSheet(hero({ languages: ['Common'], tools: ['Dice Set'] }), { kind: 'setProficiencies', languages, tools }, () => 1));

it('languages that are typed twice stand once, and what is left out stays', () => {
  const { character } = learn(['Common', 'Elvish', 'elvish']);
  expect([character.languages, character.tools]).toEqual([['Common', 'Elvish'], ['Dice Set']]);
});

it('what changes about them is told', () => {
  expect(sentencesOf(learn(['Common', 'Elvish'], []))).toEqual(['Languages: Common to Common, Elvish.', 'Tools: Dice Set to none.']);
});
