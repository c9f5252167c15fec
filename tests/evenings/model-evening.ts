import type { Answering } from '#tests/support/services/scripted-evening.ts';
import type { Said } from './evening-table.ts';

/** One turn of a scripted evening. */
export interface ScriptedTurn {
  said: Said;
  /** What the dice show, in the order in which they are thrown. A turn that throws more or fewer fails the test. */
  dice?: readonly number[];
  /** What the model answers, request by request. A turn that asks for more or fewer fails the test. */
  model: readonly Answering[];
}

/** A text of several paragraphs. */
export const prose = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');
