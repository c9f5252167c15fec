import type { HeroDocument } from '#contract/play/heroes/heroes-shapes.ts';
import type { KeptHero } from '#domain/character/kept/kept-hero.ts';
import { documentKind, migrate, NewerDocument, numbered } from '#server/kernel/database/document-kind.ts';
import { documentStore, openDocument } from '#server/features/campaign-documents/index.ts';

const document = documentKind('keptHero');

/** A kept hero in its stored form, on a device or in an account. The sheet in it is numbered as those of campaigns are. */
export function heroDocument(kept: KeptHero): HeroDocument {
  const whole = { ...kept, character: documentStore.storedDocument('character', kept.character) };
  return { ...numbered(document, whole), schema: document.version };
}

/** A stored hero as this version would have written it; what is none is answered as it is, for its schema to refuse. */
export function openHero(stored: unknown): unknown {
  const hero = migrate(document, stored);
  if (typeof hero !== 'object' || hero === null || !('character' in hero)) return hero;
  const character = openDocument('character', hero.character);
  return character instanceof NewerDocument ? character : { ...hero, character };
}
