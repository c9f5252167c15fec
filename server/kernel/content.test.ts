import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ContentError } from '#domain/content.ts';
import { contentFile, contentFolder } from './content.ts';

const Places = z.object({
  scenes: z.array(z.object({ name: z.string(), exits: z.array(z.string()).default([]), clue: z.string().optional() })),
});
let root: string;
const put = (name: string, text: string) => writeFileSync(join(root, 'content/places', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearthlore-content-'));
  mkdirSync(join(root, 'content/places'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a folder of content', () => {
  it('gives every file that lies in it, by name', () => {
    put('2-lane.json', '{"scenes":[{"name":"Lane","exits":["quay"]}]}');
    put('1-quay.json', '{"scenes":[]}');
    put('notes.txt', 'No content.');
    expect([...contentFolder('places', Places, root)]).toEqual([
      ['1-quay', { scenes: [] }],
      ['2-lane', { scenes: [{ name: 'Lane', exits: ['quay'] }] }],
    ]);
  });
});

describe('a wrong file of content', () => {
  it.each([
    [
      'a value',
      '{"scenes":[{"name":"Quay"},{"name":7}]}',
      /^content\/places\/quay\.json is wrong at scenes\[1\]\.name: .*(?:string|text)[^.]*\.$/,
    ],
    ['a field that is missing', '{"scenes":[{}]}', /^content\/places\/quay\.json is wrong at scenes\[0\]\.name: .+\.$/],
    [
      'a field that nobody knows',
      '{"scenes":[{"name":"Quay","clew":"bell"}]}',
      /^content\/places\/quay\.json is wrong at scenes\[0\]\.clew: there is no such field\.$/,
    ],
    ['the whole', '[]', /^content\/places\/quay\.json is wrong as a whole: .+\.$/],
    ['its form', '{"scenes":', /^content\/places\/quay\.json cannot be read: .+\.$/],
  ])('is refused with a sentence that names file and place: %s', (_, text, sentence) => {
    put('quay.json', text);
    expect(() => contentFolder('places', Places, root)).toThrow(sentence);
    expect(() => contentFile('places/quay.json', Places, root)).toThrow(ContentError);
  });
});
