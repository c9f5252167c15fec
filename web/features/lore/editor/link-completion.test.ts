import { describe, expect, it } from 'vitest';
import { completeLink, namesLike, openLink } from './link-completion.ts';

const entry = (name: string, ...aliases: string[]) => ({ id: name, name, aliases });
const entries = [entry('The Bar', 'Sandback'), entry('Barrow Hill'), entry('Érin'), entry('Long Sand')];
const named = (query: string) => namesLike(entries, query).map(({ name }) => name);

describe('a link that is being written', () => {
  it('is open from its brackets to the caret', () => {
    expect(openLink('Go to [[The B', 13)).toEqual({ from: 8, query: 'The B' });
    expect(openLink('[[', 2)).toEqual({ from: 2, query: '' });
    expect(openLink('[[Bar]] and [[Wen', 17)).toEqual({ from: 14, query: 'Wen' });
  });

  it('is not open behind its end, its bar or its line', () => {
    expect(openLink('[[Bar]] ', 8)).toBeNull();
    expect(openLink('[[Bar|the s', 11)).toBeNull();
    expect(openLink('[[Bar\nsand', 10)).toBeNull();
    expect(openLink('[Bar', 4)).toBeNull();
  });

  it('takes a name, with the end that it may have already', () => {
    const open = { from: 5, query: 'Ba' };
    expect(completeLink('To [[Ba now', 7, open, 'The Bar')).toEqual({ text: 'To [[The Bar]] now', caret: 14 });
    expect(completeLink('To [[Bax]] now', 7, open, 'The Bar')).toEqual({ text: 'To [[The Bar]] now', caret: 14 });
  });
});

describe('the names offered', () => {
  it('begin with what is typed, then hold it, without regard to case and accents', () => {
    expect(named('bar')).toEqual(['Barrow Hill', 'The Bar']);
    expect(named('sand')).toEqual(['The Bar', 'Long Sand']);
    expect(named('eri')).toEqual(['Érin']);
    expect(named('zzz')).toEqual([]);
  });
});
