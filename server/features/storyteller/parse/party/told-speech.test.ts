import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { opened } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { withLentWords } from './orders-to-heroes.ts';

const mira: Hero = { id: 'mira', name: 'Mira' };
const tov: Hero = { id: 'tov', name: 'Tov', isAway: true };

/** What one message of Mira's player comes to, hero by hero. */
const heard = (text: string) =>
  withLentWords({ intents: [{ heroId: 'mira', text }], party: [mira, tov], state: opened }).map(
    ({ heroId, text: label }) => `${heroId}: ${label}`,
  );

describe('another hero who is told of', () => {
  it.each([
    ['Tov raises both palms and says: "We mean no harm. Let us by?"', ['tov: I raise both palms and say: "We mean no harm. Let us by?"']],
    ['Tov steps up to the miller: "Is my bread done?"', ['tov: I step up to the miller: "Is my bread done?"']],
    ['I open the door. Tov whispers "who is there?"', ['mira: I open the door.', 'tov: I whisper: "who is there?"']],
  ])('speaks the words that stand behind it: %s', (said, parts) => {
    expect(heard(said)).toEqual(parts);
  });

  it('says nothing where a thing is only called by a name', () => {
    expect(heard('Tov takes the "best" bread').join()).not.toMatch(/I say|: "best"/);
  });

  it.each([
    ['Oh no, Tov! He pulls the lever.', ['mira: Oh no, Tov!', 'tov: I pull the lever']],
    ['Tov! He throws me the rope.', ['mira: Tov!', 'tov: I throw Mira the rope']],
  ])('does what is told of "him" once he was called: %s', (said, parts) => {
    expect(heard(said)).toEqual(parts);
  });

  it('does nothing where it is only said how he is', () => {
    expect(heard('Sit down, Tov! He looks tired.').join()).not.toContain('tov: I look');
  });

  it.each([
    ['while the guard counts his coins me and Tov climb over the wall', 'mira: while the guard counts his coins we climb over the wall'],
    ['we take the road to the weir, Tov too', 'mira: we take the road to the weir'],
    ['"Stay in, Pim. We will go to the mill and look." Let\'s go, Tov!', 'We go to the mill.'],
  ])('goes along: %s', (said, part) => {
    expect(heard(said).join()).toContain(part);
  });
});

describe('another hero who is bidden in quotation marks, or after a word to him', () => {
  it.each([
    ['"Tov, have a look at the trough, would you? Any oats left?"', 'tov: I take a look at the trough'],
    ['Tov, your arms are longer. Reach for the lantern.', 'tov: I reach for the lantern'],
  ])('does it: %s', (said, part) => {
    expect(heard(said)).toContain(part);
  });

  it('is only asked where nothing is bidden', () => {
    expect(heard('Tov, your boots are wet. What do you say?').join()).not.toContain('tov:');
  });
});
