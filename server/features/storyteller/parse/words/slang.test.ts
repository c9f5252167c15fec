import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { withoutSlang } from './slang.ts';

describe('slang of chats', () => {
  it.each([
    ['yeet the lamp into the pit', 'throw the lamp into the pit'],
    ['I leg it to the boat', 'I run to the boat'],
    ['who nicked the ring', 'who stole the ring'],
    ['ur a good dog', "you're a good dog"],
    ['is that ur hat', 'is that your hat'],
    ['ugh. sod it, kick the door in', 'kick the door in'],
    ['Hanne bro what is that', 'Hanne, what is that'],
    ["where's he goin", "where's he going"],
    ["Tov hold it off I'm running to the gate", "Tov hold it off. I'm running to the gate"],
  ])('is read in plain words: %s', (typed, plain) => {
    expect(withoutSlang(typed)).toBe(plain);
  });

  it.each(['a nick in the blade', 'I take in the view', 'I pinch her arm', 'the leg of the table', 'I tell him that I am here'])(
    'is no other word: %s',
    (typed) => {
      expect(withoutSlang(typed)).toBe(typed);
    },
  );

  it('is read so wherever a line is read', () => {
    expect(cleanText('yeet it')).toBe('throw it');
  });
});
