import { describe, expect, it } from 'vitest';
import { plainQuestionOf } from './plain-question.ts';

describe('what somebody is asked outright', () => {
  it.each([
    ["Who's the reeve?", 'reeve'],
    ['ask Nettle who tf Aurel Pryce is', 'aurel pryce'],
    ['I ask the man with the shovel whose house this is', 'house'],
    ['whose bed is that in the corner?', 'bed in the corner'],
    ["what's with the ring you keep fiddling with?", 'ring'],
    ['does the name Ketta Lorne mean anything to you', 'ketta lorne'],
    ['have you ever heard of Osk Merrin', 'osk merrin'],
    ['tell me about the old bell', 'old bell'],
    ['who lives out on the rock?', 'rock'],
    ['who rings the bell up there', 'bell up there'],
    ['sorry, sir, is there an empty chair at your table?', 'empty chair at your table'],
    ['wheres the smithy', 'smithy'],
  ])('%s is about something that it names', (text, subject) => {
    expect(plainQuestionOf(text)?.subject).toBe(subject);
  });

  it.each(['I have come for the reward.', 'what kind of person is Wenna?', 'come with us', 'good evening'])(
    '%s asks nothing of the kind',
    (text) => {
      expect(plainQuestionOf(text)).toBeNull();
    },
  );
});
