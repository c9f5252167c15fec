import type { Message } from '#domain/message.ts';

/** The part of a campaign's messages a browser knows: without holes, in order of position, each once. */
export interface Transcript {
  messages: readonly Message[];
  /** True when older ones exist on the server. */
  more: boolean;
}

interface Page {
  messages: readonly Message[];
  more: boolean;
}

export const emptyTranscript: Transcript = { messages: [], more: false };

/** Adds the page before the oldest known message. */
export function withOlder(known: Transcript, page: Page): Transcript {
  return { messages: merge(known.messages, page.messages), more: page.more };
}

/** Adds the newest page after events were lost. When it does not reach back to what is known, what is known is let go. */
export function withNewest(known: Transcript, page: Page): Transcript {
  const last = known.messages.at(-1);
  const oldest = page.messages[0];
  const reaches = last !== undefined && oldest !== undefined && oldest.position <= last.position;
  return reaches ? { messages: merge(known.messages, page.messages), more: known.more } : { messages: page.messages, more: page.more };
}

/** Adds one message that was just posted; one that is older than everything known is left to its page. */
export function withMessage(known: Transcript, message: Message): Transcript {
  const last = known.messages.at(-1);
  if (last === undefined || message.position > last.position) return { ...known, messages: [...known.messages, message] };
  const first = known.messages[0];
  if (known.more && first !== undefined && message.position < first.position) return known;
  return { ...known, messages: merge(known.messages, [message]) };
}

/** Merges two ordered lists; of two with the same id the second list's stands. */
function merge(left: readonly Message[], right: readonly Message[]): Message[] {
  const replaced = new Set(right.map((message) => message.id));
  const kept = left.filter((message) => !replaced.has(message.id));
  return [...kept, ...right].toSorted((a, b) => a.position - b.position);
}
