import type { FoundryEffect } from './effect-write.ts';

/** An item of an actor as it is written. */
export interface WrittenItem {
  /** Only where something else in the file names it. */
  _id?: string;
  name: string;
  type: string;
  system: Record<string, unknown>;
  effects?: readonly FoundryEffect[];
  /** What is ours alone: the entry of homebrew that it is. */
  flags?: object;
}
