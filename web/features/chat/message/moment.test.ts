import { describe, expect, it } from 'vitest';
import { dayName } from './moment.tsx';

describe('the name of a day', () => {
  const today = new Date(2026, 10, 20, 0, 5);
  it.each([
    [new Date(2026, 10, 20, 0, 1), 'Today'],
    [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 18, 9), 'Wednesday, November 18'],
    [new Date(2025, 10, 18, 9), 'Tuesday, November 18, 2025'],
  ])('of %s', (date, name) => {
    expect(dayName(date.toISOString(), today)).toBe(name);
  });
});
