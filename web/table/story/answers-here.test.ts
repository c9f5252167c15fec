import { expect, it } from 'vitest';
import { answersHere } from './answers-here.ts';

const mira = { userId: 'mira', seat: 'player' } as const;
const tov = { userId: 'tov', seat: 'player' } as const;
const others = [
  { userId: 'oda', seat: 'owner' },
  { userId: 'wim', seat: 'spectator' },
] as const;
const usual = { narratorAnswers: 'inCharacter' } as const;

it('the words of the only player do what a turn does; those of one of several do not', () => {
  expect(answersHere({ participants: [mira], settings: usual }, 'mira')).toBe('withoutTurns');
  expect(answersHere({ participants: [mira, ...others], settings: usual }, 'mira')).toBe('withoutTurns');
  expect(answersHere({ participants: [mira, tov], settings: usual }, 'mira')).toBe('inCharacter');
});

it('what the table has chosen otherwise stands', () => {
  expect(answersHere({ participants: [mira], settings: { narratorAnswers: 'turns' } }, 'mira')).toBe('turns');
  expect(answersHere({ participants: [mira, tov], settings: { narratorAnswers: 'withoutTurns' } }, 'mira')).toBe('withoutTurns');
});

it('in a fight words in character need no turn of the table', () => {
  expect(answersHere({ participants: [mira, tov], settings: usual }, 'mira', true)).toBe('withoutTurns');
  expect(answersHere({ participants: [mira, tov], settings: { narratorAnswers: 'turns' } }, 'mira', true)).toBe('turns');
});
