import { refuseIn } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import type { characterRefusals } from './refusal-sentences.ts';

/** What the rules of characters say to something. */
export type CharacterResult<Value> = Result<Value, keyof typeof characterRefusals>;

/** Refuses something, with all that the sentence of the code has places for. */
export const refuse = refuseIn<typeof characterRefusals>();
