import { describe, expect, it } from 'vitest';
import type { Activity } from './activity.ts';
import { asksForTargets, isForOneself, isForOthers, isOnOneselfAlone, meantFor } from './targeting.ts';

const save = { abilities: ['dexterity' as const], onSave: 'none' as const };
const healing = [{ formula: '1d8', what: 'hitPoints' as const }];
const one = { who: 'creature' as const };
const ally = { who: 'ally' as const, only: 'another creature' };

/** An activity; whether it is on oneself alone, asks for targets, helps whoever uses it, and may be meant for others. */
const table: [string, Activity, boolean, boolean, boolean, boolean][] = [
  ['an effect without targets', { kind: 'effect' }, true, false, true, false],
  ['healing without targets', { kind: 'heal', healing }, true, false, true, false],
  ['healing of a creature', { kind: 'heal', healing, targets: one }, false, true, true, true],
  ['healing of another creature', { kind: 'heal', healing, targets: ally }, false, true, false, true],
  ['healing of the dead', { kind: 'heal', healing, targets: { who: 'corpse' } }, false, true, false, true],
  ['a save', { kind: 'save', save, targets: one }, false, true, false, false],
  ['a save without targets', { kind: 'save', save }, false, true, false, false],
  ['a save of oneself', { kind: 'save', save, targets: { who: 'self' } }, true, false, false, false],
  ['an effect that blinds', { kind: 'effect', targets: one, effects: [{ conditions: ['blinded'] }] }, false, true, false, false],
  ['something that no rule counts', { kind: 'utility', targets: one }, false, false, false, false],
  ['a check', { kind: 'check', check: { abilities: ['strength'], dc: 'table' } }, false, false, false, false],
  ['a summons', { kind: 'summon', targets: { who: 'point' }, creatures: [{ monster: 'Owl' }] }, false, false, false, false],
];

describe('whom an activity falls on', () => {
  it.each(table)('%s', (_, activity, alone, asks, oneself, others) => {
    const found = [isOnOneselfAlone(activity), asksForTargets(activity), isForOneself(activity), isForOthers(activity)];
    expect(found).toEqual([alone, asks, oneself, others]);
  });
});

const damage = [{ formula: '1d6', types: ['fire' as const] }];
const strengthens = { changes: [{ on: 'failedTest' as const, add: '1d6' }] };
const blinds = { conditions: ['blinded' as const] };

const meant: [string, Activity, ReturnType<typeof meantFor>][] = [
  ['an attack', { kind: 'attack', attack: { form: 'melee', with: 'weapon' }, targets: one }, 'foes'],
  ['damage', { kind: 'damage', damage, targets: one }, 'foes'],
  ['a save', { kind: 'save', save, targets: one }, 'foes'],
  ['a save that the willing need not make', { kind: 'save', save: { ...save, spares: 'willing' }, targets: one }, null],
  ['a save against what strengthens', { kind: 'save', save, targets: one, effects: [strengthens] }, null],
  ['a save against damage and what strengthens', { kind: 'save', save, damage, targets: one, effects: [strengthens] }, 'foes'],
  ['healing', { kind: 'heal', healing, targets: one }, 'friends'],
  ['a cure', { kind: 'effect', cures: { conditions: ['blinded'] }, targets: one }, 'friends'],
  ['an effect that strengthens', { kind: 'effect', targets: one, effects: [strengthens] }, 'friends'],
  ['an effect that harms', { kind: 'effect', targets: one, effects: [blinds] }, 'foes'],
  ['a mark that strengthens whoever uses it', { kind: 'effect', targets: one, effects: [{ ...strengthens, bearer: 'self' }] }, null],
  ['a choice of both', { kind: 'effect', targets: one, effects: [strengthens, blinds] }, null],
  ['an effect on the willing', { kind: 'effect', targets: { ...one, only: 'a willing creature' }, effects: [blinds] }, 'friends'],
  ['an effect in words alone', { kind: 'effect', targets: one, effects: [{ text: 'Glows.' }] }, null],
  ['anything on allies', { kind: 'effect', targets: ally }, 'friends'],
  ['anything on enemies', { kind: 'effect', targets: { who: 'enemy' } }, 'foes'],
];

it.each(meant)('%s is offered for whom it helps or harms', (_, activity, whom) => {
  expect(meantFor(activity)).toBe(whom);
});
