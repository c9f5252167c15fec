import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, sentencesOf } from '#domain/character/character.fixture.ts';
import { noContent } from '#domain/character/effects/content.ts';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { ActiveEffectInput } from '#domain/rules/activity/active-effect.ts';
import { actReaching } from './act-on-sheet.ts';
import { canBeShakenAwake } from '#domain/character/effects/shake-awake.ts';

const mira = hero({ id: 'mira', name: 'Mira' });
const effect = (ends: ActiveEffectInput['ends'] = [{ by: 'help' }]) =>
  ActiveEffect.parse({
    id: 'sleep',
    name: 'Asleep',
    source: { kind: 'spell', id: 'sleep' },
    from: 'witch',
    changes: [],
    conditions: ['unconscious'],
    duration: { kind: 'time', amount: 1, unit: 'minute' },
    held: false,
    until: null,
    saveEnds: null,
    tick: null,
    ends,
    text: '',
  });
const sleeper = (changes: Parameters<typeof hero>[0] = {}) => hero({ id: 'tov', name: 'Tov', conditions: ['unconscious'], ...changes });
const shake = (target: ReturnType<typeof hero>, by = mira) =>
  actReaching(by, { kind: 'shakeAwake', target: target.id }, () => 1, { ...noContent, others: [target] });

describe('SRD 5.2.1, Sleep: a shake outside of a fight', () => {
  it.each([
    ['a magic sleep that help ends', sleeper({ activeEffects: [effect()] }), ['Tov is no longer asleep.']],
    ['plain sleep', sleeper(), ['Tov is no longer unconscious.']],
  ])('wakes out of %s, and both sheets say so', (_, target, told) => {
    expect(canBeShakenAwake(target)).toBe(true);
    const done = granted(shake(target));
    expect(sentencesOf(done)).toEqual(['Mira shakes Tov awake.']);
    const [woken] = done.reached;
    expect(woken?.character).toMatchObject({ conditions: [], activeEffects: [] });
    expect(woken && sentencesOf(woken)).toEqual(told);
  });

  it.each([
    ['who is awake', hero({ id: 'tov', name: 'Tov' })],
    ['whom a spell holds that no shake ends', sleeper({ activeEffects: [effect([])] })],
    ['who is down at 0 hit points', sleeper({ damage: 999 })],
  ])('wakes nobody %s', (_, target) => {
    expect(canBeShakenAwake(target)).toBe(false);
    expect(refusalOf(shake(target))).toBe('Tov does not sleep so that a shake would wake them.');
  });

  it('is beyond who sleeps as well', () => {
    expect(refusalOf(shake(sleeper(), hero({ id: 'mira', name: 'Mira', conditions: ['unconscious'] })))).toBe('Mira cannot act now.');
  });
});
