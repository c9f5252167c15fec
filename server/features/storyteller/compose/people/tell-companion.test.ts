import { describe, expect, it } from 'vitest';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party: Hero[] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true },
];

/** What is told of a line at a place of the mountain town. */
function told(text: string, { clues = [], recent = [] }: { clues?: string[]; recent?: Brief['recent'] } = {}): string {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('There is no such world.');
  const state = { ...openingState(adventure), clues };
  return playReply(briefOf({ adventure, state, party, recent, intents: [{ heroId: 'mira', text }] }), new Set()).text;
}

const aim = 'The sale hangs on the Moot';

describe('a hero whose player is away', () => {
  it.each([
    'Tov, what would you do now?',
    'tov, any ideas?',
    'Tov, where do we start?',
    'I ask Tov what he makes of it',
    'what does Tov think we should do?',
  ])('has a view, from what the party knows: %s', (text) => {
    expect(told(text)).toContain(aim);
  });

  it('has another one where the first has been told', () => {
    const content = told('Tov, what would you do now?');
    const again = told('Tov, any other thoughts?', { recent: [{ content, role: 'ai', sender: 'Narrator' }] });
    expect(again).not.toContain(aim);
    expect(again).not.toMatch(/shoulder|no answer|does not know|leaves it to/);
  });

  it('takes one of two things that are put to them', () => {
    expect(told('Tov, what do you say: the mayor or the bakehouse first?')).toMatch(
      /Tov [^.]*(?:the mayor|the floury passage|bakehouse)|Of the two Tov/,
    );
  });

  it('says whom to trust as far as anybody has seen', () => {
    expect(told('Tov, do you trust Tibb?')).toMatch(/Tov (?:would trust|has seen nothing|would hear more)/);
  });

  it('is whispered to, and nobody else is', () => {
    const text = told('I whisper to Tov: the boy hides something');
    expect(text).toMatch(/whispers? to Tov|under their breath to Tov|quietly Mira says to Tov/);
    expect(text).not.toMatch(/"[^"]*hides something[^"]*"[^"]*says Tibb/);
  });
});
