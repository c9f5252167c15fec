import type { Signups } from '#domain/account/invitation.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import type { Backups } from './backups/open-backups.ts';
import type { RunningEndpoints } from '#server/features/endpoints/index.ts';
import type { ModelChoice, NarratorModel } from '#server/features/model/index.ts';

/** The services that administration needs besides the database. */
export interface AdminServices {
  /** The sign-up setting of the environment. */
  signups: Signups;
  /** The narrator model of the current settings. */
  currentModel: (settings: StoredSettings) => NarratorModel;
  /** Opens a model without calling it; throws one sentence for settings that cannot be used. */
  openModel: (choice: ModelChoice) => NarratorModel;
  /** Encrypts the stored key of a model. */
  encryption: Encryption;
  /** Which services are asked by the current settings. */
  endpoints: RunningEndpoints;
  backups: Backups;
}
