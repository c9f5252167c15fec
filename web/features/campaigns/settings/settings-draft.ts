import type { CampaignSettings, SettingsChange } from '#domain/campaign/settings.ts';
import { collectingDraft, collectingSecondsOf } from './collecting-time.ts';
import type { CollectingDraft } from './collecting-time.ts';

type Chosen = Pick<CampaignSettings, 'narratorMode' | 'narratorAnswers' | 'ruleSet' | 'hitPointsShown' | 'npcTurns' | 'entry'>;

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
  const { narratorMode, narratorAnswers, ruleSet, hitPointsShown, npcTurns, entry, collectingSeconds } = settings;
  return { name, narratorMode, narratorAnswers, ruleSet, hitPointsShown, npcTurns, entry, collecting: collectingDraft(collectingSeconds) };
}

/** What a form changes: only that is sent, so that what others choose meanwhile holds. Null as long as something in it is wrong. */
export function settingsChange(before: Table, draft: SettingsDraft): { name?: string; settings: SettingsChange } | null {
  const collecting = collectingSecondsOf(draft.collecting);
  const name = draft.name.trim();
  if ('problem' in collecting || name === '') return null;
  const { narratorMode, narratorAnswers, ruleSet, hitPointsShown, npcTurns, entry } = draft;
  const wanted = { narratorMode, narratorAnswers, ruleSet, hitPointsShown, npcTurns, entry, collectingSeconds: collecting.seconds };
  const { settings } = before;
  const changed: SettingsChange = {
    ...(wanted.narratorMode !== settings.narratorMode && { narratorMode }),
    ...(wanted.narratorAnswers !== settings.narratorAnswers && { narratorAnswers }),
    ...(wanted.ruleSet !== settings.ruleSet && { ruleSet }),
    ...(wanted.hitPointsShown !== settings.hitPointsShown && { hitPointsShown }),
    ...(wanted.npcTurns !== settings.npcTurns && { npcTurns }),
    ...(wanted.entry !== settings.entry && { entry }),
    ...(wanted.collectingSeconds !== settings.collectingSeconds && { collectingSeconds: wanted.collectingSeconds }),
  };
  return { ...(name !== before.name && { name }), settings: changed };
}
