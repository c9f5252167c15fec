import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [
  { id: 'hero-1', name: 'Mira' },
  { id: 'hero-2', name: 'Tov' },
];

/** What one question is answered with, and what was ruled; the party is in the last of the scenes, and has been in all. */
function ask(world: string, scenes: string, text: string, state: Partial<PlayState> = {}, told = '') {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no world ${world}`);
  const visited = scenes.split(' ');
  const brief = briefOf({
    campaignId: 'asked',
    adventure,
    state: { ...openingState(adventure), visited, scene: visited.at(-1) ?? '', ...state },
    party,
    intents: [{ heroId: 'hero-1', text }],
    recent: told === '' ? [] : [{ sender: 'Narrator', role: 'ai', content: `${told}\n\nWhat do you do?` }],
  });
  const { text: answer, progress } = playReply(brief, new Set());
  return { answer, first: answer.split(/(?<=[.!?])\s/)[0] ?? '', rulings: progress.rulings };
}

const template = 'free-template-world';
const ambry = 'high-ambry';
const shut = 'the-shut-country';

describe('a question to the narrator', () => {
  it.each([
    // Who.
    [template, 'dry-quay', 'who is wenna tarn?', 'Wenna Tarn is the ferrywoman.'],
    [template, 'dry-quay', 'who is the reeve?', 'The reeve is Odalys Crake.'],
    [template, 'dry-quay', 'wait who the heck is nettle', 'Nettle is the mudlark.'],
    [template, 'dry-quay rope-lane', 'who is Nettle again?', 'Nettle is the mudlark.'],
    [template, 'dry-quay', 'who is Linnet?', 'Nobody has told you who Linnet is.'],
    [shut, 'guest-house', 'who is Bettan Vey?', 'You have not met Bettan Vey yet.'],
    [template, 'dry-quay tide-house', "who's in charge here?", 'That would be Reeve Crake, the tide-reeve of Tollhithe.'],
    // Where.
    [template, 'dry-quay borrowed-anchor', 'where is the ferrywoman?', 'You find Wenna Tarn at the Dry Quay.'],
    [template, 'dry-quay', 'where do we find the reeve?', 'The reeve is Odalys Crake.'],
    [template, 'dry-quay', 'where is the chalked bollard?', 'The chalked bollard is here, at the Dry Quay.'],
    [
      shut,
      'guest-house stove-street',
      'where is the storm lantern?',
      'The storm lantern is at the Guest House, on the hook beside the felted door.',
    ],
    [shut, 'guest-house stove-street', "where's the smithy?", "To get to Vey's Smithy, take the black arch of the smithy"],
    [ambry, 'hatch', 'who has robbed us?', 'Nobody has told you who has robbed you.'],
    [ambry, 'hatch', 'where is the real tongue of the bell?', 'Nobody has told you where the real tongue of the bell is.'],
    // What is seen of a thing by whoever stands before it.
    [shut, 'guest-house', 'how many bunks are in here?', 'Twenty bunks, ten on a side, and the boards of most are bare.'],
    [shut, 'guest-house', 'how high is the stove?', 'Green tiles, warm to the palm'],
    [shut, 'guest-house', 'is the flask full?', 'You have not found out whether the flask of spruce cordial is full.'],
    [ambry, 'hatch', 'is the second turnip warm?', 'Yes, as far as can be seen.'],
    [ambry, 'hatch', 'how many nails are left?', 'Nothing you have seen or heard of the nails gives a number.'],
    [shut, 'guest-house', 'is Pell looking at us?', 'Nobody can tell that for certain.'],
    [shut, 'guest-house', 'could Tov hide under a bunk?', 'Nothing that you see speaks against it'],
    [template, 'dry-quay', 'is Nettle the landlady or the mudlark?', 'Nettle is the mudlark.'],
    [template, 'dry-quay', 'so where have we got to then?', 'You are at the Dry Quay'],
    // Whether somebody is here.
    [template, 'dry-quay tide-house', 'is the reeve here?', 'Yes.'],
    [template, 'dry-quay rope-lane', 'is wenna with us?', 'No.'],
    [template, 'dry-quay', 'is Tov here?', 'Yes.'],
    [template, 'dry-quay bell-loft', 'is anyone up here with us?', 'Here with you: Hob Sallow'],
    [
      template,
      'dry-quay borrowed-anchor',
      'who is in the room with us?',
      'Here with you: Juniper Lug, the landlady of the Borrowed Anchor; Lucan Thrale, the buyer of shells.',
    ],
    // What there is.
    [ambry, 'hatch warmside', "what's in here", 'Here at Warmside there is the carved rules of the Moot'],
    [template, 'dry-quay', 'what does wenna tarn look like?', 'A broad, weathered woman of fifty'],
    [template, 'dry-quay', 'what is wenna doing?', 'Wenna Tarn '],
    [template, 'dry-quay', 'what does wenna want?', 'Wenna Tarn has not told you what she wants.'],
    // What is carried.
    [
      ambry,
      'hatch',
      'do I still have the turnip?',
      'Yes, as far as the tale has told: A boy of fourteen in a paper hat puts a boiled turnip into your hands',
    ],
    [shut, 'guest-house smithy', 'do we have the ice anchors?', 'No, you have not taken the ring of ice anchors.'],
    [shut, 'guest-house', 'do I have a sword?', 'No: a sword is not among what you have picked up on the way.'],
    // Why, when, how.
    [ambry, 'hatch warmside goose-yard', 'why is he attacking us?', 'The Bailiff holds this place against you and bars the way.'],
    [ambry, 'hatch warmside goose-yard', 'are we in a fight?', 'Yes.'],
    [ambry, 'hatch', 'are we in a fight?', 'No.'],
    [ambry, 'hatch warmside goose-yard', 'how do we get past the gander?', 'You can fight the Bailiff, slip past unseen, or draw it off'],
    [
      shut,
      'guest-house hearth-house keepers-room',
      'how do we open the great stove?',
      'Nothing you have seen or heard says how to open the doors of the great stove.',
    ],
    [shut, 'guest-house hearth-house under-stove', 'what can we even do with the Coal?', 'Look at the Coal more closely first'],
    // Whether it is so.
    [template, 'dry-quay', 'is wenna tarn lying to us?', 'Nobody can see that from the outside.'],
    [template, 'dry-quay', 'is Nettle dead?', 'Nettle '],
    [template, 'dry-quay', 'is wenna the ferrywoman?', 'Yes.'],
    [ambry, 'hatch warmside goose-yard', 'is the alley guarded?', 'No.'],
    [shut, 'guest-house hearth-house', 'are the doors of the great stove open?', 'No.'],
    // What is written.
    [shut, 'guest-house schoolroom', 'what does the slate say?', 'Today we count backwards, it says'],
    [
      shut,
      'guest-house stove-street',
      'what name is cut in the shovel handle?',
      'You have not read anything on the iron-shod snow shovel.',
    ],
    // Time, weather, looks.
    [template, 'dry-quay', 'what time is it?', 'Nobody has named the hour.'],
    [ambry, 'hatch warmside', 'what is the weather like?', 'Snow falls all the way down to the height of a hat'],
    [ambry, 'hatch', 'how do I look?', 'Mira looks like somebody who has come a long way.'],
  ])('in %s at %s: “%s” is answered first of all', (world, scenes, text, first) => {
    const { answer, rulings } = ask(world, scenes, text);
    expect(answer).toContain(first);
    expect(answer.startsWith(first)).toBe(true);
    expect(rulings.filter(({ call }) => call.name === 'check' || call.name === 'tick_clock')).toEqual([]);
  });
});
