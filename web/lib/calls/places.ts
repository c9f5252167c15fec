import type { contract } from '#contract/index.ts';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;

/** What a place answers that is no campaign, by noun and verb of the operations of a campaign. */
export type PlaceAnswers = {
  readonly [Noun in keyof Outputs]?: {
    readonly [Verb in keyof Outputs[Noun] & keyof Inputs[Noun]]?: (input: Inputs[Noun][Verb]) => Promise<Outputs[Noun][Verb]>;
  };
};

/** An operation of a campaign that the place does not have. */
class NotHere extends Error {
  readonly code = 'campaign.notFound';
}

const places = new Map<string, PlaceAnswers>();

/** Has calls that name this place as their campaign answered here, and never sent to the server. */
export function answerAt(place: string, answers: PlaceAnswers): void {
  places.set(place, answers);
}

/** The answer of the place that a call is about; null for calls about campaigns, which the server answers. Refuses what the place does not have. */
export function answerHere(path: readonly string[], input: unknown): Promise<unknown> | null {
  const place = typeof input === 'object' && input !== null && 'campaignId' in input ? input.campaignId : undefined;
  const answers = typeof place === 'string' ? places.get(place) : undefined;
  if (answers === undefined) return null;
  const answer: unknown = path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    answers,
  );
  return typeof answer === 'function'
    ? Promise.resolve(Reflect.apply(answer, undefined, [input]))
    : Promise.reject(new NotHere('This needs a table.'));
}
