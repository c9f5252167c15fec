import type { ActContent } from '#domain/character/effects/content.ts';
import { castSpell } from '#domain/character/actions/cast.ts';
import type { CastWith } from '#domain/character/actions/cast.ts';
import type { Character } from '#domain/character/character.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';

/** A spell that a hero can cast in the story by the rules of their sheet: what it does to others is for a fight. */
export interface HeroSpell {
  id: string;
  name: string;
  /** Whether it can be cast as a ritual, for nothing. */
  ritual: boolean;
  /** Whether it costs no slot: a cantrip, or what is granted. */
  free: boolean;
  /** The levels of slots that it can be cast with now, lowest first. */
  slots: number[];
  /** Of what one is chosen, such as the creature that comes; empty where nothing is. */
  choices: string[];
}

/** How a hero wants to cast a spell. */
export interface SpellWanted {
  spell: string;
  slot?: number | undefined;
  choice?: string | undefined;
}

/** What takes a target who rolls, is hurt or is mended: it is cast in a fight, or from the sheet. */
const forOthers: readonly Activity['kind'][] = ['attack', 'save', 'damage', 'heal'];
const slotLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A spell as a hero can cast it now, by trying; null where they do not know it, cannot cast it, or where it is for others. */
export function heroSpellOf(character: Character, id: string, content: ActContent): HeroSpell | null {
  const spell = spellOf(character, id);
  const activities = content.spell?.activities ?? [];
  if (!spell || activities.some(({ kind }) => forOthers.includes(kind))) return null;
  const choices = activities.flatMap((each) => (each.kind === 'summon' ? creatureChoices(each) : []));
  const can = (how: CastWith) => castSpell(character, id, how, { content, chosen: { choice: choices[0] }, dice: () => 1 }).ok;
  const ritual = can({ kind: 'ritual' });
  const free = can({ kind: 'free' });
  const slots = spell.level === 0 ? [] : slotLevels.filter((level) => can({ kind: 'slot', level }));
  return ritual || free || slots.length > 0 ? { id, name: spell.name, ritual, free, slots, choices } : null;
}

/** The spells of a character whose names stand in a text. */
export function spellsSpokenOf(character: Character, text: string): string[] {
  const said = text.toLowerCase();
  return [...new Set(knownSpellsOf(character).map(({ spell }) => spell))].filter((id) => {
    const name = spellOf(character, id)?.name.toLowerCase();
    return name !== undefined && said.includes(name);
  });
}

/** The spell of a hero that is called so. */
export const spellNamed = (spells: readonly HeroSpell[], name: string): HeroSpell | undefined =>
  spells.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());

/** How a spell is cast: with the slot that is wanted, else as a ritual, for nothing, or with the lowest slot there is. Null where that slot is not there. */
export function wayToCast({ ritual, free, slots }: HeroSpell, { slot }: Pick<SpellWanted, 'slot'>): CastWith | null {
  const [lowest] = slots;
  if (slot !== undefined && !free) return slots.includes(slot) ? { kind: 'slot', level: slot } : null;
  if (ritual) return { kind: 'ritual' };
  if (free) return { kind: 'free' };
  return lowest === undefined ? null : { kind: 'slot', level: lowest };
}

/** What is chosen of a spell, as it is called; null where something must be, and is not. */
export function choiceOf({ choices }: HeroSpell, { choice }: Pick<SpellWanted, 'choice'>): string | undefined | null {
  if (choices.length === 0) return undefined;
  return choices.find((each) => each.toLowerCase() === choice?.trim().toLowerCase()) ?? (choices.length === 1 ? choices[0] : null);
}
