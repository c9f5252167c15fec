import { describe, expect, it } from 'vitest';
import { missingPackages } from './missing-packages.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/zod': {},
    'node_modules/glob': { optional: true },
    'node_modules/part-linux-x64-gnu': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/part-linux-x64-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/part-darwin-arm64': { optional: true, os: ['darwin'], cpu: ['arm64'] },
    'node_modules/tool-linux-x64': { optional: true, dev: true, os: ['linux'], cpu: ['x64'] },
  },
};
const linux = { os: 'linux', cpu: 'x64', libc: 'glibc' };

describe('the packages that did not arrive', () => {
  it('are those made for this system', () => {
    expect(missingPackages(lock, linux, 'all', () => false)).toEqual(['node_modules/part-linux-x64-gnu', 'node_modules/tool-linux-x64']);
    expect(missingPackages(lock, { os: 'darwin', cpu: 'arm64' }, 'all', () => false)).toEqual(['node_modules/part-darwin-arm64']);
  });

  it('leave the tools out where only what runs is installed', () => {
    expect(missingPackages(lock, linux, 'production', () => false)).toEqual(['node_modules/part-linux-x64-gnu']);
  });

  it('are none when all are there', () => {
    expect(missingPackages(lock, linux, 'all', () => true)).toEqual([]);
  });
});
