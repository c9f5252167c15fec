import type { Feature, Npc, Topic } from '#domain/narration/adventure.ts';
import type { Intent } from '#domain/narration/brief.ts';

/** Words with which people look, listen, think back and ask, by their beginnings. */
const seeking =
  /\?|\b(?:look|search|examin|inspect|investigat|stud|watch|observ|scan|check|explor|find|seek|peer|glance|stare|read|listen|hear|smell|feel|touch|ask|question|interrogat|talk|speak|chat|tell|hail|greet|learn|know|remember|recall|recogni|think|wonder|consider|ponder|figure|understand|see|poke|rummage|track|what|who|why|where|when|how)/i;

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

/** Whether a text has one of these names' words in it, in whatever form: "bells" for "bell". */
export function namesIn(text: string, known: readonly string[]): boolean {
  const said = words(text);
  return known
    .filter((name) => name !== 'the')
    .some((name) => said.some((word) => word.startsWith(name) || (word.length > 3 && name.startsWith(word))));
}

/** The words by which people speak of somebody or something. */
export function wordsOfName({ name, aliases }: Pick<Feature, 'name' | 'aliases'>): string[] {
  return [name, ...aliases].flatMap(words);
}

/** The words by which people speak to somebody of a topic. */
export function wordsOfTopic({ name, aliases, role }: Npc, { keywords }: Topic): string[] {
  return [name, role, ...aliases, ...keywords].flatMap(words);
}

/** How many questions words put, one at least. */
const questionsIn = (text: string) => Math.max(1, text.split('?').length - 1);

/** How much heroes seek whose words ask or search, or speak of this by one of its words: one thing with each of their questions. */
export function soughtBy(intents: readonly Intent[], known: readonly string[]): number {
  return intents.filter(({ text }) => seeking.test(text) || namesIn(text, known)).reduce((sum, { text }) => sum + questionsIn(text), 0);
}
