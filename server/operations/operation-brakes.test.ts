import { describe, expect, it } from 'vitest';
import { brakes } from '#domain/limits/brakes.ts';
import { operationBrakes } from '#domain/permissions/operation-brakes.ts';
import { contract } from '#contract/index.ts';

const operations = Object.values(contract).flatMap((group) => Object.values(group).map((each) => each['~orpc'].meta));
const listed = new Map<string, string | { because: string }>(Object.entries(operationBrakes));

describe('what changes something', () => {
  it.each(operations.filter(({ kind }) => kind === 'command').map(({ name }) => name))('%s has a brake or says why it has none', (name) => {
    const brake = listed.get(name);
    if (typeof brake === 'object') expect(brake.because.length).toBeGreaterThan(20);
    else expect(Object.keys(brakes)).toContain(brake);
  });
});

describe('the list of brakes', () => {
  it('names no operation that is not there', () => {
    const byFile = [
      'account.export',
      'chat.upload',
      'battleMaps.laySound',
      'tomes.upload',
      'worlds.import',
      'worlds.export',
      'campaigns.import',
      'campaigns.export',
      'market.import',
      'market.export',
    ];
    const known = new Set([...operations.map(({ name }) => name), ...byFile]);
    expect([...listed.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('uses every brake but those that count outside of operations', () => {
    const used = new Set(listed.values());
    expect(Object.keys(brakes).filter((name) => !used.has(name))).toEqual(['signUps', 'programs']);
  });
});
