import type { Message } from '#domain/chat/message.ts';

/** The part of a campaign's messages a browser knows: without holes, in order of position, each once. */
export interface Transcript {
  messages: readonly Message[];
  /** True when older ones exist on the server. */
  more: boolean;
  /** True when newer ones exist there: then this is a passage from the past, and what is posted now does not belong to it. */
  newer: boolean;
}

interface Page {
  messages: readonly Message[];
  more: boolean;
  newer: boolean;
}

export const emptyTranscript: Transcript = { messages: [], more: false, newer: false };

/** Adds the page before the oldest known message. */
export function withOlder(known: Transcript, page: Page): Transcript {
  return { ...known, messages: merge(known.messages, page.messages), more: page.more };
}

/** Adds the page after the newest known message of a passage. */
export function withNewer(known: Transcript, page: Page): Transcript {
  return { ...known, messages: merge(known.messages, page.messages), newer: page.newer };
}

/** Adds the newest page after events were lost. When it does not reach back to what is known, what is known is let go. */
export function withNewest(known: Transcript, page: Page): Transcript {
  const last = known.messages.at(-1);
  const oldest = page.messages[0];
  const reaches = last !== undefined && oldest !== undefined && oldest.position <= last.position;
  const { messages, more } = page;
  return reaches ? { messages: merge(known.messages, messages), more: known.more, newer: false } : { messages, more, newer: false };
}

/** Adds one message that was just posted; one that is older than everything known, or comes after a passage, is left to its page. */
export function withMessage(known: Transcript, message: Message): Transcript {
  const last = known.messages.at(-1);
  if (last === undefined || message.position > last.position) {
    return known.newer ? known : { ...known, messages: [...known.messages, message] };
  }
  const first = known.messages[0];
  if (known.more && first !== undefined && message.position < first.position) return known;
  return { ...known, messages: merge(known.messages, [message]) };
}

/** Puts a message as it stands now in the place where it is known; one that is not known changes nothing. */
export function withChange(known: Transcript, message: Message): Transcript {
  const index = known.messages.findIndex(({ id }) => id === message.id);
  return index < 0 ? known : { ...known, messages: known.messages.with(index, message) };
}

/** Merges two ordered lists; of two with the same id the second list's stands. */
function merge(left: readonly Message[], right: readonly Message[]): Message[] {
  const replaced = new Set(right.map((message) => message.id));
  const kept = left.filter((message) => !replaced.has(message.id));
  return [...kept, ...right].toSorted((a, b) => a.position - b.position);
}
