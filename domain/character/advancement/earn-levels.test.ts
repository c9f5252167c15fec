import { granted, hero, refusalOf, risen, sentencesOf } from '#domain/character/character.fixture.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { describe, expect, it } from 'vitest';
import { giveExperience, grantLevel } from './earn-levels.ts';
import { openLevel } from './open-level.ts';

describe('experience that is given', () => {
  it('adds up, and says once which level is earned by it', () => {
    const first = granted(giveExperience(hero({ experience: 100 }), 199));
    expect([first.character.experience, ...sentencesOf(first)]).toEqual([299, 'Kara gains 199 experience points.']);
    const second = granted(giveExperience(first.character, 700));
    expect(sentencesOf(second)).toEqual(['Kara gains 700 experience points.', 'Kara may rise to level 3.']);
    expect(sentencesOf(granted(giveExperience(second.character, 1)))).toEqual(['Kara gains 1 experience point.']);
  });

  it('says nothing of a level that the hero has, or may take already', () => {
    expect(sentencesOf(granted(giveExperience(risen('fighter', 3), 900)))).toEqual(['Kara gains 900 experience points.']);
    expect(sentencesOf(granted(giveExperience(hero({ grantedLevel: 3 }), 300)))).toEqual(['Kara gains 300 experience points.']);
  });

  it('goes no further than the most there is', () => {
    const near = hero({ experience: gameLimits.experience - 1 });
    expect(granted(giveExperience(near, 500)).character.experience).toBe(gameLimits.experience);
    expect(refusalOf(giveExperience(hero({ experience: gameLimits.experience }), 1))).toContain('the most there are');
  });
});

describe('a level that is granted', () => {
  it('may be taken whatever the experience, and is told', () => {
    const { character, facts } = granted(grantLevel(hero({}), 5));
    expect(character).toMatchObject({ grantedLevel: 5, experience: 0 });
    expect(facts).toMatchObject([{ kind: 'mayRise', level: 5 }]);
  });

  it('is refused where the hero has it, or may take it already', () => {
    expect(refusalOf(grantLevel(risen('fighter', 3), 3))).toBe('Kara is of level 3 already.');
    expect(refusalOf(grantLevel(hero({ grantedLevel: 4 }), 4))).toBe('Kara may rise to level 4 already.');
  });
});

describe('the highest level that may be taken', () => {
  it.each([
    ['by experience any', {}, { experience: 0, grantedLevel: 1 }, 20],
    ['with a Dungeon Master who decides the granted one', { awaitsDm: true }, { experience: 6500, grantedLevel: 3 }, 3],
    ['by milestones the granted one', { byMilestone: true }, { experience: 0, grantedLevel: 3 }, 3],
    ['by milestones one that experience had earned before', { byMilestone: true }, { experience: 6500, grantedLevel: 1 }, 5],
    ['with both the granted one', { awaitsDm: true, byMilestone: true }, { experience: 6500, grantedLevel: 2 }, 2],
  ])('is %s', (_, rising, earned, level) => expect(openLevel(rising, earned)).toBe(level));
});
