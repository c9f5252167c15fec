import type { NarratorModel } from '#server/features/narrator/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { ModelPrice } from './documents/index.ts';

/** What the writing of lore needs to know of models. */
export interface Desk {
  /** Who tells by the settings that hold; asked anew each time. */
  currentModel: (settings: StoredSettings) => NarratorModel;
  /** What a million tokens cost in US dollars; null where nobody has said. */
  price: ModelPrice | null;
}
