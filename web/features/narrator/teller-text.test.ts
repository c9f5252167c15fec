import { describe, expect, it } from 'vitest';
import { fallbackText, tellerText } from './teller-text.ts';

describe('who told a reply', () => {
  it.each([
    ['Storyteller (procedural, no AI model)', 'turn', 'no AI model'],
    ['openai-compatible:hearth', 'chat', 'AI model hearth'],
    ['ollama:llama3.1:8b', 'turn', 'AI model llama3.1:8b'],
    ['Nineteen Tides Owing', 'welcome', null],
  ] as const)('is said of %s after a %s: %s', (spokenBy, cause, text) => {
    expect(tellerText({ spokenBy, cause })).toBe(text);
  });

  it('comes with the reason why the model did not', () => {
    expect(fallbackText('cap-reached')).toBe('the AI model did not answer: today’s limit is used up');
    expect(fallbackText('own-fault')).toBe('a fault in Hearthlore kept the AI model from telling this');
    expect(fallbackText('not-text')).toBe('the AI model did not answer: something went wrong there');
  });
});
