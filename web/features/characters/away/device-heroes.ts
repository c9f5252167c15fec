import type { HeroDocument } from '#contract/play/heroes/heroes-shapes.ts';
import type { CharacterCard } from '#domain/character/card.ts';
import { isListOf, isNumber, isShape, isText } from '#web/lib/drafts/stored-shape.ts';
import type { Guard } from '#web/lib/drafts/stored-shape.ts';
import { Store } from '#web/lib/store/store.ts';
import { deviceStorage } from '#web/lib/storage/device-storage.ts';
import { readStored } from '#web/lib/storage/use-session-storage.ts';

/** A hero of this device: what the server wrote, and the card that it made of it. */
export interface DeviceHero {
  hero: HeroDocument;
  card: CharacterCard;
  /** When it last changed, as a time in milliseconds. */
  at: number;
}

const heroPrefix = 'hearthlore.hero/';
const picturePrefix = 'hearthlore.hero-picture/';

const isLevel = isShape<{ class: string; level: number }>({ class: isText, level: isNumber });
const isHitPoints = isShape({ left: isNumber, maximum: isNumber, temporary: isNumber });
/** Of a card what a list shows. */
const hasFace = isShape({
  id: isText,
  name: isText,
  species: isText,
  classes: isListOf(isLevel),
  hitPoints: isHitPoints,
  armorClass: isNumber,
  portrait: isShape({ kind: isText }),
});
const isCard: Guard<CharacterCard> = (kept): kept is CharacterCard => hasFace(kept) && kept.classes.length > 0;
const isHero = isShape<DeviceHero>({ hero: isShape<HeroDocument>({ schema: isNumber }), card: isCard, at: isNumber });

/** What the storage did not take: it lasts as long as the page. */
const unkept = new Map<string, string>();

/** Whether something of this device lasts no longer than this page. */
export const lasting = new Store(true);

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    deviceStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
  lasting.set(unkept.size === 0);
}

function erase(name: string): void {
  unkept.delete(name);
  lasting.set(unkept.size === 0);
  try {
    deviceStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** What is newer and did not fit before what the storage has. */
const shelf = { getItem: (name: string) => unkept.get(name) ?? deviceStorage.getItem(name) };

function names(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...unkept.keys()])];
  } catch {
    return [...unkept.keys()];
  }
}

/** Under which name the storage of this browser has a hero. */
export const nameOf = (id: string): string => `${heroPrefix}${id}`;

const read = (id: string): DeviceHero | null => readStored(shelf, nameOf(id), (kept) => (isHero(kept) ? kept : null));

/** The heroes of this device, the last changed first, for whoever shows them. */
export const heroesHere = new Store<readonly DeviceHero[]>([]);

/** Looks anew at what the device keeps: another tab may have changed it. */
export function lookAgain(): void {
  const found = names()
    .filter((name) => name.startsWith(heroPrefix))
    .flatMap((name) => read(name.slice(heroPrefix.length)) ?? []);
  heroesHere.set(found.toSorted((a, b) => b.at - a.at));
}

/** The heroes that this device keeps. What stands there and is none is left out. */
export const deviceHeroes = {
  read,
  write: (hero: Omit<DeviceHero, 'at'>): void => {
    const before = read(hero.card.id)?.at ?? 0;
    // Never the same twice: by it a tab knows that another one has written.
    write(nameOf(hero.card.id), { ...hero, at: Math.max(Date.now(), before + 1) });
    lookAgain();
  },
  remove: (id: string): void => {
    erase(nameOf(id));
    erase(`${picturePrefix}${id}`);
    lookAgain();
  },
  /** Base64; null where the portrait is drawn. */
  picture: (id: string): string | null => readStored(shelf, `${picturePrefix}${id}`, (kept) => (isText(kept) ? kept : null)),
  writePicture: (id: string, picture: string | null): void =>
    picture === null ? erase(`${picturePrefix}${id}`) : write(`${picturePrefix}${id}`, picture),
};
