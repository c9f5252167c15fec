import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { cutAtNarrator } from '#server/features/storyteller/parse/line/to-narrator.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('There is no such world.');
const stage = { adventure, state: openingState(adventure), party: [mira, { id: 'tov', name: 'Tov' }] };

const read = (text: string): HeroAction[] => parseIntent({ heroId: 'mira', text }, mira, stage);
const asked = (text: string) => read(text).map(({ kind, asked }) => asked?.asks ?? kind);

describe('words that are marked as out of the tale', () => {
  it.each([
    ['I nod to Wenna. (OOC: what do I carry?)', ['use', 'carried']],
    ['Good. (ooc: how many hit points do I have, and what do I carry?)', ['health', 'carried']],
    ['"Keep digging, Nettle." [ooc who is with us?]', ['talk', 'people']],
    ['I wave at Nettle. OOC: what do I carry?', ['use', 'carried']],
    ["I wave at Nettle. (What's on my sheet?) I take the tarred rope", ['use', 'take', 'sheet']],
    ['No no, not Nettle, I am asking the DM. What do I carry and who is with us?', ['carried', 'people']],
    ['Ha, no, not Wenna, I mean you, storyteller! Show me my sheet and what I have in my bags', ['sheet', 'carried']],
    ['Not you, Nettle. Narrator: what do I carry?', ['carried']],
    ['Two quick things for the GM before I go on: who is with us, and what am I carrying?', ['people', 'carried']],
    ['Good child. One for the DM: what do I carry?', ['carried']],
    ['I take the tarred rope. (DM, is there any danger here?)', ['take', 'time']],
    ['This one goes to the DM. What do I carry?', ['carried']],
    ['Quick question, GM: what do I carry?', ['carried']],
    ['lol ok. gm question: what do we know so far?', ['known']],
    ["Hang on a second, what's on my sheet again?", ['sheet']],
    ['Poor lass. Question to the game master: what do I have in my pockets?', ['carried']],
    ['A question about the rules: how good is my chance to climb the bollard, and what stands on my sheet for it?', ['leave', 'sheet']],
  ])('in the midst of a line are for the narrator, and said to nobody: %s', (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  it('are let go where they ask for nothing', () => {
    expect(asked('I take the tarred rope (ooc: back in two minutes)')).toEqual(['take']);
    expect(asked('(ooc: sorry, the phone) I take the tarred rope')).toEqual(['take']);
    expect(asked('(ooc: sorry, the phone)')).toEqual(['ooc']);
    expect(asked(' ')).toHaveLength(1);
  });

  it.each(['I ask the game master of the inn for a room', 'I have two questions for Nettle: who are you, and what is that?'])(
    'are none that only speak of somebody: %s',
    (text) => {
      expect(cutAtNarrator(text)).toEqual([{ text, isToNarrator: false }]);
    },
  );
});

describe('questions to the narrator in one line', () => {
  it.each([
    ['Hello. While we are at it: where am I, who is with us, and what is our job?', ['place', 'people', 'goal']],
    ["First things first - what's this town called, what do I see, and what's our job?", ['place', 'search', 'goal']],
    ["Before Tov falls asleep, who's about, where are we, and why are Tov and I here?", ['people', 'place', 'recall']],
    ['Lovely bunch. But what is the name of the quay, and what are the gulls up to?', ['place', 'recall']],
    ['strange harbour. look around and see whos here', ['search', 'people']],
    ['Hey DM, can I ask: where are we, and what do I carry?', ['place', 'carried']],
    ['hold on, the boats are all dead?! what do I carry', ['carried']],
    ["what's in my pack btw, like can i do magic", ['carried', 'sheet']],
    ['I wonder where we are and who is here.', ['place', 'people']],
    ['As a newcomer, may I ask where we are, who is here and what our job is?', ['place', 'people', 'goal']],
    ["hmm ok weird town. where are we and who's here", ['place', 'people']],
    ["check who's about, and i take the tarred rope", ['people', 'take']],
  ])('are all answered, in their order, and put to nobody: %s', (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  it('stay with whoever is called', () => {
    expect(asked('Lovely boat, Wenna. Where did you get it?')).toEqual(['talk']);
  });
});
