import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

describe('the fingerprint of sources', () => {
  let root;
  const put = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const taken = () => fingerprint(root, ['web', 'package.json']);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
    put('web/main.tsx', 'one');
    put('web/ui/buttons/button.tsx', 'two');
    put('package.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is the same for the same files', () => {
    expect(taken()).toBe(taken());
  });

  it.each([
    ['a text', 'web/ui/buttons/button.tsx', 'three'],
    ['a single file', 'package.json', '{"a":1}'],
    ['the number of files', 'web/ui/card.tsx', ''],
  ])('changes with %s', (_, path, text) => {
    const before = taken();
    put(path, text);
    expect(taken()).not.toBe(before);
  });

  it('changes with the name of a file', () => {
    const before = taken();
    rmSync(join(root, 'web/ui/buttons/button.tsx'));
    put('web/ui/knob.tsx', 'two');
    expect(taken()).not.toBe(before);
  });

  it('does not change with a test', () => {
    const before = taken();
    put('web/ui/button.test.tsx', 'four');
    expect(taken()).toBe(before);
  });
});
