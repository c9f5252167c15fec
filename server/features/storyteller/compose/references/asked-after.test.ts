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

const [quay, tide, anchor, yard, guests] = [
  ['free-template-world', 'dry-quay'],
  ['free-template-world', 'tide-house'],
  ['free-template-world', 'borrowed-anchor'],
  ['high-ambry', 'goose-yard'],
  ['the-shut-country', 'guest-house'],
] as const;

describe('a question about what was just told', () => {
  const told = 'Mira waits. A breath of cold comes in over the flats, although there is no wind to carry it. Somebody drops a spoon.';

  it.each([
    ['What was that cold breath just now?', 'A breath of cold comes in over the flats'],
    ["what's that cold breath", 'A breath of cold comes in over the flats'],
    ['whats that spoon?', 'Somebody drops a spoon.'],
  ])('is answered with what was told of it: %s', (line, said) => {
    expect(askedAfter(quay, told, line)).toContain(said);
  });

  it('says by its name that there is no more to it', () => {
    expect(askedAfter(quay, told, 'whats that spoon?')).toContain('no more to be made out of the spoon');
  });

  it.each([
    ['why is there a cushion', 'the clerk has put a cushion under it'],
    ['what was that trembling on the rope?', 'a bell rope comes down'],
  ])('is answered with what the place was told with: %s', (line, said) => {
    const place = readyAdventures.get(tide[0])?.scenes.find(({ id }) => id === tide[1]);
    expect(askedAfter(tide, place?.description ?? '', line)).toContain(said);
  });

  it.each(['go to the Tide House', 'what is truth?'])('is none where nothing of the kind was told: %s', (line) => {
    expect(askedAfter(quay, told, line)).not.toContain('no more to be made out');
  });
});

describe('a question whether something is here', () => {
  it.each([
    [quay, 'Is there a dog here?', 'No dog that you can see here.'],
    [quay, 'is there a hammer or something heavy lying about?', 'No hammer that you can see here.'],
    [quay, 'any handwriting I could match to someone?', 'No handwriting that you can see here.'],
    [guests, 'is there a cellar or trapdoor in this place', 'No cellar and no trapdoor that you can see here.'],
    [guests, 'is there a mirror or a picture on the wall?', 'No mirror and no picture on the wall that you can see.'],
    [quay, 'whose lantern is that by the door?', 'No lantern that you can see here.'],
  ] as const)('is answered with a plain no that names it, and with no list: %s %s', (place, line, said) => {
    const text = askedAfter(place, '', line);
    expect(text).toContain(said);
    expect(text).not.toMatch(/There is |Here with you/);
  });

  it.each([
    [guests, 'is there a bunk with a bag or boots in it', 'Twenty bunks'],
    [tide, 'is there a signature or a seal on the charter', 'The seal is a wave'],
    [tide, 'is there a clerk? where is he', 'Pim Oddy is here'],
  ] as const)('is answered with what there is: %s %s', (place, line, said) => {
    expect(askedAfter(place, '', line)).toContain(said);
  });

  it('is put to nobody where only beasts could hear it', () => {
    expect(askedAfter(yard, '', 'who tied those ribbons on it')).toContain('four ribbons');
  });

  it('says whose one of several is only where it was told', () => {
    expect(askedAfter(anchor, '', 'which door is his')).toBe('Nobody has told you which door is his.');
  });
});

describe('what there is to be had in a place', () => {
  it.each(["what's worth stealing", 'anything worth pinching off these benches?', 'what could i take without anyone minding'])(
    'is what lies there: %s',
    (line) => {
      expect(askedAfter(['high-ambry', 'warmside'], '', line)).toContain('for the taking: a spare shawl in mustard yellow');
    },
  );

  it.each(['is there something to hide behind here??', 'where could I hide', 'any cover?'])('is what one can get behind: %s', (line) => {
    const text = askedAfter(yard, '', line);
    expect(text).toContain('You could get behind the pump');
    // The gander is as high as a table, and there is none.
    expect(text).not.toContain('table');
  });
});

describe('a question about who gains and what to do', () => {
  it.each([
    'so who would gain if she stayed lost, i wonder',
    'any suspects?',
    'who could have had a reason to do this',
    'which ways do I see to stop this',
  ])('is answered from what is open, and with no way out: %s', (line) => {
    const text = askedAfter(hatch, '', line);
    expect(text).toContain('The sale hangs on the Moot');
    expect(text).not.toContain('broad steps');
  });
});

describe('somebody who is described', () => {
  it.each([
    [['high-ambry', 'warmside'], 'the knitting lady, who is that?', 'Nan Tolliver'],
    [['high-ambry', 'warmside'], 'who is the woman with the dress', 'Jessamy Fenn'],
    [['the-shut-country', 'stove-street'], "who's the shovel guy", 'Arvid Mose'],
  ] as const)('is found by it: %s %s', (place, line, name) => {
    expect(askedAfter(place, '', line)).toContain(name);
  });

  it('is nobody who does not look so', () => {
    expect(askedAfter(['the-shut-country', 'stove-street'], '', "who's the lady in red")).not.toContain('Arvid Mose is');
  });
});

describe('whether anybody shows something', () => {
  it('is answered with what can be seen, and with no list of who is here', () => {
    const text = askedAfter(['free-template-world', 'borrowed-anchor'], '', 'does anyone in the room flinch when I do?');
    expect(text).toContain('Nobody that you can see.');
    expect(text).not.toContain('Here with you');
  });
});
