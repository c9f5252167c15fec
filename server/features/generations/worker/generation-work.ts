import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';

/** What a generation is carried on with. */
export interface Work {
  kernel: Kernel;
  models: ModelAccess;
  /** Milliseconds between two entries, so that people see them come. */
  pause: number;
  /** Fires when it was cancelled, is carried on elsewhere, or this server stops. */
  signal: AbortSignal;
}
