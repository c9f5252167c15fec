import { describe, expect, it } from 'vitest';
import { safeName } from '#server/kernel/files/safe-name.ts';
import { uniqueNames } from './unique-names.ts';

describe('the name of a file', () => {
  it.each([
    ['Arn', 'Arn'],
    ['', 'Untitled'],
    [' .. ', 'Untitled'],
    ['AC/DC: live?', 'AC-DC- live-'],
    ['con', '_con'],
    ['Aux.old', '_Aux.old'],
    ['Console', 'Console'],
    ['.hidden.', 'hidden'],
    ['a\nb\tc', 'abc'],
    ['\u202Etxt.exe', 'txt.exe'],
    ['cafe\u0301', 'café'],
    ['🐉', '🐉'],
    ['\ud800x', 'x'],
  ])('%j is %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('is cut between signs and not within one', () => {
    expect(safeName('👨‍👩‍👧'.repeat(40))).toBe('👨‍👩‍👧'.repeat(8));
    expect(Buffer.byteLength(safeName('龍'.repeat(200)))).toBe(150);
  });
});

describe('names of several files', () => {
  const of = (...names: string[]) => names.map((name, index) => ({ id: `id${index}`, name }));

  it('differ even where a system does not tell letters apart', () => {
    const all = of('Arn', 'arn', 'ARN', 'ﬁn', 'fin', 'a/b', 'a:b');
    const names = [...uniqueNames(all).values()];
    expect(new Set(names.map((name) => name.normalize('NFKC').toLowerCase())).size).toBe(7);
    expect(names[0]).toBe('Arn');
  });

  it('stay the same when others come or the order turns', () => {
    const all = of('Arn', 'arn', 'Bree');
    const before = uniqueNames(all);
    const after = uniqueNames([{ id: 'new', name: 'Cay' }, ...all.toReversed()]);
    for (const one of all) expect(after.get(one)).toBe(before.get(one));
  });

  it('keep clear of names that are taken', () => {
    expect([...uniqueNames(of('readme'), ['README']).values()][0]).toMatch(/^readme ~[0-9a-f]{6}$/);
  });
});
