import { describe, expect, it } from 'vitest';
import type { Command } from '#web/lib/commands.ts';
import { findCommands } from './find-commands.ts';

const command = (query: string, group: Command['group'] = 'Pages', note?: string): Command => ({
  id: query,
  label: query,
  group,
  run: () => undefined,
  ...(note === undefined ? {} : { note }),
});
const all = [
  command('Home'),
  command('The Salt Road', 'Campaigns'),
  command('Salt and Ash', 'Worlds'),
  command('Raise Hand', 'At this table'),
  command('Mira', 'People', 'plays Kara'),
  command('Éowyn’s Rest', 'Campaigns'),
];
const found = (typed: string, recent: string[] = []) => findCommands(all, typed, recent).map(({ label: query }) => query);

describe('what fits the typed words', () => {
  it('Everything fits nothing typed, in its own order', () => {
    expect(found('')).toEqual(all.map(({ label: query }) => query));
  });

  it('A name that begins with what was typed comes before one that only holds it', () => {
    expect(found('salt')).toEqual(['Salt and Ash', 'The Salt Road']);
  });

  it('Every word must begin a word of the name, its note or its group, in any order', () => {
    expect(found('road salt')).toEqual(['The Salt Road']);
    expect(found('campaign salt')).toEqual(['The Salt Road']);
    expect(found('kara')).toEqual(['Mira']);
    expect(found('salt xyz')).toEqual([]);
  });

  it('Accents and case do not matter', () => {
    expect(found('EOWYN')).toEqual(['Éowyn’s Rest']);
  });

  it('What was chosen last comes first, the latest before the others', () => {
    expect(found('', ['Raise Hand', 'The Salt Road']).slice(0, 3)).toEqual(['Raise Hand', 'The Salt Road', 'Home']);
    expect(found('salt', ['The Salt Road'])).toEqual(['The Salt Road', 'Salt and Ash']);
  });

  it('No more than fifty are shown', () => {
    expect(
      findCommands(
        Array.from({ length: 80 }, (_, n) => command(`World ${n}`)),
        'world',
        [],
      ),
    ).toHaveLength(50);
  });
});
