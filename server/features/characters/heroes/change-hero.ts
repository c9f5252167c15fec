import type { Character } from '#domain/character/character.ts';
import { withClock } from '#domain/character/effects/play-clock.ts';
import { changedHero, rolledHero } from '#domain/character/kept/kept-hero.ts';
import { withRestKept } from '#domain/character/rolls/rested-since.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { StoredFact } from '#domain/fact.ts';
import type { HeroChanged } from '#contract/play/heroes/heroes-shapes.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { tellFact } from '#server/features/characters/tell-fact.ts';
import { heroCard, sheetAfter, sheetKept, shownHero } from './asked-hero.ts';
import type { HeroHere } from './asked-hero.ts';
import { heroDocument } from './hero-document.ts';
import { writeKeptHero } from './heroes.store.ts';

/** What a rule did to a hero. */
interface Done {
  character: Character;
  facts: readonly StoredFact[];
  rolls?: readonly Roll[];
  /** Whether a drawn portrait takes an uploaded one's place. */
  isDrawn?: boolean;
}

const isOfCharacter = (fact: StoredFact): fact is CharacterFact => fact.area === 'character';

/** What was answered to a change of this id that an account keeps already; null for a new one. */
export async function answeredBefore({ kept, character, owner }: HeroHere, id: string): Promise<HeroChanged | null> {
  const change = owner === null ? undefined : kept.changes.find((each) => each.id === id);
  if (!change) return null;
  const { position, summary } = change;
  const shown = await shownHero(character);
  return { hero: null, card: heroCard(character), character, shown, sentences: summary.map(tellFact), rolls: [], position };
}

/** Keeps what a rule did to a hero, where an account keeps it, and answers how it stands. */
export async function changeHero(tx: Tx, here: HeroHere, id: string, done: Done): Promise<HeroChanged> {
  const { facts, rolls = [], isDrawn = false } = done;
  const rested = withRestKept(done.character, facts.filter(isOfCharacter), tx.now);
  const character = withClock(await sheetAfter(rested, tx.now), tx.now);
  const asked = { id, at: tx.now };
  const after = changedHero(here.kept, sheetKept(character), facts, asked);
  const kept = rolls.length > 0 ? rolledHero(after, rolls, asked) : after;
  if (here.owner !== null && (kept !== here.kept || isDrawn)) await writeKeptHero(tx.sql, here.owner.id, kept, isDrawn, tx.now);
  return {
    hero: here.owner === null ? heroDocument(kept) : null,
    card: heroCard(character),
    character,
    shown: await shownHero(character),
    sentences: facts.map(tellFact),
    rolls: [...rolls],
    position: after.position === here.kept.position ? null : after.position,
  };
}
