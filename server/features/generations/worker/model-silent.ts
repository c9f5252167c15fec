import type { FallbackReason } from '#server/features/model/index.ts';

/** A model that does not answer, with a sentence for the person who waits. What it read before is kept. */
export class ModelSilent extends Error {
  constructor(reason: FallbackReason) {
    super(sentenceOf(reason));
    this.name = 'ModelSilent';
  }
}

function sentenceOf(reason: FallbackReason): string {
  if (reason === 'key-refused') return 'The model refused this server’s key. Please tell its administrator; what was read is kept.';
  if (reason === 'cap-reached') return 'The AI model’s daily limit is reached. What was read is kept; please go on tomorrow.';
  return 'The model does not answer. What was read is kept; please try again later.';
}
