import type { RecordedRequest } from './model-server.ts';

/** What a model reads of a request, in the order in which providers keep it: tools, then messages. */
const readOf = ({ body }: RecordedRequest) => JSON.stringify(body.tools) + JSON.stringify(body.messages);

/**
 * Which share of what a model reads stands at the beginning of what it read for the reply before: as much as a provider can
 * keep. Steps within a reply, which repeat all that came before, do not count.
 */
export function sharedPrefix(requests: readonly RecordedRequest[]): number {
  const prompts = requests.filter(({ body }) => body.messages.at(-1)?.role === 'user').map(readOf);
  const shared = prompts.slice(1).map((prompt, index) => commonLength(prompt, prompts[index] ?? ''));
  const read = prompts.slice(1).map(({ length }) => length);
  return sum(shared) / sum(read);
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Words of a reply as long as usual ones, other words for each. */
export function replyWords(number: number): string {
  const sentences = [
    'Rain walks over the roofs',
    'A gull argues with the wind',
    'Somebody lights a lamp',
    'The boards remember every step',
  ];
  return Array.from({ length: 16 }, (_, index) => `${sentences[index % sentences.length]} for the ${number}.${index} time. `).join('');
}
