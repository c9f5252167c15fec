import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What browsers have on pages with https alone; a table of friends is called by http from other machines. */
const secureOnly = /crypto\.(randomUUID|subtle)|navigator\.(clipboard\.|credentials|geolocation|mediaDevices|storage\.)/g;
/** Those who ask first whether it is there. */
const asked = new Set(['features/lore/draft/kept-text.tsx navigator.clipboard.']);

it('pages use nothing that a browser has with https alone, unless they ask first', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const used = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(secureOnly)].map(([name]) => `${file} ${name}`),
  );
  expect([...new Set(used)].filter((each) => !asked.has(each))).toEqual([]);
});
