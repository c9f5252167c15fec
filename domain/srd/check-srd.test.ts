import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSrd } from './check-srd.ts';
import { classIds } from './class-rules.ts';
import { monsterTypes } from './monsters/monster-types.ts';
import { spellFiles } from './spells/spell-files.ts';

const filesIn = (folder: string) => readdirSync(fileURLToPath(new URL(`../../content/srd/${folder}`, import.meta.url))).toSorted();

describe('the content of the SRD', () => {
  it('fits its schemas', () => {
    expect(checkSrd).not.toThrow();
  });

  it('lies in no file that nobody reads', () => {
    const levels = spellFiles.map((_, level) => (level === 0 ? 'cantrips.json' : `level-${level}.json`));
    expect(filesIn('spells')).toEqual(levels);
    expect(filesIn('spell-details')).toEqual(levels);
    expect(filesIn('features')).toEqual([...classIds, 'feats', 'species'].map((source) => `${source}.json`).toSorted());
    expect(filesIn('equipment')).toEqual(['armor.json', 'gear.json', 'objects.json', 'weapons.json']);
    for (const folder of ['monsters', 'monster-details']) expect(filesIn(folder)).toEqual(monsterTypes.map((type) => `${type}.json`));
  });
});
