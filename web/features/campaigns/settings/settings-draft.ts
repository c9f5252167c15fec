import type { CampaignSettings, SettingsChange } from '#domain/campaign/settings.ts';
import { collectingDraft, collectingSecondsOf } from './collecting-time.ts';
import type { CollectingDraft } from './collecting-time.ts';

type Chosen = Pick<
  CampaignSettings,
  | 'narratorMode'
  | 'narratorAnswers'
  | 'storyTone'
  | 'storyLength'
  | 'storyLanguage'
  | 'ruleSet'
  | 'hitPointsShown'
  | 'npcTurns'
  | 'heroSaves'
  | 'levelsAndRests'
  | 'levelsBy'
  | 'fallenCoins'
  | 'entry'
>;

/** A table's settings as they stand in the form. */
export interface SettingsDraft extends Chosen {
  name: string;
  collecting: CollectingDraft;
}

interface Table {
  name: string;
  settings: CampaignSettings;
}

export function settingsDraft({ name, settings }: Table): SettingsDraft {
  const { paused: _paused, collectingSeconds, ...chosen } = settings;
  return { name, ...chosen, collecting: collectingDraft(collectingSeconds) };
}

/** What a form changes: only that is sent, so that what others choose meanwhile holds. Null as long as something in it is wrong. */
export function settingsChange(before: Table, draft: SettingsDraft): { name?: string; settings: SettingsChange } | null {
  const collecting = collectingSecondsOf(draft.collecting);
  const name = draft.name.trim();
  if ('problem' in collecting || name === '') return null;
  const { narratorMode, narratorAnswers, storyTone, storyLength, storyLanguage, ruleSet, hitPointsShown } = draft;
  const { npcTurns, heroSaves, levelsAndRests, levelsBy, fallenCoins, entry } = draft;
  const { settings } = before;
  const changed: SettingsChange = {
    ...(narratorMode !== settings.narratorMode && { narratorMode }),
    ...(narratorAnswers !== settings.narratorAnswers && { narratorAnswers }),
    ...(storyTone !== settings.storyTone && { storyTone }),
    ...(storyLength !== settings.storyLength && { storyLength }),
    ...(storyLanguage !== settings.storyLanguage && { storyLanguage }),
    ...(ruleSet !== settings.ruleSet && { ruleSet }),
    ...(hitPointsShown !== settings.hitPointsShown && { hitPointsShown }),
    ...(npcTurns !== settings.npcTurns && { npcTurns }),
    ...(heroSaves !== settings.heroSaves && { heroSaves }),
    ...(levelsAndRests !== settings.levelsAndRests && { levelsAndRests }),
    ...(levelsBy !== settings.levelsBy && { levelsBy }),
    ...(fallenCoins !== settings.fallenCoins && { fallenCoins }),
    ...(entry !== settings.entry && { entry }),
    ...(collecting.seconds !== settings.collectingSeconds && { collectingSeconds: collecting.seconds }),
  };
  return { ...(name !== before.name && { name }), settings: changed };
}
