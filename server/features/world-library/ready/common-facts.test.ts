import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { doubles } from './explore.fixture.ts';

const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3),
  );

describe.each([...readyAdventures])('what everybody knows in %s', (_, adventure) => {
  const { common = [], aims = [], npcs, clues, scenes } = adventure;
  const [npcIds, clueIds] = [new Set(npcs.map(({ id }) => id)), new Set(clues.map(({ id }) => id))];

  it('names people and clues that exist', () => {
    expect(common.flatMap(({ unsaidBy = [], own = {} }) => [...unsaidBy, ...Object.keys(own)]).filter((id) => !npcIds.has(id))).toEqual([]);
    expect(common.flatMap(({ until }) => until ?? []).filter((id) => !clueIds.has(id))).toEqual([]);
    expect(aims.flatMap(({ needs, until }) => [until, ...(needs === undefined ? [] : [needs])]).filter((id) => !clueIds.has(id))).toEqual(
      [],
    );
  });

  it('goes by names in small letters, each for one thing', () => {
    const names = common.flatMap((fact) => fact.names);
    expect(doubles(names)).toEqual([]);
    expect([...names, ...aims.flatMap((aim) => aim.names)].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it('covers most people and places', () => {
    const names = new Set(common.flatMap((fact) => fact.names));
    const known = (name: string) =>
      names.has(name.toLowerCase().replace(/^(?:the|a) /, '')) || names.has((name.split(' ')[0] ?? '').toLowerCase());
    const people = npcs.filter(({ attitude, topics }) => attitude !== 'hostile' && topics.length > 0);
    expect(people.filter(({ name }) => known(name)).length / people.length).toBeGreaterThan(0.7);
    expect(scenes.filter(({ name }) => known(name)).length / scenes.length).toBeGreaterThan(0.4);
  });

  it('gives no clue away', () => {
    const told = common.filter(({ until, onlyPeople }) => until === undefined && onlyPeople !== true);
    const repeated = told.flatMap(({ says }) =>
      clues.flatMap(({ id, text }) => {
        const [fact, clue] = [stems(says), stems(text)];
        return [...clue].filter((word) => fact.has(word)).length > clue.size * 0.6 ? [`${id}: ${says}`] : [];
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('leaves an aim open from the first turn to the last', () => {
    const held = new Set<string>();
    const isOpen = () => aims.some(({ needs, until }) => !held.has(until) && (needs === undefined || held.has(needs)));
    expect(openingState(adventure).clues).toEqual([]);
    expect(isOpen()).toBe(true);
    for (const { id } of clues.filter((clue) => !(adventure.endings ?? []).some((ending) => ending.clue === clue.id))) held.add(id);
    expect(aims.every(({ says }) => /[.]$/.test(says))).toBe(true);
  });
});
