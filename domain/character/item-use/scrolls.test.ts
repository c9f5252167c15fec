import { describe, expect, it } from 'vitest';
import { granted, hero, refusalOf, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { shownItems } from '#domain/character/shown/shown-items.ts';
import { acted, bearing, catalogue, held } from './item-use.fixture.ts';

describe('a spell scroll', () => {
  const scroll = (level: number, spell?: string) => held(`magic:spell-scroll:level-${level}`, { place: 'pack', ...(spell && { spell }) });
  const wizard = (level: number, item: Item) =>
    bearing(item, { classes: [{ class: 'wizard', subclass: null, level, order: null, hitPointGains: [] }] });
  const read = { kind: 'useItem', itemId: 'it', way: 'read' } as const;

  it('is first told which spell stands on it, of its own level', async () => {
    const bearer = wizard(5, scroll(3));
    expect(refusalOf(await acted(bearer, read))).toBe('Choose which spell stands on Spell Scroll (level 3) first.');
    const write = (spell: string) => acted(bearer, { kind: 'writeScroll', itemId: 'it', spell });
    expect(refusalOf(await write('sleep'))).toBe('Sleep is of another level than Spell Scroll (level 3).');
    const { character } = granted(await write('fireball'));
    expect(character.inventory).toMatchObject([{ spell: 'fireball', name: 'Spell Scroll (level 3): Fireball' }]);
  });

  it('casts its spell with its own numbers, spends no slot, and is gone', async () => {
    const done = granted(await acted(wizard(5, scroll(3, 'fireball')), read, ...Array.from({ length: 8 }, () => 3)));
    expect(done.character).toMatchObject({ inventory: [], slotsSpent: hero().slotsSpent });
    expect(done).toMatchObject({ forces: { dc: 15, ability: 'dexterity', damage: [{ amount: 24, type: 'fire' }] } });
  });

  it('above one’s level takes a check, and fades where that fails', async () => {
    const bearer = wizard(1, scroll(3, 'fireball'));
    const failed = granted(await acted(bearer, read, 1));
    expect(failed.character.inventory).toEqual([]);
    expect(failed.rolls).toMatchObject([{ against: 13, outcome: 'failure' }]);
    expect(sentencesOf(failed).at(-1)).toBe('Kara cannot hold Fireball: it fades from the scroll.');
    expect(failed).not.toHaveProperty('forces');
    const made = granted(await acted(bearer, read, 20, ...Array.from({ length: 8 }, () => 3)));
    expect(made).toMatchObject({ rolls: [{ outcome: 'success' }, {}], forces: { dc: 15 } });
  });

  it('makes no sense to those whose lists lack its spell', async () => {
    const fighter = bearing(scroll(3, 'fireball'));
    expect(refusalOf(await acted(fighter, read))).toBe('Fireball is on no spell list of Kara: the scroll makes no sense to them.');
  });

  const copy = { kind: 'useItem', itemId: 'it', way: 'copy' } as const;
  const coins = { copper: 5, silver: 0, electrum: 0, gold: 0, platinum: 16 };
  const book = (level: number, item: Item) => ({ ...wizard(level, item), spells: [], coins });

  it('is copied into the book of a wizard by an Arcana check, and is gone whether that succeeds or not', async () => {
    const made = granted(await acted(book(5, scroll(3, 'fireball')), copy, 20));
    expect(made.rolls).toMatchObject([{ label: 'Arcana check', against: 13 }]);
    expect(made.character).toMatchObject({ inventory: [], spells: [{ spell: 'fireball', class: 'wizard', prepared: false }] });
    const left = { ...coins, gold: 0, platinum: 1 };
    expect(made.character.coins).toEqual(left);
    expect(sentencesOf(made)).toContain('Kara spends 6 hours and 150 gp on copying Fireball into the spellbook.');
    const failed = granted(await acted(book(5, scroll(3, 'fireball')), copy, 1));
    expect(failed.character).toMatchObject({ inventory: [], spells: [], coins: left });
    expect(sentencesOf(failed).at(-1)).toBe('Kara does not manage to copy Fireball, and the scroll is destroyed.');
  });

  it('is not copied without the gold for it', async () => {
    const poor = { ...book(5, scroll(3, 'fireball')), coins: { ...coins, platinum: 14, gold: 9 } };
    expect(refusalOf(await acted(poor, copy, 20))).toBe('Copying Fireball into a spellbook costs 150 gp, more than Kara has.');
  });

  it.each([
    ['who is no wizard', bearing(scroll(3, 'fireball'))],
    ['a wizard, where it is of another list', wizard(5, scroll(3, 'revivify'))],
    ['a wizard who cannot prepare its level', wizard(4, scroll(3, 'fireball'))],
  ])('is no scroll to copy for %s: it is not offered, and refused', async (_, bearer) => {
    const [shown] = shownItems(bearer, catalogue);
    expect(shown?.ways.map(({ key }) => key)).toEqual(['read']);
    expect(refusalOf(await acted(bearer, copy))).toContain('a spellbook takes wizard spells of a level that its wizard can prepare.');
  });

  it('is not copied twice, and offered to who can copy it', async () => {
    const bearer = book(5, scroll(3, 'fireball'));
    expect(shownItems(bearer, catalogue)[0]?.ways.map(({ key }) => key)).toEqual(['read', 'copy']);
    const known: Character = { ...bearer, spells: [{ spell: 'fireball', prepared: true, from: 'class', class: 'wizard' }] };
    expect(refusalOf(await acted(known, copy))).toBe('Fireball stands in the spellbook of Kara already.');
  });

  it('is read by a thief of level 13, from level 2 on with an Arcana check', async () => {
    const thief = bearing(scroll(3, 'fireball'), {
      classes: [{ class: 'rogue', subclass: 'thief', level: 13, order: null, hitPointGains: [] }],
    });
    expect(granted(await acted(thief, read, 1)).rolls).toMatchObject([{ label: 'Arcana check', against: 13 }]);
  });
});
