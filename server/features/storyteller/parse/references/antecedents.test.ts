import { sentenceWith } from './asked-words.ts';
import { describe, expect, it } from 'vitest';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { clausesOf } from '#server/features/storyteller/parse/clauses.ts';
import { briefOf } from '#server/features/storyteller/play.fixture.ts';
import { withAntecedents } from './antecedents.ts';
import { dialogueOf } from './dialogue.ts';
import { isPointer, mentionsIn } from './mentions.ts';

function mustHave(id: string) {
  const adventure = readyAdventures.get(id);
  if (!adventure) throw new Error(`there is no ${id}`);
  return adventure;
}

const theShutCountry = mustHave('the-shut-country');
const mira = { id: 'mira', name: 'Mira' };
const tov = { id: 'tov', name: 'Tov' };

/** What a line says after these messages, clause by clause: lines of heroes as "Name: words", all else is the narrator's. */
function heardAfter(messages: readonly string[], line: string): string[] {
  const recent = messages.map((each) => {
    const [, sender = 'Narrator', content = each] = /^(Mira|Tov): (.*)$/s.exec(each) ?? [];
    return { sender, role: sender === 'Narrator' ? ('ai' as const) : ('player' as const), content };
  });
  const brief = briefOf({ adventure: theShutCountry, party: [mira, tov], recent });
  const stage = { adventure: brief.adventure, state: brief.state, party: brief.party, dialogue: dialogueOf(brief) };
  return withAntecedents(clausesOf(line), mira, stage).map(({ text }) => text);
}

describe('what a reply has spoken of', () => {
  it('is its noun phrases, with what was said of them and by whom', () => {
    const told = mentionsIn('Mira sees a wet coat on the line. "I took the two small bowls away," says Dorrit.');
    expect(told.map(({ noun, before, isMany, isSpeech }) => ({ noun, before, isMany, isSpeech }))).toEqual([
      { noun: 'coat', before: 'wet', isMany: false, isSpeech: false },
      { noun: 'line', before: '', isMany: false, isSpeech: false },
      { noun: 'bowl', before: 'two small', isMany: true, isSpeech: true },
    ]);
  });
});

describe('a pronoun that stands for nothing in its own line', () => {
  const looked = ['Mira: I look at the coats', 'Mira looks at the coats. They drip on to the boards. \n\nWhat next?'];

  it.each([
    ['I count them', 'I count the coats'],
    ['I smell them', 'I smell the coats'],
    ['why are they wet?', 'why are the coats wet'],
  ])('means what the hero turned to last: "%s"', (line, meant) => {
    expect(heardAfter(looked, line)).toEqual([meant]);
  });

  it('means what the last reply told of the hero, where no line names anything', () => {
    expect(heardAfter(['Mira stands by the door. A glance finds the window, black as slate.\n\nAnd now?'], 'I touch it')).toEqual([
      'I touch the window',
    ]);
  });

  it.each([
    'I go for it',
    'is it dark outside?',
    'is it over?',
    'I tell her that I like it',
    'where is he?',
    'are they still alive?',
    'I look at the window and open it',
    'what happened to the bell, why are they ringing it?',
  ])('stays as it is where it means something else: "%s"', (line) => {
    expect(heardAfter(looked, line)).toEqual(clausesOf(line).map(({ text }) => text));
  });

  it('stays as it is where the talk was of somebody', () => {
    expect(heardAfter(['Mira: I ask Pell about the chalk', 'Pell shows you. \n\nAnd?'], 'why are they so many?')).toEqual([
      'why are they so many',
    ]);
  });

  it('means what others turned to where the hero has said nothing', () => {
    expect(heardAfter(['Tov: I look at the coats', 'Tov looks at the coats.\n\nAnd?'], 'I count them')).toEqual(['I count the coats']);
  });
});

describe('"the one" that is told by what it is', () => {
  it('is one of what the line names', () => {
    expect(heardAfter([], 'I go over to the coats and look at the one that fits nobody')).toEqual([
      'I go over to the coats',
      'look at the coat that fits nobody',
    ]);
  });

  it('is one of what the hero turned to last', () => {
    expect(heardAfter(['Mira: I look at the coats'], 'I look at the wet one')).toEqual(['I look at the wet coat']);
  });
});

describe('a question about words that were said', () => {
  const told = [
    'Mira looks at the lamps. All fourteen lean the same way, towards the trees.\n\nYou have one chance left, and it is a short one.',
  ];
  const askedAfter = (line: string) => {
    const recent = told.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content }));
    const brief = briefOf({ adventure: theShutCountry, party: [mira], recent, intents: [{ heroId: 'mira', text: line }] });
    return parseIntents(brief).flatMap(({ actions }) => actions.flatMap(({ asked }) => (asked?.asks === 'words' ? [asked.subject] : [])));
  };

  it.each([
    ['what do you mean by "lean the same way"?', 'lean the same way'],
    ['one chance left to do what?', 'one chance left'],
    ["what does 'towards the trees' mean?", 'towards the trees'],
    ['which lamps?', 'lamps'],
  ])('is for the narrator who said them: %s', (line, words) => {
    expect(askedAfter(line)).toEqual([words]);
  });

  it.each([
    'what do you mean by "the moon is cheese"?',
    'which way?',
    'what was last night?',
    'Pell, what do you mean by lean the same way?',
  ])('is for somebody else, or of nothing that was said: %s', (line) => {
    expect(askedAfter(line)).toEqual([]);
  });
});

describe('a sentence that only points at a thing', () => {
  it('is no answer to a look at it, or a question after it', () => {
    const said = 'Somebody ought to take a proper look at the slot with a voice behind it.';
    expect(isPointer(said)).toBe(true);
    expect(sentenceWith('slot with a voice', { replies: [mentionsIn(said)], lines: [] })).toBeUndefined();
  });
});
