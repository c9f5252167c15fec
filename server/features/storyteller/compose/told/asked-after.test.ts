import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place where the narrator has just told this. */
function askedAfter([world, scene]: readonly [string, string], told: string, line: string): string {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const recent = told === '' ? [] : [{ sender: 'Narrator', role: 'ai' as const, content: `${told}\n\nWhat do you do?` }];
  const intents = [{ heroId: 'mira', text: line }];
  return playReply(briefOf({ adventure, state, recent, intents }), new Set()).text;
}

const hatch = ['high-ambry', 'hatch'] as const;

describe('"who is she"', () => {
  const said = 'Mira asks Tibb Arkle. "I sat up with her, and then her shelf was bare," says Tibb Arkle.';

  it.each(["uh who's 'she' in all this", 'who is "her"', 'who is she?', "wait, that's sad. who is she btw"])(
    'is whoever the tale means by it, where the last reply names nobody: %s',
    (line) => {
      expect(askedAfter(hatch, said, line)).toContain('The Dowager is a sourdough');
    },
  );

  it('is nobody whose name only holds the letters of the word', () => {
    expect(askedAfter(['the-shut-country', 'guest-house'], 'A coat of grey sheepskin.', "who is 'she'?")).not.toContain('sheepskin');
  });

  it('is not whoever has just said it of somebody else', () => {
    const told = '"Jessamy owes me a stool, and she forgets it," says Nan Tolliver.';
    expect(askedAfter(['high-ambry', 'warmside'], told, 'who is she?')).toContain('Jessamy Fenn is the bride');
  });
});
