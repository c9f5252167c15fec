import type { CampaignSettings } from '#domain/campaign/settings.ts';
import { describe, expect, it } from 'vitest';
import { settingsChange, settingsDraft } from './settings-draft.ts';

const settings: CampaignSettings = {
  narratorMode: 'ai',
  narratorAnswers: 'inCharacter',
  storyTone: 'none',
  storyLength: 'usual',
  storyLanguage: 'en',
  paused: false,
  collectingSeconds: 60,
  ruleSet: 'quick',
  hitPointsShown: 'words',
  npcTurns: 'dm',
  heroSaves: 'players',
  levelsAndRests: 'players',
  levelsBy: 'experience',
  fallenCoins: false,
  entry: 'open',
};
const table = { name: 'Salt', settings };

describe('the settings in a form', () => {
  it('send nothing when nothing was changed', () => {
    expect(settingsChange(table, settingsDraft(table))).toEqual({ settings: {} });
  });

  it('send only what was changed', () => {
    const draft = {
      ...settingsDraft(table),
      name: ' Pepper ',
      entry: 'approve',
      narratorAnswers: 'addressed',
      storyTone: 'wry',
      storyLanguage: 'de',
      collecting: { preset: '3600', amount: '', unit: 'hours' },
    } as const;
    expect(settingsChange(table, draft)).toEqual({
      name: 'Pepper',
      settings: { entry: 'approve', narratorAnswers: 'addressed', storyTone: 'wry', storyLanguage: 'de', collectingSeconds: 3600 },
    });
  });

  it('send nothing while a name is missing or a length cannot be', () => {
    const draft = settingsDraft(table);
    expect(settingsChange(table, { ...draft, name: '  ' })).toBeNull();
    expect(settingsChange(table, { ...draft, collecting: { preset: 'other', amount: '3', unit: 'seconds' } })).toBeNull();
  });
});
