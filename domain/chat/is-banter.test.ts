import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBanter } from './is-banter.ts';

describe('banter', () => {
  it.each([
    ['a laugh', ['lol', 'LOL', 'loooool', 'haha', 'Hahahahaha!', 'hehe', 'lmao', 'rofl', 'ha-ha', 'xD', 'muahaha']],
    ['a nod', ['ok', 'Ok.', 'okayyy', 'k', 'yep', 'yeah', 'sure', 'got it', 'sounds good', 'fair enough', 'of course', 'Alright then']],
    ['a groan or a wow', ['oof', 'ugh', 'wow', 'WTF', 'omg!!', 'oh no', 'oh my god', 'damn', 'what the heck', 'wait what']],
    ['not knowing', ['um, dunno', 'idk', 'no idea', 'hmm', 'hmmmmm', 'not sure', "I don't know", 'I don’t know...', 'um, maybe']],
    ['praise', ['nice', 'haha nice', 'Nice one!', 'good roll', 'well played', 'that was awesome', 'so cool', 'gg', 'This is perfect']],
    ['thanks and excuses', ['thanks', 'thx', 'thank you so much', 'np', 'sorry', 'my bad', 'oops']],
    ['being away', ['brb', 'afk 5 min', 'brb, door bell', 'back in 5', 'one sec', 'bio break', 'hang on', "I'm back"]],
    ['pictures and signs', ['👍', '😂😂😂', '❤️', ':)', ':D', '^^', '...', '?!', '+1', 'nice :-)', 'lol 😂']],
    ['greetings to the people at the table', ['hi all', 'hey guys', 'gn', 'see you next week']],
  ])('is %s', (_name, texts) => {
    expect(texts.filter((text) => !isBanter(text))).toEqual([]);
  });

  it.each([
    [
      'an action',
      ['I open the door', 'Ok, I open the door', 'haha, I draw my sword', 'We wait.', 'Attack!', 'Run!', 'I nod', 'Sneak past'],
    ],
    ['an answer', ['Yes.', 'No!', 'North.', 'The left one', '3', 'Ten gold', 'Aye']],
    ['a question', ['What do I see?', 'Who goes there?', 'Hm, what is behind the altar?', 'Why?', 'Where?']],
    ['speech', ['Hello there.', 'Nice to meet you, Juniper.', 'Thanks, Quill, keep the rope', 'You are insane!', 'Stop!', 'Help!']],
    ['quoted speech, whatever it says', ['"Ok."', '“Haha!”', '"Thanks"']],
    ['words with something in them', ['cool rope', 'nice sword, I take it', 'ok so the ferrywoman lied', 'that was the ferryman']],
  ])('is not %s', (_name, texts) => {
    expect(texts.filter((text) => isBanter(text))).toEqual([]);
  });

  const some = fc.constantFrom('lol', 'ok', 'haha', 'um', 'dunno', 'nice', 'wow', 'yep', 'no idea', '😂', ':)', 'hmm', 'thanks');
  const gap = fc.constantFrom(' ', ', ', '... ', '! ');
  it('stays banter in any order, case and punctuation, up to ten words', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(some, gap), { minLength: 1, maxLength: 5 }), fc.boolean(), (parts, loud) => {
        const text = parts.flat().join('');
        expect(isBanter(loud ? text.toUpperCase().replaceAll(':)', ':)') : text)).toBe(true);
      }),
    );
  });

  it('is none as soon as an action stands beside it', () => {
    const action = fc.constantFrom('I draw my sword', 'we follow the tracks', 'look under the bed', 'hide behind the barrels');
    fc.assert(
      fc.property(fc.array(some, { maxLength: 4 }), gap, action, fc.boolean(), (before, comma, act, after) => {
        expect(isBanter(after ? [act, ...before].join(comma) : [...before, act].join(comma))).toBe(false);
      }),
    );
  });

  it('can be judged for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof isBanter(text)).toBe('boolean');
      }),
    );
  });
});
