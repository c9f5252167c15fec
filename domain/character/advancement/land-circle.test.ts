import { describe, expect, it } from 'vitest';
import { fittingChoices, granted, refusalOf, risen } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { chooseLand } from './land-circle.ts';
import { nextGainsOf } from './level-gains.ts';
import { levelUp } from './level-up.ts';

const others = ({ spells }: Character) => spells.filter(({ from }) => from === 'other').map(({ spell }) => spell);
const druid = (level: number): Character => ({
  ...risen('druid', level),
  spells: [{ spell: 'speak-with-animals', prepared: true, from: 'other', class: 'druid' }],
});

describe('the circle of the land', () => {
  it.each([
    ['arid', 3, ['blur', 'burning-hands', 'fire-bolt']],
    ['polar', 5, ['fog-cloud', 'hold-person', 'ray-of-frost', 'sleet-storm']],
    ['temperate', 8, ['misty-step', 'shocking-grasp', 'sleep', 'lightning-bolt', 'freedom-of-movement']],
    ['tropical', 20, ['acid-splash', 'ray-of-sickness', 'web', 'stinking-cloud', 'polymorph', 'insect-plague']],
  ] as const)('of the %s land gives a druid of level %i these spells, always ready', (land, level, given) => {
    const after = granted(chooseLand(druid(level), land));
    expect(others(after)).toEqual(['speak-with-animals', ...given]);
    expect(after.spells.every(({ prepared }) => prepared)).toBe(true);
  });

  it('gives up what one land gave for what another gives, and nothing that is known otherwise', () => {
    const before = druid(5);
    const learned = {
      ...before,
      spells: [...before.spells, { spell: 'sleet-storm', prepared: true, from: 'class' as const, class: 'druid' as const }],
    };
    const polar = granted(chooseLand(learned, 'polar'));
    const arid = granted(chooseLand(polar, 'arid'));
    expect(others(arid)).toEqual(['speak-with-animals', 'blur', 'burning-hands', 'fire-bolt', 'fireball']);
    expect(arid.spells).toContainEqual({ spell: 'sleet-storm', prepared: true, from: 'class', class: 'druid' });
  });

  it('says before the level what it will give, so that nobody chooses it as well', () => {
    const before = granted(chooseLand(risen('druid', 4), 'tropical'));
    expect(nextGainsOf(before, 'druid').always).toEqual(['stinking-cloud']);
    expect(nextGainsOf(risen('druid', 4), 'druid').always).toEqual([]);
  });

  it('grows with the level', () => {
    const before = granted(chooseLand(risen('druid', 4), 'tropical'));
    const { character } = granted(levelUp(before, fittingChoices(before), () => 1));
    expect(character.spells).toContainEqual({ spell: 'stinking-cloud', prepared: true, from: 'other', class: 'druid' });
    expect(character.circle?.gave).toContain('stinking-cloud');
  });

  it('is chosen by no one else, and not twice', () => {
    const why = 'Only druids of the Circle of the Land choose a land, from level 3.';
    expect(refusalOf(chooseLand(risen('druid', 2), 'arid'))).toBe(why);
    expect(refusalOf(chooseLand(risen('wizard', 9), 'arid'))).toBe(why);
    expect(refusalOf(chooseLand({ ...druid(9), ruleSet: 'quick' }, 'arid'))).toBe(why);
    expect(refusalOf(chooseLand(granted(chooseLand(druid(9), 'arid')), 'arid'))).toBe('The arid land is already chosen.');
  });
});
