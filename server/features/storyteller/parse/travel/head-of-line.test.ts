import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];
const [tides, ambry, shut] = ['free-template-world', 'high-ambry', 'the-shut-country'] as const;

/** A reply to what Mira says at a place, with the places that the party has seen and what was told before. */
function play(world: string, scene: string, said: string, { seen = [], recent = [], clues = [] }: Given = {}) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [...seen, scene], clues: [...clues] };
  const brief = briefOf({ adventure, state, party, intents: [{ heroId: 'mira', text: said }], recent: [...recent] });
  const { text, progress } = playReply(brief, new Set());
  return { text, scene: progress.state.scene, taken: progress.state.taken };
}

interface Given {
  seen?: readonly string[];
  clues?: readonly string[];
  recent?: readonly { sender: string; role: 'player' | 'ai'; content: string }[];
}

describe('a journey', () => {
  it.each([
    [shut, 'guest-house', "ok let's go to the schoolhouse, Pell said the slate isn't wiped", 'schoolroom', /Pell said|slate isn't/],
    [shut, 'guest-house', "Let's go to the smithy, and bring the cordial", 'smithy', /brings the cordial/],
    [ambry, 'hatch', "lets go to the bakehouse, bring tibb along. he's coming with me", 'bakehouse', /bring Tibb along/],
    [ambry, 'goose-yard', 'off to Warmside, gander be damned', 'warmside', /gander be/],
    [shut, 'guest-house', 'we go to the Hearth House with Corm', 'hearth-house', /with Corm/],
    [shut, 'guest-house', 'out the felted door then, with Pell', 'stove-street', /door with Pell|then,\./],
    [tides, 'bell-loft', "aha! Tar on the knee, that's Wenna! Tov, let's go back to the quay and confront her", 'dry-quay', /[Tt]ars on/],
    [ambry, 'parlour', "a stair! back to the moot hall to see the 'bats'", 'moot-hall', /[Bb]ats\.?"/],
    [shut, 'treeline', 'we go back to the gate', 'south-gate', /within arm|few steps/],
    [tides, 'bell-loft', 'Tar on her knee... it was Wenna! back down to the quay, now, confront her', 'dry-quay', /[Tt]ars on|"Now\."/],
  ])('is read from the head of its line, and nothing else is told as gone: %s, %s: %s', (world, from, said, to, recited) => {
    const reply = play(world, from, said, { seen: ['tide-house', 'dry-quay', 'warmside'] });
    expect(reply.scene).toBe(to);
    expect(reply.text).not.toMatch(recited);
  });

  it('takes along what lies there, and asks whoever would come', () => {
    expect(Object.keys(play(shut, 'guest-house', "Let's go to the smithy, and bring the cordial").taken)).toEqual(['spruce-cordial']);
    expect(play(ambry, 'hatch', "let's go to the bakehouse, bring tibb along").text).toContain('I cannot leave the Hatch');
    expect(play(shut, 'guest-house', 'will Pell come along or not?').text).toContain('asks Pell to come');
  });

  it.each([
    ['straight to the bell loft', 'bell-loft'],
    ['I keep walking to the bell loft', 'bell-loft'],
    ['off to the Tide House and up to the bell loft, no stops', 'bell-loft'],
    ['go to the bell loft', 'bell-loft'],
    ['up the ramp to the foundry, then on to rope lane and the salt office', 'salt-office'],
  ])('that is to stop nowhere goes through places that are new: %s', (said, to) => {
    expect(play(tides, 'dry-quay', said).scene).toBe(to);
  });

  it('goes on in the metal and not by a way: to chuck the lead one down', () => {
    expect(play(tides, 'bell-loft', 'chuck the lead one down', { seen: ['tide-house'] }).scene).toBe('bell-loft');
  });

  it.each([
    ['out the door, down the street, into the smithy', shut, 'guest-house', [], 'smithy'],
    ['leave the smithy, cross the street, in at the low door', shut, 'smithy', ['stove-street'], 'schoolroom'],
    ["I'd like us both to go over to the Keeper's Room now", shut, 'stove-street', [], 'keepers-room'],
    ['let us betake ourselves to the Salt Office', tides, 'tide-house', [], 'salt-office'],
    ["over to the tavern, you and me Tov, I'm buying", tides, 'dry-quay', [], 'borrowed-anchor'],
    ["to the mayor's parlour", ambry, 'hatch', [], 'parlour'],
    ['we go to the old baths', ambry, 'hatch', [], 'goose-yard'],
  ] as const)('walks all its legs: %s', (said, world, from, seen, to) => {
    expect(play(world, from, said, { seen }).scene).toBe(to);
  });

  it('goes through the place that is named as its way', () => {
    const { scene, text } = play(ambry, 'hatch', 'We go through the bakehouse to Warmside');
    expect(scene).toBe('warmside');
    expect(text).toContain('The oven of High Ambry');
  });

  it('leaves nothing to be done of how somebody goes', () => {
    const said = 'we march out to the trees, through the gate, heads down against the wind';
    expect(play(shut, 'south-gate', said).text).not.toMatch(/heads? down/);
  });

  it('by a climb is no feat where somebody stands in the way', () => {
    const seen = ['slakes', 'candle-rock'];
    const { text } = play(tides, 'candle-rock', 'we follow the line of withies to the wreck and climb below to the cabin', {
      seen,
      clues: ['withy-road'],
    });
    expect(text).not.toMatch(/climbs below/);
  });

  it('brings what was just taken to where it is to be', () => {
    const { scene, taken } = play(ambry, 'warmside', "take the shawl and bring it to the mayor's parlour", { seen: ['hatch'] });
    expect(scene).toBe('parlour');
    expect(Object.values(taken)).toEqual(['mira']);
  });

  it('brings nothing anywhere that is not had', () => {
    const { scene, text } = play(ambry, 'old-baths', 'pick up the dowager and carry her to her chair in the moot hall');
    expect(scene).toBe('old-baths');
    expect(text).not.toMatch(/Mira carries/);
  });

  it('goes leg by leg by the ways as the narrator calls them', () => {
    const said = 'down to Warmside, then the crooked alley to the goose yard, then the baths';
    expect(play(ambry, 'moot-hall', said, { seen: ['hatch', 'warmside'] }).scene).toBe('goose-yard');
  });

  it('goes by the way whose name it says most of', () => {
    const given = { seen: ['dry-quay'], clues: ['held-door'] };
    expect(play(tides, 'tide-house', 'lets go down that stair behind the old books', given).scene).toBe('listening-well');
  });

  it('goes for the place that it names, and by no way that is called like its verb', () => {
    const { scene, text } = play(tides, 'dry-quay', "let's walk out to the wreck");
    expect(scene).toBe('slakes');
    expect(text).toContain('silt hound');
  });

  it.each([
    'I hold my glowing staff over the mud and look for tracks',
    'I shine my lantern down the slipway',
    'I send my owl over the mud',
    'I grab a handful of mud and smell it',
    'I take some mud in my hand',
    'I stop at the top of the slipway and listen',
    'I sit down by the slipway',
    'I stand at the yellow door and listen',
  ])('is nothing that is only done beside or over a way: %s', (said) => {
    expect(play(tides, 'dry-quay', said).scene).toBe('dry-quay');
  });

  it.each([
    ['I trundle down the slipway', 'slakes'],
    ['We skip down the slipway', 'slakes'],
    ['I take the slipway', 'slakes'],
    ['I pass through the yellow door', 'borrowed-anchor'],
    ['Mira trundles up the worn steps', 'rope-lane'],
  ])('goes by the way that stands right behind its verb: %s', (said, to) => {
    expect(play(tides, 'dry-quay', said).scene).toBe(to);
  });

  it('goes by a way of which nothing but the name is said', () => {
    expect(play(ambry, 'warmside', 'the crooked alley to the goose yard', { seen: ['hatch'] }).scene).toBe('goose-yard');
  });

  it('leads nowhere else where its way is one of this place that is not found yet', () => {
    expect(play(ambry, 'goose-yard', 'on to the baths', { seen: ['warmside'] }).scene).toBe('goose-yard');
    expect(play(tides, 'slakes', 'keep going to the wreck', { seen: ['dry-quay'] }).scene).toBe('slakes');
  });

  it('says which leg comes next where it ends short', () => {
    const { text } = play(tides, 'brine-cellar', 'I go to the Bell Loft', { seen: [] });
    expect(text).toContain('the ladder stair to the bell loft');
  });
});

describe('"do that"', () => {
  const told = (content: string) => ({ recent: [{ sender: 'Narrator', role: 'ai' as const, content }], seen: ['warmside', 'hatch'] });

  it('goes the way that was told last', () => {
    const way = told('To get to the Goose Yard, take the last flight down to Warmside, then the crooked alley to the goose yard.');
    expect(play(ambry, 'moot-hall', 'ok do that', way).scene).toBe('goose-yard');
  });

  it('does what leave was asked for', () => {
    const recent = [
      { sender: 'Mira', role: 'player' as const, content: 'can I take the jam jar?' },
      { sender: 'Narrator', role: 'ai' as const, content: 'Mira can try it: nothing that you know of forbids it. Say that you do.' },
    ];
    expect(Object.keys(play(ambry, 'moot-hall', 'ok, do it', { recent, seen: ['hatch'] }).taken)).toHaveLength(1);
  });

  it('is asked back where nothing was told that it could mean', () => {
    const { text, scene } = play(ambry, 'moot-hall', 'ok do that', told('Somebody hums.'));
    expect(scene).toBe('moot-hall');
    expect(text).toContain('It is not plain what you mean to do');
    expect(text).not.toContain('Mira does that');
  });
});

describe('a question', () => {
  it.each(["who's Tov?", "Tov? who's Tov", 'who the hell is Tov??'])('knows a companion of the party by name: %s', (said) => {
    expect(play(ambry, 'hatch', said).text).toMatch(/^Tov is one of your own party/);
  });

  it('says of nobody who stands here that the party has not met them', () => {
    expect(play(ambry, 'moot-hall', 'what is he watching the candle for?').text).not.toContain('not met');
  });

  it('reads from the state whether a thing is as it was', () => {
    expect(play(ambry, 'moot-hall', 'Is the candle still burning, yes or no').text).toMatch(/^Yes, as far as can be seen/);
    expect(play(ambry, 'goose-yard', 'did I get past?').text).toMatch(/^You are at the Goose Yard\. The Bailiff is here/);
  });

  it('is put to whoever can have done what it asks', () => {
    const { text } = play(tides, 'candle-rock', 'Were you keeping the light the night the Kind Regard went down?', { seen: ['slakes'] });
    expect(text).toContain('Mine was lit');
  });
});

describe('an action', () => {
  it('names nothing that is no thing', () => {
    const { text, taken } = play(ambry, 'attic', 'I borrow that book, the town needs to see it', { seen: ['parlour'] });
    expect(text).not.toContain('the town needs');
    expect(Object.keys(taken)).toEqual(['red-book-itself']);
  });

  it.each(['I help Hob hang the true tongue back in the bell', 'hang the real tongue and let her speak true!'])(
    'that would put a thing in its place is not told as done: %s',
    (said) => {
      expect(play(tides, 'bell-loft', said).text).not.toMatch(/Mira (?:helps Hob hang|hangs the real tongue)/);
    },
  );

  it('of following somebody who is not here is not told as waiting', () => {
    const { text } = play(ambry, 'bakehouse', "wait, follow the mayor! where's he going with that flour barrow", { seen: ['hatch'] });
    expect(text).toContain('to follow the mayor');
    expect(text).toContain('the side entry onto Warmside');
  });

  it('of blowing at a flame is told as tried, and the flame is still there', () => {
    expect(play(ambry, 'moot-hall', '*blows at the candle*').text).not.toMatch(/Mira blows at the candle/);
  });

  it('that begins with a laugh is done', () => {
    const { taken } = play(ambry, 'attic', "Ha I'll nick that iron bar too, might be handy", { seen: ['parlour'] });
    expect(Object.keys(taken)).toEqual(['iron-nightstick']);
  });

  it('of looking who somebody is asks who that is', () => {
    expect(play(shut, 'guest-house', "run to the window and see who's pulling that sledge").text).not.toContain("sees who's pulling");
  });
});
