import type { Adventure, Clock, Clue } from '#domain/narration/adventure.ts';
import { isId } from '#domain/id-form.ts';
import type { LoreCard } from './lore-card.ts';
import { spokenName, taleInPlay } from './lore-names.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import { firstOf } from './lore-prose.ts';
import type { Stage } from './lore-stage.ts';

/** What can be found out in a world, what comes closer, and where the tale may end. */
export interface Tales {
  clues: Clue[];
  clocks: Clock[];
  endings: NonNullable<Adventure['endings']>;
  /** Clues that whoever knows of a tale gives freely, by the tale's id. */
  leads: ReadonlyMap<string, string>;
  /** Clues that are hidden, by the id of the place, person or thing that gives them away. */
  findsAt: ReadonlyMap<string, string>;
}

/** The tales of a world. What is for the DM alone is among them only where a tag of its entry says when it is told. */
export function talesOf(stage: Stage, cards: readonly LoreCard[]): Tales {
  const open = [...stage.cards.values()].filter((card) => stage.kinds.get(card.id) === 'tale' && !card.tags.has('play:ending'));
  const leads = open.map((card) => ({
    id: card.id,
    text: firstOf(card.open.sentences, 45) || `There is talk of ${taleInPlay(card)}.`,
  }));
  const finds = findsOf(stage, cards, new Set(leads.map(({ id }) => id)));
  const clocks = cards.filter(({ tags }) => tags.has('play:danger')).flatMap((card) => clockOf(card) ?? []);
  return {
    clues: [...leads, ...finds.map(({ clue }) => clue)],
    clocks,
    endings: cards.filter(({ tags }) => tags.has('play:ending')).flatMap((card) => endingOf(card, { stage, clocks, finds }) ?? []),
    leads: new Map(leads.map(({ id }) => [id, id])),
    findsAt: new Map(finds.map(({ at, clue }) => [at, clue.id])),
  };
}

interface Find {
  clue: Clue;
  /** The entry that hides it, and the one that gives it away. */
  from: string;
  at: string;
}

/** Hidden lore that its tag `play:clue` lets the party find: at its own entry, else at the first that it speaks of and that is met. */
function findsOf(stage: Stage, cards: readonly LoreCard[], taken: Set<string>): Find[] {
  const met = new Set([
    ...stage.places.map(({ id }) => id),
    ...[...stage.cast.values()].flat().flatMap(({ id }) => (stage.kinds.get(id) === 'beast' ? [] : [id])),
    ...[...stage.around.values()].flat().flatMap(({ id }) => (stage.kinds.get(id) === 'thing' ? [id] : [])),
  ]);
  const finds: Find[] = [];
  for (const { id: from, tags, hidden, open } of cards) {
    const at = [from, ...hidden.refs, ...open.refs].find((each) => met.has(each));
    const id = `hidden-${from}`;
    if (!tags.has('play:clue') || hidden.sentences.length === 0 || at === undefined || !isId(id) || taken.has(id)) continue;
    met.delete(at);
    finds.push({ clue: { id, text: firstOf(hidden.sentences, 60) }, from, at });
  }
  return finds;
}

/** A danger by its signs: the items of a list, else the sentences after the first. Null where there are not two. */
function clockOf({ id, name, isOpen, open, hidden }: LoreCard): Clock | null {
  const passages = [open, hidden].map(({ items, sentences }) => (items.length > 1 ? items : sentences.slice(1)).slice(0, 8));
  const signs = passages.find((each) => each.length > 1)?.map((sign) => cutShort(sign, 600));
  return signs ? { id, name: isOpen ? spokenName({ name }) : 'a danger that nobody has named', signs } : null;
}

interface Known {
  stage: Stage;
  clocks: readonly Clock[];
  finds: readonly Find[];
}

/** An ending: when the danger it is comes to pass, when a clue that it speaks of is found, or when a place that it speaks of is reached. */
function endingOf({ id, open, hidden }: LoreCard, { stage, clocks, finds }: Known) {
  const text = firstOf(hidden.sentences.length > 0 ? hidden.sentences : open.sentences, 90);
  if (text === '') return null;
  const refs = [...hidden.refs, ...open.refs];
  const clock = clocks.find((each) => each.id === id);
  if (clock) return { id, clock: id, text };
  const found = finds.find(({ from }) => from === id || refs.includes(from));
  if (found) return { id, clue: found.clue.id, text };
  const scene = stage.places.slice(1).find((place) => refs.includes(place.id));
  return scene ? { id, scene: scene.id, text } : null;
}
