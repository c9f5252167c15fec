import { randomBytes } from 'node:crypto';
import { openNarrator } from './narrate.ts';
import type { ModelSettings, NarratorModel } from './narrator-model.ts';
import { nextCalls, tell } from '#server/features/storyteller/index.ts';

export type { FallbackReason } from './model-fault.ts';
export type { ModelSettings, NarratorModel, Part, Reply } from './narrator-model.ts';
export { storytellerLabel } from './storyteller-model.ts';

/**
 * Opens the narrator that the settings name, or the Storyteller when they name none. Refuses in one clear sentence an
 * unknown provider, and settings that lack an address or key it needs. `report` is told of faults, for the log.
 */
export function openModel(settings: ModelSettings, report: (cause: unknown) => void = () => undefined): NarratorModel {
  return openNarrator(settings, {
    storyteller: { nextRequests: nextCalls, tell },
    delimiter: () => randomBytes(16).toString('hex'),
    report,
  });
}
