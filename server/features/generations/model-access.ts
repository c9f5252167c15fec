import type { StoredSettings } from '#server/features/settings/index.ts';
import type { ModelPrice } from './documents/index.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

/** The model that writes lore, and its price. */
export interface ModelAccess {
  /** The narrator model of the current settings; read on every use. */
  currentModel: (settings: StoredSettings) => NarratorModel;
  /** The price of a million tokens in US dollars; null when it is not configured. */
  price: ModelPrice | null;
}
