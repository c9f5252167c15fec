import { describe, expect, it } from 'vitest';
import { findMotifs } from './find-motifs.ts';

const phrasesOf = (prompt: string) => findMotifs(prompt).map((motif) => motif.phrase);

describe('findMotifs', () => {
  it.each([
    [
      'things with their articles and what they are like',
      'A drowned king, the great pressure clock and walled wells',
      ['a drowned king', 'the great pressure clock', 'walled wells'],
    ],
    [
      'things and not what happens to them',
      'Three hundred years after the sky burned, caravans cross the glass plains',
      ['the sky', 'caravans', 'the glass plains'],
    ],
    [
      'things and not the verbs between them',
      'where the dead pay taxes and airships carry letters',
      ['the dead', 'taxes', 'airships', 'letters'],
    ],
    ['nothing of what frames them', 'Create a high fantasy world with many strange things in it', []],
    ['no word that only says how something is', 'It is old, and what is true is lost', []],
    ['a name as it is written', 'The towers of Harrow Deep', ['the towers', 'Harrow Deep']],
    ['each once', 'bells, bells and Bells', ['bells']],
    ['the right article', 'a island of a empress', ['an island', 'an empress']],
  ])('finds %s', (_, prompt, motifs) => {
    expect(phrasesOf(prompt)).toEqual(motifs);
  });

  it('takes no more than a world can hold', () => {
    expect(findMotifs(Array.from({ length: 40 }, (_, at) => `thing${String.fromCharCode(97 + (at % 26))}x${at}`).join(', '))).toHaveLength(
      12,
    );
  });
});
