import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { partyOf } from '#tests/exam/party.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = partyOf(openingState(templateAdventure));

function told(text: string): string {
  return playReply(briefOf({ adventure: templateAdventure, party, intents: [{ heroId: 'hero-1', text }] }), new Set()).text;
}

describe('a question about the game', () => {
  it.each([
    ['show me my character sheet pls', 'Mira is a halfling, Rogue 1.'],
    ['can you tell me a bit about my character?', 'The whole sheet stands on the Character tab'],
    ['what skills am I proficient in', 'Mira is trained in stealth +7'],
    ['who am I and what can I do', 'Mira is a halfling, Rogue 1.'],
    ['do I have any weapons on me?', 'Shortsword, Dagger and Shortbow'],
    ['how hurt is Tov?', 'Tov is unhurt: '],
    ['can you answer for Tov or do i play him too?', 'Tov (dwarf, Fighter 1) has a player of their own'],
    ['what are we supposed to be doing here', 'find out where the sea has gone'],
    ['what do I need to type to do stuff', 'Write as you would tell it at a table'],
    ['is there magic in this game?', 'There is magic'],
    ['what happens when I drop to 0 hp', 'rolls a death save each turn'],
    ['how does a short rest work in this', 'A short rest is an hour of quiet.'],
    ['what would I have to roll to sneak past her', 'Stealth would be rolled for it. Mira has +7 in it'],
    ['whats sneak attack', 'Sneak Attack: Once per turn'],
    ['can I cast spells?', 'Mira has no spells on the sheet'],
    ['can I do any magic or do I just have to hit things?', 'Mira has no spells on the sheet'],
    ['did she notice me?', 'that you have noticed'],
  ])('is answered from the state: %s', (text, answer) => {
    expect(told(text)).toContain(answer);
  });

  it('says that nothing is known only where no part was answered, and what was asked', () => {
    expect(told('what am I good at? what is the shape of the moon above it all?')).not.toContain('Nothing ');
    expect(told('what is the shape of the moon above it all?')).toContain('shape of the moon');
  });

  it.each(['Wenna, are you any good at magic?', 'I take a short rest', 'I cast fire bolt at Wenna'])(
    'is not what is said or done: %s',
    (text) => {
      expect(told(text)).not.toContain('Character tab');
    },
  );
});
