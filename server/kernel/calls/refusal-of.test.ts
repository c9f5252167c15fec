import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const coded = (code: string) => Object.assign(new Error('No space left on device'), { code });

describe('what an error refuses', () => {
  it.each([
    ['the database', new Error('Failed query', { cause: coded('53100') })],
    ['a file', coded('ENOSPC')],
  ])('is that the disk is full where %s finds no room, with when to try again', (_what, error) => {
    expect(refusalOf(error)).toMatchObject({ code: 'disk.full', retryAfter: 10 });
  });

  it('is nothing for a fault of ours', () => {
    expect(refusalOf(coded('42601'))).toBeNull();
  });
});
