import { describe, expect, it } from 'vitest';
import { linkIndex, linksIn } from './links.ts';
import { dateOrder, inTime } from './timeline.ts';

describe('links in a text', () => {
  it('are found with their words, but not in code', () => {
    expect(linksIn('From [[Tollhithe]] to [[the bar| the sand ]], not `[[code]]`.\n```\n[[neither]]\n```\n[[]] [[a|]] [[x\ny]]')).toEqual([
      { name: 'Tollhithe', label: 'Tollhithe' },
      { name: 'the bar', label: 'the sand' },
    ]);
  });

  it('lead to entries by name before alias, whatever the case and accents', () => {
    const find = linkIndex([
      { id: 'a', name: 'Éire', aliases: ['The Bell'] },
      { id: 'b', name: 'The  bell', aliases: ['Patience'] },
    ]);
    expect(['eire', 'the bell', 'PATIENCE', 'nobody', ''].map(find)).toEqual(['a', 'b', 'b', null, null]);
  });
});

describe('a timeline', () => {
  it('reads the first number of a date, with its sign', () => {
    expect(['1204', '-300, spring', 'Year 12 of the Crown', 'long ago', '−5'].map(dateOrder)).toEqual([1204, -300, 12, null, -5]);
  });

  it('goes from the earliest to the latest, with what has no number last', () => {
    const dated = ['1204', 'once', '-300', '1204, b', '98'].map((date) => ({ date, name: date }));
    expect(inTime(dated).map(({ date }) => date)).toEqual(['-300', '98', '1204', '1204, b', 'once']);
  });
});
