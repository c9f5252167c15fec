import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TypingIndicator, typingText } from './typing-indicator.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('those who write', () => {
  it('are shown for five seconds after their last hint, or until their words are there', () => {
    const typing = new TypingIndicator();
    const names = () => typing.state.get().map(({ name }) => name);
    typing.hear({ userId: 'm', name: 'Mira' });
    typing.hear({ userId: 't', name: 'Tov' });
    vi.advanceTimersByTime(3000);
    typing.hear({ userId: 'm', name: 'Mira' });
    vi.advanceTimersByTime(2500);
    expect(names()).toEqual(['Mira']);
    typing.forget('m');
    expect(names()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(names()).toEqual([]);
  });

  it.each([
    [[], ''],
    [['Mira'], 'Mira is writing…'],
    [['Mira', 'Tov'], 'Mira and Tov are writing…'],
    [['Mira', 'Tov', 'Oda'], 'Mira, Tov and others are writing…'],
  ])('%j are told as “%s”', (names, text) => {
    expect(typingText(names)).toBe(text);
  });
});
