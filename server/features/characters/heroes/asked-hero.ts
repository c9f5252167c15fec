import type { Actor, Person } from '#domain/account/account.ts';
import { cardOf } from '#domain/character/card.ts';
import type { CharacterCard } from '#domain/character/card.ts';
import type { Character } from '#domain/character/character.ts';
import { keepingHitPoints } from '#domain/character/effects/end-effects.ts';
import { withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { settled } from '#domain/character/effects/over-by-clock.ts';
import { KeptHero } from '#domain/character/kept/kept-hero.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { validateCharacter } from '#domain/character/validate-character.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { personOf } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { AskedHero } from '#contract/play/heroes/heroes-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { underItems } from '#server/features/characters/item-effects.ts';
import { shownWith } from '#server/features/characters/shown-sheet.ts';
import { openHero } from './hero-document.ts';
import { findKeptHero, lockKeptHero } from './heroes.store.ts';

/** A hero away from tables, as the call is about it. */
export interface HeroHere {
  kept: KeptHero;
  /** Under the items that are carried, and without what is over by the clock. */
  character: Character;
  picture: string | null;
  /** Whose account keeps it; null for one that was given. */
  owner: Person | null;
}

/** A hero as a device has it; refuses what cannot be read or does not hold together, in a sentence. */
export function readGivenHero(data: unknown): KeptHero {
  const read = KeptHero.safeParse(openHero(data));
  if (!read.success) throw new Refusal('hero.unreadable');
  const { character } = read.data;
  const sound = validateCharacter(character);
  if (!sound.ok) throw new Refusal('hero.unreadable', tellCharacterRefusal(sound.refused));
  // A device has pictures beside the sheet, and no address of the sheet is believed.
  const portrait = character.portrait.kind === 'drawn' ? character.portrait : { kind: 'drawn' as const, seed: character.id };
  return { ...read.data, character: { ...character, portrait } };
}

/** A sheet as it stands at a moment, with what its items do. Homebrew comes with the hero. */
export const sheetNow = (character: Character, now: Date): Promise<Character> => underItems(settled(character, now), character.homebrew);

/** The same after a change: hit points stay as they were, up to the maximum that there is now. */
export async function sheetAfter(changed: Character, now: Date): Promise<Character> {
  const after = await sheetNow(changed, now);
  return after === changed ? after : keepingHitPoints(changed, after);
}

/** A sheet as it is kept. */
export const sheetKept = (character: Character): Character => withoutItemEffects(character);

/** What a page shows of a hero. */
export const shownHero = (character: Character): Promise<ShownSheet> => shownWith(character, () => waresOf(character.homebrew));

/** The card of a hero. */
export const heroCard = (character: Character): CharacterCard => cardOf(character);

/** Whether the call is about a hero of an account, for the policy. */
export const findKind = ({ input: { hero } }: { input: { hero: AskedHero } }): Promise<{ isKept: boolean }> =>
  Promise.resolve({ isKept: hero.kind === 'kept' });

async function heroOf(
  { actor, hero, now }: { actor: Actor; hero: AskedHero; now: Date },
  find: (userId: string, id: string) => Promise<{ kept: KeptHero; picture: string | null } | null>,
): Promise<HeroHere> {
  if (hero.kind === 'given') {
    const kept = readGivenHero(hero.given);
    return { kept, character: await sheetNow(kept.character, now), picture: null, owner: null };
  }
  const owner = personOf(actor);
  const found = await find(owner.id, hero.kept);
  if (!found) throw new Refusal('hero.notFound');
  return { ...found, character: await sheetNow(found.kept.character, now), owner };
}

/** The hero that a query is about. */
export const heroAsked = ({ sql, actor, input: { hero } }: { sql: Sql; actor: Actor; input: { hero: AskedHero } }): Promise<HeroHere> =>
  heroOf({ actor, hero, now: new Date() }, (userId, id) => findKeptHero(sql, userId, id));

/** The hero that a command changes, held until the transaction ends where an account keeps it. */
export const heroHeld = ({ tx, actor, input: { hero } }: { tx: Tx; actor: Actor; input: { hero: AskedHero } }): Promise<HeroHere> =>
  heroOf({ actor, hero, now: tx.now }, (userId, id) => lockKeptHero(tx.sql, userId, id));
