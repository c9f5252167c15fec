import { passagesOf } from '#domain/permissions/audience.ts';
import { isId } from '#domain/id-form.ts';
import { loreItems, loreSentences } from './lore-prose.ts';
import { mentionFinder } from './lore-mentions.ts';
import type { BundleEntry } from '#domain/world/bundle.ts';

/** What an adventure is made from: an entry as those who build the world read it. */
export type PlayedEntry = Pick<BundleEntry, 'id' | 'category' | 'name' | 'aliases' | 'tags' | 'text' | 'audience'>;

/** What is told of an entry to one audience. */
interface AudienceText {
  sentences: string[];
  /** The items of its lists. */
  items: string[];
  /** Entries for everyone that it speaks of, itself not among them. */
  refs: string[];
  /** Those of them that its first sentence speaks of. */
  firstRefs: string[];
}

/** An entry taken apart: what everyone may read of it, and what is for the DM alone. What is for named people is in neither. */
export interface LoreCard {
  id: string;
  category: BundleEntry['category'];
  name: string;
  /** What players may call it, lower case and without an article. */
  called: string[];
  tags: ReadonlySet<string>;
  /** Whether everyone may know that it exists. */
  isOpen: boolean;
  open: AudienceText;
  hidden: AudienceText;
}

/** Takes the entries of a world apart, in their order. One whose passages are not in order tells nothing at all. */
export function loreCards(entries: readonly PlayedEntry[]): LoreCard[] {
  const playable = entries.filter(({ id, name }) => isId(id) && /[\p{L}\p{N}]/u.test(name));
  const find = mentionFinder(playable.filter(({ audience }) => audience === 'everyone'));
  return playable.filter(({ audience }) => typeof audience === 'string').map((entry) => cardOf(entry, find));
}

function cardOf({ id, category, name, aliases, tags, text, audience }: PlayedEntry, find: ReturnType<typeof mentionFinder>): LoreCard {
  const passages = passagesOf(text) ?? [];
  const marks = new Set(tags.map((tag) => tag.trim().toLowerCase()));
  const textFor = (wanted: 'everyone' | 'dm') =>
    passages
      .filter((passage) => (passage.audience === 'everyone' ? audience : passage.audience) === wanted)
      .map((passage) => passage.text)
      .join('\n\n');
  const textOf = (markdown: string): AudienceText => {
    const items = loreItems(markdown);
    // The signs of a danger are told as they come, and not before.
    const isSign = (sentence: string) => marks.has('play:danger') && items.includes(sentence);
    const sentences = loreSentences(markdown).filter((sentence) => !isSign(sentence));
    const refsIn = (text: string, prose: readonly string[]) => find(text, prose.join(' ')).filter((each) => each !== id);
    const first = markdown.trim().split(/(?<=[.!?]) |\n/)[0] ?? '';
    return { sentences, items, refs: refsIn(markdown, sentences), firstRefs: refsIn(first, sentences.slice(0, 1)) };
  };
  return {
    id,
    category,
    name: name.replaceAll(/\s+/g, ' ').trim(),
    called: [...new Set([name, ...aliases].map((each) => bareName(each).toLowerCase()))].filter((each) => each !== ''),
    tags: marks,
    isOpen: audience === 'everyone',
    open: textOf(textFor('everyone')),
    hidden: textOf(textFor('dm')),
  };
}

/** A name without its article. */
export function bareName(name: string): string {
  return name.trim().replace(/^(?:the|a|an) /i, '');
}
