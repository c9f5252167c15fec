import { describe, expect, it } from 'vitest';
import { saidToNarrator } from './to-narrator.ts';

describe('a line that calls the narrator', () => {
  it.each([
    ['narrator, who lives there?', 'who lives there?'],
    ['who lives there narrator', 'who lives there'],
    ['hey GM what is that', 'what is that'],
    ['(ooc: storyteller, what do I carry?)', 'what do I carry?'],
    ['Is the kid honest, dungeon master?', 'Is the kid honest?'],
  ])('%s is read without the name', (text, rest) => {
    expect(saidToNarrator(text)).toBe(rest);
  });

  it.each(['narrator', 'who is the narrator', 'I open the door'])('%s calls nobody', (text) => {
    expect(saidToNarrator(text)).toBeUndefined();
  });
});
