import type { Signups } from '#domain/invitation.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import type { ModelChoice, NarratorModel } from '#server/features/narrator/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { Backups } from './backups/open-backups.ts';

/** What administrators look after besides the database. */
export interface Office {
  /** What the environment says about sign-ups. */
  signups: Signups;
  /** Who narrates by the settings that hold. */
  currentModel: (settings: StoredSettings) => NarratorModel;
  /** Opens a model without calling it; throws one sentence for settings that cannot be used. */
  openModel: (choice: ModelChoice) => NarratorModel;
  /** What keeps the key of a model. */
  encryption: Encryption;
  backups: Backups;
}
