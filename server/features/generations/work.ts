import type { Kernel } from '#server/kernel/kernel.ts';
import type { Desk } from './desk.ts';

/** What a generation is carried on with. */
export interface Work {
  kernel: Kernel;
  desk: Desk;
  /** Milliseconds between two entries, so that people see them come. */
  pause: number;
  /** Fires when it was cancelled, is carried on elsewhere, or this server stops. */
  signal: AbortSignal;
}
