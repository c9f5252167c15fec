import { loreCards } from '#domain/narration/from-lore/lore-card.ts';
import type { LoreCard, PlayedEntry } from '#domain/narration/from-lore/lore-card.ts';
import { kindOf, pronounsIn } from '#domain/narration/from-lore/lore-kind.ts';
import type { LoreKind } from '#domain/narration/from-lore/lore-kind.ts';
import type { EffectiveLore } from '#domain/world/lore/table-lore.ts';
import { saidName, toldSentence } from './told-sentence.ts';

/** An entry that rumours are made of, as those who lead read it. */
export type ToldEntry = PlayedEntry & { date?: string | null | undefined; origin?: EffectiveLore['origin'] };

/** Something that is written, in words that can be passed on. */
export interface Fact {
  text: string;
  isSecret: boolean;
}

/** What rumours are about. */
export interface Subject {
  card: LoreCard;
  kind: LoreKind;
  /** Within a sentence. */
  name: string;
  pronouns: ReturnType<typeof pronounsIn>;
  date: string | null;
  /** Of a campaign’s own lore. */
  isOwn: boolean;
  facts: () => Fact[];
}

/** What there is to talk about; without secrets nothing of what not everybody may read. */
export function subjectsOf(entries: readonly ToldEntry[], withSecrets: boolean): Subject[] {
  const written = new Map(entries.map((entry) => [entry.id, entry]));
  return loreCards(entries)
    .filter(({ isOpen }) => withSecrets || isOpen)
    .map((card) => {
      const sentences = withSecrets ? [...card.open.sentences, ...card.hidden.sentences] : card.open.sentences;
      // What it is shows in what is written of it, be it for everybody or not.
      const kind = kindOf(card.isOpen ? card : { ...card, open: card.hidden });
      const told = (list: readonly string[], isSecret: boolean) =>
        list.flatMap((sentence) => {
          const text = toldSentence(sentence, card, kind);
          return text === null ? [] : [{ text, isSecret }];
        });
      return {
        card,
        kind,
        name: saidName(card, kind),
        pronouns: pronounsIn(sentences),
        date: written.get(card.id)?.date?.trim() || null,
        isOwn: written.get(card.id)?.origin === 'campaign',
        facts: () => [...told(card.open.sentences, false), ...(withSecrets ? told(card.hidden.sentences, true) : [])],
      };
    });
}
