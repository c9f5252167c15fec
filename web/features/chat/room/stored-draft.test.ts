import { describe, expect, it } from 'vitest';
import { readRecord, readTarget } from './stored-draft.ts';

describe('what the browser kept', () => {
  it('is read when it is a record, and nothing otherwise', () => {
    expect(readRecord('{"text":"I wait"}')).toEqual({ text: 'I wait' });
    for (const text of [null, '', 'null', '7', '"x"', '{"id":']) expect(readRecord(text)).toBeNull();
  });

  it('names a target, or none', () => {
    expect(readTarget({ kind: 'player', userId: 'tov', more: 1 })).toEqual({ kind: 'player', userId: 'tov' });
    expect(readTarget({ kind: 'dm' })).toEqual({ kind: 'dm' });
    for (const value of [null, 'dm', {}, { kind: 'player' }, { kind: 'everyone' }]) expect(readTarget(value)).toBeNull();
  });
});
