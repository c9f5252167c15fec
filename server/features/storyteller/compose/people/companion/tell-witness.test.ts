import { describe, expect, it } from 'vitest';
import type { Hero } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party: Hero[] = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov', isAway: true },
];

function told(text: string): string {
  const adventure = readyAdventures.get('the-shut-country');
  if (!adventure) throw new Error('There is no such world.');
  return playReply(briefOf({ adventure, state: openingState(adventure), party, intents: [{ heroId: 'mira', text }] }), new Set()).text;
}

const evades = /one shoulder|neither yes nor no|no answer|does not say|leaves it to|looks at Mira for a moment/;

describe('a hero whose player is away', () => {
  it.each([
    'tov, do you remember anyone walking in front of us?',
    'Tov, have you seen a dragon anywhere?',
    'does tov remember the tune?',
    'I ask Tov whether he remembers the tune',
  ])('says plainly that nothing of the kind was seen: %s', (text) => {
    const reply = told(text);
    expect(reply).toMatch(/(?:"No[.,"]|"Not I,"|"No," is)/);
    expect(reply).not.toMatch(evades);
    expect(reply).not.toMatch(/settles whether|You could ask/);
  });

  it('tells what stands before everybody, and what the party has been told', () => {
    expect(told('Tov, have you seen the puddle under the coats?')).toContain('meltwater');
    expect(told('Tov, do you know the boy?')).not.toMatch(evades);
  });

  it('is asked for no fact by words that name none', () => {
    expect(told('Tov, did you hear that?')).not.toMatch(/seen nothing of the kind|Not that I know of/);
  });
});
