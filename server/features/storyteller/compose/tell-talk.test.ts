import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [{ id: 'mira', name: 'Mira' }];
const state = openingState(templateAdventure);

function told(text: string): string {
  const intents = [{ heroId: 'mira', text }];
  const brief = { campaignId: 'talk', turn: 1, cause: 'turn' as const, adventure: templateAdventure, state, party, intents, recent: [] };
  return playReply(brief, new Set()).text;
}

describe('words that are told again', () => {
  it('keep the small letter of a title that is no name', () => {
    expect(told('I say to the ferrywoman: "Do you know the reeve?"')).toContain('the reeve?');
  });
});

describe('a thing that is looked for by its name', () => {
  it('is named once', () => {
    const text = told('I search for the coil of tarred rope');
    expect(text.match(/coil of tarred rope/g)).toHaveLength(1);
  });
});

const greetings = templateAdventure.npcs.flatMap((npc) => npc.greetings);
const wants = templateAdventure.npcs.flatMap((npc) => (npc.wants ?? []).map(({ says }) => says));
const smallTalk = (text: string) => [...greetings, ...wants].filter((each) => text.includes(each));

describe('somebody who is greeted and asked in the same words', () => {
  it.each([
    ["Good afternoon! I go over to the ferrywoman and ask her what's happened to the sea here", 'went out on a Tuesday'],
    ['I call the muddy child over and ask what they have for sale', 'Sack: a doorknob'],
  ])('answers what is asked, and has no small talk: %s', (text, answer) => {
    expect(told(text)).toContain(answer);
    expect(smallTalk(told(text))).toEqual([]);
  });

  it('answers a greeting that stands alone', () => {
    expect(smallTalk(told('I greet the ferrywoman.'))).not.toEqual([]);
  });
});
