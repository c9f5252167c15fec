import { log } from '#server/kernel/log.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { ModelSettings, NarratorModel } from './model.ts';

export type ModelChoice = Pick<ModelSettings, 'name' | 'baseUrl' | 'apiKey'>;

interface Sources {
  /** The model of the environment, for as long as no administrator has chosen another. */
  fixed: NarratorModel;
  /** Opens a model; throws one sentence for settings that cannot be used. */
  open: (choice: ModelChoice) => NarratorModel;
  /** What keeps the key. */
  encryption: Encryption;
}

/**
 * Makes the function that tells who narrates by the settings that hold. It is given them each time, so that a change holds
 * for the next reply on every server, and opens a model anew only when they have changed.
 */
export function runningModel({ fixed, open, encryption }: Sources): (settings: StoredSettings) => NarratorModel {
  let opened: { from: string; model: NarratorModel } | null = null;
  return ({ model: chosen, modelKey }) => {
    if (chosen === null) return fixed;
    const from = JSON.stringify([chosen, modelKey]);
    if (opened?.from === from) return opened.model;
    const { name, baseUrl } = chosen;
    const apiKey = modelKey === null ? null : encryption.decrypt(modelKey);
    let model;
    try {
      if (modelKey !== null && apiKey === null)
        throw new Error('The stored API key of the model can no longer be read. Please enter it again.');
      model = open({ name: name === '' ? null : name, baseUrl, apiKey });
    } catch (error) {
      log.fault('The model of the settings cannot be used; the Storyteller narrates', error);
      model = open({ name: null, baseUrl: null, apiKey: null });
    }
    opened = { from, model };
    return model;
  };
}
