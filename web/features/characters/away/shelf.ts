import type { AskedHero, HeroDocument } from '#contract/play/heroes/heroes-shapes.ts';
import type { CharacterCard } from '#domain/character/card.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { deviceHeroes, heroesHere } from './device-heroes.ts';
import type { DeviceHero } from './device-heroes.ts';
import type { Place } from '#web/features/characters/place.ts';

/** What came of something that was asked of a hero: the whole of it, where a device has it. */
interface Came {
  hero: HeroDocument | null;
  card: CharacterCard;
}

/** Where heroes are kept, however that is. */
export interface Shelf {
  place: Place;
  /** What those are called who are there. */
  names: () => Promise<string[]>;
  /** The hero as the server is asked about it; refuses one that is not there. */
  asked: (id: string) => AskedHero;
  /** Asks for one change of a hero, and keeps what came of it. */
  change: <Answer extends Came>(id: string, ask: (hero: AskedHero) => Promise<Answer>) => Promise<Answer>;
  /** Takes in somebody new. */
  add: (made: { hero: HeroDocument; card: CharacterCard }, picture: string | null) => Promise<void>;
  picture: (id: string) => string | null;
  /** Base64; null where another portrait was drawn. */
  setPicture: (id: string, picture: string | null) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** The heroes of the account are asked for anew. */
const askAgain = () => queryClient.invalidateQueries({ queryKey: calls.heroes.key() });

/** A hero that is not on this device any more. */
class Gone extends Error {
  readonly code = 'hero.notFound';
}

function heldHere(id: string): DeviceHero {
  const kept = deviceHeroes.read(id);
  if (kept === null) throw new Gone('This hero is not on this device any more.');
  return kept;
}

export const deviceShelf: Shelf = {
  place: 'device',
  names: async () => heroesHere.get().map(({ card }) => card.name),
  asked: (id) => ({ kind: 'given', given: heldHere(id).hero }),
  change: async (id, ask) => {
    for (;;) {
      const before = heldHere(id);
      const answer = await ask({ kind: 'given', given: before.hero });
      // What came of a hero whom another tab has changed meanwhile would undo that: it is asked for once more.
      if (heldHere(id).at !== before.at) continue;
      if (answer.hero !== null) deviceHeroes.write({ hero: answer.hero, card: answer.card });
      return answer;
    }
  },
  add: async (made, picture) => {
    deviceHeroes.write(made);
    deviceHeroes.writePicture(made.card.id, picture);
  },
  picture: deviceHeroes.picture,
  setPicture: async (id, picture) => deviceHeroes.writePicture(id, picture),
  remove: async (id) => deviceHeroes.remove(id),
};

/** Pictures of the account, as they came with the sheets. */
const seen = new Map<string, string>();

/** Keeps in mind which picture a hero of the account has. */
export function sawPicture(id: string, picture: string | null): void {
  if (picture === null) seen.delete(id);
  else seen.set(id, picture);
}

export const accountShelf: Shelf = {
  place: 'account',
  names: async () => (await api.heroes.list({})).map(({ name }) => name),
  asked: (id) => ({ kind: 'kept', kept: id }),
  change: async (id, ask) => {
    const answer = await ask({ kind: 'kept', kept: id });
    void askAgain();
    return answer;
  },
  add: async ({ hero, card }, picture) => {
    await api.heroes.keep({ hero, picture });
    sawPicture(card.id, picture);
    await askAgain();
  },
  picture: (id) => seen.get(id) ?? null,
  setPicture: async (heroId, image) => {
    if (image !== null) await api.heroes.savePicture({ heroId, image });
    sawPicture(heroId, image);
  },
  remove: async (heroId) => {
    await api.heroes.remove({ heroId });
    seen.delete(heroId);
    await askAgain();
  },
};
