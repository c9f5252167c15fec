import { beforeAll, describe, expect, it } from 'vitest';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { tellReason } from '#domain/narration/intent-reasons.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { heroSpellOf } from '#domain/narration/spells/hero-spells.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { partsOf } from '#server/features/storyteller/plan/parts.ts';

const known = ['healing-word', 'cure-wounds', 'bless', 'guidance'];
const cleric = hero({
  class: 'cleric',
  level: 3,
  stats: scores({ wisdom: 16 }),
  spells: known.map((spell) => ({ spell, prepared: true, from: 'class', class: 'cleric' })),
});
let kara: Hero;
const bram: Hero = { id: 'bram', name: 'Bram' };
const lio: Hero = { id: 'lio', name: 'Lio' };

beforeAll(async () => {
  const found = await Promise.all(known.map(async (id) => heroSpellOf(cleric, id, await contentOfSpell(cleric, id))));
  const potion = {
    id: 'potion',
    name: 'Potion of Healing',
    kind: 'potion' as const,
    quantity: 1,
    ways: [{ key: 'drink', name: 'Drink', does: { kind: 'heal' as const, dice: '2d4+2' } }],
  };
  kara = { id: 'kara', name: 'Kara', sheet: { ...heroSheetOf(cleric), spells: found.filter((each) => each !== null), items: [potion] } };
});

const start = openingState(sampleAdventure);

/** Kara alone at the weir; Bram and Lio at the mill yard. */
function brief(text: string): Brief {
  const state = { ...start, apart: { kara: 'weir' }, visited: ['yard', 'weir'] };
  return briefOf({ adventure: sampleAdventure, state, party: [kara, bram, lio], intents: [{ heroId: 'kara', text }] });
}
const readOf = (text: string) => partsOf(brief(text), brief(text).state).flatMap(({ read }) => read.flatMap(({ actions }) => actions));

describe('what would reach a hero at another place', () => {
  it.each([
    'I cast Healing Word on Bram',
    'I cast Cure Wounds on Bram',
    'I cast bless on Lio and Bram',
    'I cast guidance on Bram',
    'I heal Bram with Healing Word',
    'I give Bram a potion of healing to drink',
    'I use my healing potion on Bram',
    'I help Bram',
    'I tend to the wounds of Bram',
    'I hand my rope to Bram',
    'I give my dagger to Lio',
  ])('comes to nothing, costs nothing, and says where they are: %s', (text) => {
    const { progress, text: told } = playReply(brief(text), new Set());
    expect(progress.rulings).toEqual([]);
    expect(told).toMatch(/(?:Bram|Lio) is at the Mill Yard, and not here\./);
  });

  it.each([
    'I cast Healing Word on myself',
    'I look for Bram',
    'I wonder how Bram is',
    'I use my rope to find Bram',
    'I ask Hesper about Bram',
    'I go back to Bram',
    'I leave a sign for Bram',
  ])('is not what only speaks of them, or goes to them: %s', (text) => {
    expect(readOf(text).some(({ away }) => away !== undefined)).toBe(false);
  });

  it('is for them where a way to them comes first', () => {
    expect(readOf('I go back to the mill yard and cast Healing Word on Bram').at(-1)?.spell).toEqual({
      name: 'Healing Word',
      targets: ['bram'],
    });
  });

  it('is told as the reason of what was meant', () => {
    const place = { hero: 'Bram', place: 'the Mill Yard' };
    expect(tellReason({ code: 'heroIsAt', slots: place })).toBe('Bram is at the Mill Yard, and not here.');
    expect(readOf('I cast Healing Word on Bram').map(({ away }) => away)).toEqual([place]);
  });
});

describe('words that call a hero at another place', () => {
  it.each(['Bram, come back', 'Bram, jump off the weir', 'Bram, what do you make of this?', 'Bram grabs the rope'])(
    'are not heard, and are nobody else’s to do: %s',
    (text) => {
      const { progress, text: told } = playReply(brief(text), new Set());
      expect(progress.rulings).toEqual([]);
      expect(told).toMatch(/Bram is at [^.]+, and not here\. It is not heard there\./);
    },
  );
});
