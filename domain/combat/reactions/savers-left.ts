import type { OpenSaves } from './asked-save.ts';

// Apart from the schemas, so that a screen need not carry them.

/** Those whose save is still asked for. */
export function saversLeft(open: OpenSaves | null): string[] {
  return (open?.saves ?? []).flatMap(({ saverId, roll }) => (roll === null ? [saverId] : []));
}
