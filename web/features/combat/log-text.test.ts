import { expect, it } from 'vitest';
import { splitLatest, rollText } from './log-text.ts';
import { stands } from './stands.ts';

const line = (key: string) => ({ key, sentence: key, rolls: [] });

it('parts the last thing that happened from what was before', () => {
  const lines = ['3.0', '13.0', '13.1'].map(line);
  expect(splitLatest(lines)).toEqual({ latest: lines.slice(1), earlier: lines.slice(0, 1) });
  expect(splitLatest([])).toEqual({ latest: [], earlier: [] });
});

it('shows all that the narrator did for NPCs since somebody else acted, with its reasons', () => {
  const did = (key: string) => ({ ...line(key), byNarrator: true as const });
  const lines = [did('1.0'), line('2.0'), did('3.0'), did('3.1'), did('4.0')];
  expect(splitLatest(lines)).toEqual({ latest: lines.slice(2), earlier: lines.slice(0, 2) });
  expect(splitLatest([...lines, line('5.0')]).latest).toEqual([line('5.0')]);
});

it('says a roll in short', () => {
  const roll = { label: '', dice: '1d20', faces: [15], kept: [15], modifier: 5, total: 20, against: 13 };
  expect(rollText(roll)).toBe('1d20: 15 + 5 = 20 against 13');
  expect(rollText({ ...roll, modifier: -1, total: 14, against: null })).toBe('1d20: 15 − 1 = 14');
  expect(rollText({ ...roll, modifier: 0, total: 15, against: null })).toBe('1d20: 15');
  expect(rollText({ ...roll, dice: '2d6', kept: [3, 4], modifier: 0, total: 7, against: null })).toBe('2d6: 3 + 4 = 7');
});

it('knows whether what was said stands, or was taken back since', () => {
  const lines = ['1.0', '2.0', '3.0'].map(line);
  const undone = { ...line('4.0'), takesBack: true as const };
  expect(stands(lines, '2.0')).toBe(true);
  expect(stands([...lines, undone], '2.0')).toBe(false);
  expect(stands([...lines, undone, line('5.0')], '5.0')).toBe(true);
  // What is no longer kept is not said again.
  expect(stands(lines.slice(1), '1.0')).toBe(false);
});
