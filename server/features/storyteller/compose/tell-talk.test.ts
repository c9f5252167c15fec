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

const greetings = templateAdventure.npcs.flatMap((npc) => npc.greetings);
const wants = templateAdventure.npcs.flatMap((npc) => (npc.wants ?? []).map(({ says }) => says));
const smallTalk = (text: string) => [...greetings, ...wants].filter((each) => text.includes(each));

describe('somebody who is greeted and asked in the same words', () => {
  it.each([
    ["Good afternoon! I go over to the ferrywoman and ask her what's happened to the sea here", 'It went out on a Tuesday'],
    ['I call the muddy child over and ask what they have for sale', 'Sack: a doorknob'],
  ])('answers what is asked, and has no small talk: %s', (text, answer) => {
    expect(told(text)).toContain(answer);
    expect(smallTalk(told(text))).toEqual([]);
  });

  it('answers a greeting that stands alone', () => {
    expect(smallTalk(told('I greet the ferrywoman.'))).not.toEqual([]);
  });
});
