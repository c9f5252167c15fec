import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { judgeRunCount, judgeRunSettings, privateRunName } from './private-run.ts';

describe('a private run', () => {
  it('is named after the adventure and the person who starts it', () => {
    expect(privateRunName('Nineteen Tides Owing', 'Tov')).toBe('Nineteen Tides Owing: Tov’s story');
  });

  it('has a name that fits, however long the person’s name is', () => {
    expect(privateRunName('Nineteen Tides Owing', 'x'.repeat(200))).toHaveLength(limits.campaignNameLength);
  });

  it('lets its host choose the time to collect, the rules and the hit points shown', () => {
    expect(judgeRunSettings({ collectingSeconds: 90, ruleSet: 'srd', hitPointsShown: 'numbers' })).toBe(true);
  });

  it.each([
    { narratorMode: 'draft' },
    { narratorMode: 'dm' },
    { narratorMode: 'ai' },
    { npcTurns: 'dm' },
    { levelsAndRests: 'dm' },
    { levelsBy: 'milestone' },
    { fallenCoins: true },
    { entry: 'approve' },
  ] as const)('refuses the setting %o, which needs a Dungeon Master', (change) => {
    expect(judgeRunSettings(change)).toBe('campaign.nobodyLeads');
  });

  it('may be started as long as its host has fewer than the most', () => {
    expect(judgeRunCount(limits.privateRunsPerPerson - 1)).toBe(true);
    expect(judgeRunCount(limits.privateRunsPerPerson)).toBe('campaign.tooManyRuns');
  });
});
