/** What a person reads of one event: a title and a sentence. */
export interface RefusalText {
  title: string;
  sentence: string;
}

const unreachable: RefusalText = { title: 'Error', sentence: 'The server could not be reached. Please try again.' };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/**
 * The words for something that went wrong. A refusal speaks for itself; a fault names its incident, so that it can be
 * found in the log; anything else (no network, an unreadable answer) gets the fallback's words.
 */
export function refusalText(error: unknown, fallback?: RefusalText): RefusalText {
  const code = isRecord(error) ? textOf(error['code']) : undefined;
  if (!isRecord(error) || code === undefined) return fallback ?? unreachable;
  const data = isRecord(error['data']) ? error['data'] : {};
  const incident = textOf(data['incident']);
  if (incident !== undefined) {
    const message = fallback ?? { title: 'Error', sentence: 'Something went wrong on the server. Please try again.' };
    return { title: message.title, sentence: `${message.sentence} (Incident ${incident})` };
  }
  const title = textOf(data['title']);
  if (title === undefined) return fallback ?? unreachable;
  return { title, sentence: textOf(error['message']) ?? fallback?.sentence ?? unreachable.sentence };
}
