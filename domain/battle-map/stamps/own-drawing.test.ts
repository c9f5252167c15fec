import { describe, expect, it } from 'vitest';
import { drawMap } from '#domain/battle-map/battle-map.fixture.ts';
import { drawn, wholeGround } from '#domain/battle-map/draw.ts';
import { groundOf } from '#domain/battle-map/ground.ts';
import { Ground, Stamp } from '#domain/battle-map/state.ts';
import { remembered, seenBy, viewOf } from '#domain/battle-map/view.ts';
import { eelPot } from './own-drawing.fixture.ts';

const lying = (id: string, more: Partial<Stamp> = {}) =>
  Stamp.parse({ id, drawing: eelPot.id, text: '', x: 1, y: 0.5, width: 2, height: 1, turn: 0, ...more });
const map = drawMap({ rows: ['.h..#..'], walls: [[3, 4]], tokens: { h: { characterId: 'hero' } } });
const withPot = (more: Partial<Stamp> = {}) =>
  drawn(groundOf(map), {
    kind: 'stamps',
    stamps: [lying('a', more)],
    drawings: [eelPot, { ...eelPot, id: eelPot.id.replace('21', '22') }],
  });

describe('a stamp of somebody’s own on a map', () => {
  it('is held by the map as it looks, as long as it lies there, and no other is', () => {
    const laid = withPot();
    expect(laid.drawings).toEqual([eelPot]);
    expect(Ground.parse(laid)).toEqual(laid);
    expect(wholeGround(laid).drawings).toEqual([eelPot]);
    expect(drawn(laid, { kind: 'stamps', stamps: [lying('a', { x: 2 })] }).drawings).toEqual([eelPot]);
    const emptied = drawn(laid, { kind: 'noStamps', ids: ['a'] });
    expect('drawings' in emptied).toBe(false);
    const { terrain, walls, lights, stamps, drawings } = laid;
    expect(drawn(emptied, { kind: 'all', terrain, walls, lights, stamps, drawings })).toEqual(laid);
  });

  it('is told to players where they know the ground that it lies on, and not from the layer of Dungeon Masters', () => {
    const told = (more: Partial<Stamp>, leads = false) => {
      const now = { ...map, ...withPot(more) };
      const viewer = { leads, heroes: new Set(['hero']) };
      const seen = seenBy(now, viewer);
      return viewOf(now, viewer, seen, remembered(now, '', seen)).drawings;
    };
    expect(told({})).toEqual([eelPot]);
    expect(told({ forDm: true })).toBeUndefined();
    expect(told({ x: 6 })).toBeUndefined();
    expect(told({ x: 6, forDm: true }, true)).toEqual([eelPot]);
  });
});
