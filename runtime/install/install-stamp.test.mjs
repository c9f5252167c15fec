import { describe, expect, it } from 'vitest';
import { covers, setToInstall, stampFor } from './install-stamp.mjs';

const production = stampFor('aaaa', 'linux-x64', 'production');
const all = stampFor('aaaa', 'linux-x64', 'all');

describe('a finished install', () => {
  it('covers the same again', () => {
    expect(covers(production, production)).toBe(true);
    expect(covers(all, all)).toBe(true);
  });

  it('covers starting when it has everything, and not testing when it has only what runs', () => {
    expect(covers(all, production)).toBe(true);
    expect(covers(production, all)).toBe(false);
  });

  it('covers nothing once the lock file or the system is another', () => {
    expect(covers(all, stampFor('bbbb', 'linux-x64', 'production'))).toBe(false);
    expect(covers(all, stampFor('aaaa', 'darwin-arm64', 'production'))).toBe(false);
  });

  it('covers nothing when there is none', () => {
    expect(covers(undefined, production)).toBe(false);
  });
});

describe('the set to install', () => {
  it('stays everything where everything was', () => {
    expect(setToInstall(all, 'production')).toBe('all');
  });

  it('is what is wanted otherwise', () => {
    expect(setToInstall(undefined, 'production')).toBe('production');
    expect(setToInstall(production, 'all')).toBe('all');
  });
});
