import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

/** What comes of words said at a place by somebody who has been at the start of the tale. */
function say(worldId: string, text: string, scene: string, clues: string[] = []): string {
  const world = readyAdventures.get(worldId);
  if (!world) throw new Error('the world is not there');
  const opening = openingState(world);
  return playReply(
    {
      campaignId: 'common',
      turn: 3,
      cause: 'turn',
      adventure: world,
      state: { ...opening, scene, clues, visited: [...new Set([...opening.visited, scene])] },
      party: [
        { id: 'mira', name: 'Mira' },
        { id: 'tov', name: 'Tov' },
      ],
      intents: [{ heroId: 'mira', text }],
      recent: [],
    },
    new Set(),
  ).text;
}

describe('somebody who is asked outright', () => {
  it('says once in a reply who they are', () => {
    const told = say('the-shut-country', 'hey shovel man, are you arvid? who lives in that house', 'stove-street');
    expect(told.match(/I am Arvid Mose/g)).toHaveLength(1);
  });

  it.each([
    ['free-template-world', 'ask nettle who tf Aurel Pryce is', 'dry-quay', 'Aurel Pryce is the factor'],
    ['free-template-world', "wenna, what's with the ring you keep fiddling with?", 'dry-quay', "The ring is Linnet's"],
    ['free-template-world', 'who was Osk? i ask Pim Oddy', 'tide-house', 'keeper of the light on Candle Rock'],
    ['free-template-world', 'Nettle, whose ferry is that?', 'dry-quay', "Second Thought is Wenna Tarn's"],
    ['the-shut-country', 'ask the man with the shovel whose house this is', 'stove-street', 'It is the empty house'],
    ['the-shut-country', "ok then Elke, who's the Keeper? is it a person?", 'schoolroom', 'The Keeper is a woman'],
    ['the-shut-country', 'Elke, whose bed is that in the corner?', 'schoolroom', "Pell's. He carries the wood"],
    ['the-shut-country', 'Corm, Elke sent us. Is there an empty chair at your table?', 'smithy', 'two chairs at my table'],
    ['the-shut-country', "Who's Bettan Vey, Dorrit?", 'guest-house', 'never had a schoolmistress'],
    ['high-ambry', 'ask Tibb who wears plum coloured velvet round here', 'hatch', "that is the mayor's"],
  ])('%s: “%s” answers to the point', (world, text, scene, answer) => {
    expect(say(world, text, scene)).toContain(answer);
  });

  it.each([
    ['high-ambry', 'Tibb, does the mayor wear plum velvet by any chance?', 'hatch', "that is the mayor's"],
    ['high-ambry', 'Tibb, where can we sleep?', 'hatch', 'The Sleeping Ox is the inn'],
    ['the-shut-country', 'Does the name Ketta Lorne mean anything to you Dorrit?', 'guest-house', 'Nobody here has heard that name'],
    ['the-shut-country', 'Dorrit, are you the Keeper?', 'guest-house', 'No. I am Dorrit Hask'],
    [
      'free-template-world',
      '"Afternoon. Im here about the notice. Whats the job exactly and who do you suspect?"',
      'dry-quay',
      'forty for saying where',
    ],
    [
      'free-template-world',
      '"Odalys Crake? i come about your forty silver. Tell me whats been going on"',
      'tide-house',
      'The tide ebbed on the Tuesday',
    ],
  ])('%s: “%s” gets what everybody knows', (world, text, scene, answer) => {
    expect(say(world, text, scene)).toContain(answer);
  });

  it('answers comfort as comfort, and an accusation as one', () => {
    expect(say('high-ambry', "Tibb, don't cry, it is not your fault", 'hatch')).not.toContain('Not my fault? Then hear me');
    expect(say('the-shut-country', "Dorrit you're lying to us", 'guest-house')).not.toMatch(/believed as soon|glad to have it/);
  });

  it('speaks of nothing else first', () => {
    const told = say('free-template-world', 'Nettle, tell me about Hob Sallow.', 'dry-quay');
    expect(told).toContain('rings the tide bell');
    expect(told).not.toContain('Silt hounds');
  });

  it('says that they do not know what nobody knows, by its name', () => {
    expect(say('free-template-world', 'Nettle, who is Bob the butcher?', 'dry-quay')).toContain('Who is Bob the butcher?');
  });

  it('says who they are, and who they are not', () => {
    expect(say('free-template-world', 'wenna, are you the reeve?', 'dry-quay')).toContain(
      'No. I am Wenna Tarn, the ferrywoman. Reeve Crake is at the Tide House.',
    );
    expect(say('free-template-world', 'excuse me, are you the ferrywoman?', 'dry-quay')).toContain('Yes. I am Wenna Tarn, the ferrywoman.');
  });

  it('does not say where somebody is whom nobody may know of', () => {
    const told = say('the-shut-country', 'Grote, are you Ketta Lorne?', 'under-stove');
    expect(told).not.toContain('Grey Ring');
  });

  it('tells something of theirs to whoever asks for anything at all', () => {
    expect(say('high-ambry', 'Jessamy, what do you know? you look like someone who notices things', 'warmside')).not.toContain(
      'What do I know?',
    );
  });

  it('says no longer what the party knows better', () => {
    expect(say('the-shut-country', 'Arvid, who is Bettan Vey?', 'stove-street')).toContain('nobody of that name');
    expect(say('the-shut-country', 'Arvid, who is Bettan Vey?', 'stove-street', ['letter-hand'])).not.toContain('nobody of that name');
  });
});

describe('the narrator who is asked', () => {
  it.each([
    ['free-template-world', 'whats going on here? who am i even', 'dry-quay', 'the tide went out of Tollhithe'],
    ['free-template-world', 'whats going on here? who am i even', 'dry-quay', 'You are Mira, and Tov is with you.'],
    ['the-shut-country', "ok so where am I exactly and what's the problem here?", 'guest-house', 'You are at the Guest House'],
    ['the-shut-country', "ok so where am I exactly and what's the problem here?", 'guest-house', 'count the people'],
    ['the-shut-country', 'so how do we stop the Keeper?', 'smithy', 'what the Keeper does'],
    ['high-ambry', 'wait, what exactly is a Dowager? is that a lady or a thing', 'hatch', 'The Dowager is a sourdough'],
    ['free-template-world', 'does anyone here seem to be lying?', 'dry-quay', 'Wenna Tarn seems wary of you.'],
    ['free-template-world', 'what does Tov think of it?', 'dry-quay', 'That is for Tov to say.'],
    ['free-template-world', 'who is Nettle narrator', 'dry-quay', 'Nettle is the mudlark.'],
    ['high-ambry', 'how do we get into the old baths?', 'warmside', 'It begins with the crooked alley'],
    ['the-shut-country', 'is Bettan dead?', 'guest-house', 'Nobody has told you how it is with Bettan'],
    ['free-template-world', 'is nettle a boy or a girl', 'dry-quay', 'Nettle is a girl.'],
    ['free-template-world', 'are we in the salt office yet?', 'dry-quay', 'You are at the Dry Quay.'],
  ])('%s: “%s” answers from what is known', (world, text, scene, answer) => {
    expect(say(world, text, scene)).toContain(answer);
  });

  it('parrots no clause as a thing', () => {
    for (const text of ['who am i even', 'where am I exactly', 'what is going on here'])
      expect(say('free-template-world', text, 'dry-quay')).not.toMatch(/Nobody has told you|Nothing you have seen/);
  });

  it('does not say to strangers what they must hear from somebody', () => {
    expect(say('high-ambry', 'narrator, who wears plum velvet?', 'hatch')).not.toContain("the mayor's");
  });
});
