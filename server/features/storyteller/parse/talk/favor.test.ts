import { describe, expect, it } from 'vitest';
import { echoOf, favorIn, giftIn, isPut } from './favor.ts';

const names = ['Hesper Dunn', 'Hesper'];

describe('what somebody is asked to do', () => {
  it.each([
    ['Hesper, come with us', 'come'],
    ['could you please come up with us and check it yourself?', 'come'],
    ['you and Pell should sleep at ours tonight', 'come'],
    ['cut the threads, please', 'other'],
    ['can I have the bells?', 'give'],
    ['would you lend us your boat?', 'give'],
    ['let us through', 'pass'],
    ['can we come in?', 'pass'],
    ["promise me that you won't go out", 'promise'],
    ["please don't tell anybody", 'secret'],
    ['drop the rake', 'stop'],
    ['help us, Hesper', 'help'],
    ['tell the mayor no', 'message'],
    ['sing it for us', 'gesture'],
    ['may we sleep here tonight?', 'allow'],
    ['might I have a look at that mould?', 'allow'],
    ['shall I carry that bucket for you?', 'allow'],
    ['may I stroke the dog?', 'allow'],
    ['is it all right if we warm our hands here?', 'allow'],
    ['do you mind if we have a look round?', 'allow'],
    ['get out of here', 'go'],
  ])('hears %j as %s', (text, kind) => {
    expect(favorIn(text, names, true)?.kind).toBe(kind);
  });

  it.each(['I beg Hesper to come with us', 'I ask her to stop it', 'we urge them all to leave'])('hears %j, told of the hero', (text) => {
    expect(favorIn(text, names, false)).not.toBeNull();
  });

  it('asks leave of the narrator where nobody is spoken to', () => {
    expect(favorIn('can I look at my spells?', names, true)).toBeNull();
    expect(favorIn('can we see the foundry from here?', names, false)).toBeNull();
  });

  it.each(['could we have an old hammer?', 'may I borrow one glove, please?'])('would be given what is not for sale: %s', (text) => {
    expect(giftIn(text, names)?.kind).toBe('give');
  });

  it.each(['could I have a word?', 'may we take another look?'])('would be given no thing: %s', (text) => {
    expect(giftIn(text, names)).toBeNull();
  });

  it.each([
    'speak her name',
    'name them, Hesper',
    'give me a name',
    'tell me what you saw',
    'who are you?',
    'what happened to the sea?',
    'explain yourself',
    'I found a shoe',
    'be honest with me',
  ])('hears no favor in %j', (text) => {
    expect(favorIn(text, names, true)).toBeNull();
  });

  it.each(['I ask her what happened to the sea', 'I ask Hesper what was done to the bell', 'come with us'])(
    'takes %j for no favor where nobody is spoken to outright',
    (text) => {
      expect(favorIn(text, names, false)).toBeNull();
    },
  );

  it('knows words that can only be said to somebody', () => {
    expect(isPut('could you check the tongue yourself?', names)).toBe(true);
    expect(isPut('could you remind me where we are?', names)).toBe(false);
    expect(isPut('I climb the stair', names)).toBe(false);
  });

  it.each([
    ['come with us to the Moot', 'Come with you to the Moot?'],
    ['lend me your boat', 'Lend you my boat?'],
    ['cut the threads before it is too late', 'Cut the threads?'],
  ])('says %j again as whoever was asked', (text, echo) => {
    const favor = favorIn(text, names, true);
    expect(favor && echoOf(favor)).toBe(echo);
  });
});
