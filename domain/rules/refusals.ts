import { refuseIn } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import type { ruleRefusals } from './refusals/sentences.ts';

/** What the rules of scores and coins say to something. */
export type RuleResult<Value> = Result<Value, keyof typeof ruleRefusals>;

/** Refuses something, with all that the sentence of the code has places for. */
export const refuse = refuseIn<typeof ruleRefusals>();
