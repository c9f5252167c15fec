import { describe, expect, it } from 'vitest';
import { subjectOf } from './subject.ts';

describe('what somebody is asked about', () => {
  it.each([
    ['I ask Wenna about the dragon', 'the dragon'],
    ['tell me about your brother', 'her brother'],
    ['what do you know of the old king?', 'the old king'],
    ['Who is the harbour master?', 'the harbour master'],
    ['where can we find a healer around here?', 'a healer'],
    ['have you seen any goblins', 'any goblins'],
    ["what's the gilded cup", 'the gilded cup'],
  ])('is found in "%s"', (text, subject) => {
    expect(subjectOf(text, 'her')).toBe(subject);
  });

  it.each([
    'how are you',
    'what is that?',
    'tell me about it',
    'what are you doing?',
    'who are you',
    'do you know what happened',
    'where are we',
  ])('is nothing that can be named in "%s"', (text) => {
    expect(subjectOf(text, 'her')).toBeNull();
  });
});
