import { describe, expect, it } from 'vitest';
import { turnedQuestion } from './turned-question.ts';

describe('a question that whoever is asked says again in a few of its words', () => {
  it.each([
    ['Why are you crying?', 'Why am I crying?', true],
    ['Who wears plum velvet?', 'Who wears plum velvet?', false],
    ['so where were you that night, Hesper?', 'Where was I that night?', true],
    ['Nice place. What did they tell you?', 'What did they tell me?', true],
    ['where can we find the mayor?', 'Where can you find the mayor?', false],
    ['What are we to do?', 'What are you to do?', false],
    ["Is it true there's quicksand out on the flats?", "Is it true there's quicksand out on the flats?", false],
    ['And has anybody drowned in it lately?', 'Has anybody drowned in it lately?', false],
    ['what did you do before the water went?', 'What did I do?', true],
    ['Good evening, sir, what is under the quilt?', 'What is under the quilt?', false],
    ["When she's away nothing rises, does it?", "When she's away nothing rises?", false],
    ['Who feeds you in winter?', 'Who feeds me in winter?', true],
    ['Who is this Alder who carries you bread?', '', true],
    ['Which of them told you so and gave you up?', '', true],
    ['whose cousin is Hesper?', 'Whose cousin is Hesper?', false],
    ['And what are they dragging over the mud?', 'What are they dragging over the mud?', false],
    ['Who said you were here?', 'Who said I was here?', true],
    ['Who keeps you up at night?', 'Who keeps me up at night?', true],
    ['what on earth would make any of the people of this old town do such a thing?', '', false],
  ])('turns %j into %j', (text, echo, isPersonal) => {
    expect(turnedQuestion(text, 'Hesper Dunn')).toEqual({ echo, isPersonal });
  });

  it.each(['I cut the rope', 'who?', 'you staying?', 'Hesper you going home?'])('cannot turn %j', (text) => {
    expect(turnedQuestion(text, 'Hesper Dunn')).toBeNull();
  });

  it.each([
    ['How does one get to the Hot Pool, please?', 'How does one get to the Hot Pool?'],
    ['Did you feel ill at all?', 'Did I feel ill at all?'],
    ['Nan, do you know where the Hot Pool is?', 'Where the Hot Pool is?'],
    ['Could you tell me whether he has been here?', 'Whether he has been here?'],
    ['What did you eat and drink that night before you nodded off?', 'What did I eat and drink that night?'],
    ['Who else has a key to this place and where would you keep the second one of them all?', 'Who else has a key to this place?'],
    ['So how ever did you come by the cup on the one side only, my boy?', 'The cup?'],
    ['how do we get you up to the moot hall at this time of the night?', ''],
    ['Where these red rags lead to who was it?', 'These red rags?'],
    ['Is it, do you?', ''],
    ['who put the blanket on you tho?', 'The blanket?'],
    ['would you please read the grey line over there for me?', ''],
  ])('says %j again whole, by the thing it names, or not at all', (text, echo) => {
    expect(turnedQuestion(text, 'Nan Tolliver')?.echo ?? '').toBe(echo);
  });
});

/** What no whole sentence of English holds: an article before a pronoun, a doubled word, and an end that wants another word. */
const broken =
  /\b(?:the|an?|my|your) (?:i|me|you|he|she|it|they|him|her|them|us|is|are|do|does|did)\b|\b(\p{L}+) \1\b|\b(?:the|an?|and|or|so|very|my|your|whose)\?|\b(?:I (?:are|is|were|has|does)|me (?:am|are|do|did|have|was)|you (?:am|is|was|has|does)|(?:are|were|is) I)\b/iu;
const begins =
  /^(?:(?:Who|Whose|Whom|What|Where|Why|When|How|Which|Whether)(?:'s|'re|'d)?|(?:Do|Does|Did|Is|Are|Was|Were|Am|Can|Could|Has|Have|Had|Will|Would|Shall|Should|May|Might|Must)(?:n't)?|The|That|This|Those|These|My|Your|His|Her|Its|Their) \p{L}/u;

describe('whatever is asked in ordinary words', () => {
  const who = ['you', 'he', 'she', 'they', 'the reeve', 'your sister', 'we', 'I', 'anybody'];
  const helping = ['do', 'did', 'are', 'were', 'have', 'can', 'would', 'should'];
  const doing = [
    'go to the wreck with us',
    'sleep',
    'give you the cup',
    'know who took her',
    'drink before you fell asleep',
    'hide me from him',
  ];
  const asks = ['', 'what ', 'why ', 'where ', 'how ', 'who told you that ', 'do you know whether ', 'tell me, what '];
  const ends = ['?', ', please?', ', Wenna?', ' when you came back from the old mill by the river that night?'];
  const all = asks.flatMap((ask) =>
    helping.flatMap((help) => who.flatMap((each) => doing.flatMap((verb) => ends.map((end) => `${ask}${help} ${each} ${verb}${end}`)))),
  );

  it('is said again whole and in the right person, or not at all', () => {
    const echoes = all.flatMap((text) => turnedQuestion(text, 'Wenna Tarn')?.echo ?? []).filter((echo) => echo !== '');
    expect(new Set(echoes).size).toBeGreaterThan(400);
    // Whoever asks makes some of them ill; what was whole must stay so.
    const added = echoes.filter((echo) => broken.test(echo) || !begins.test(echo));
    expect([...new Set(added)].slice(0, 10)).toEqual([]);
  });
});
