import { describe, expect, it } from 'vitest';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import type { HeroItem } from '#domain/narration/items/hero-items.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';

const items: HeroItem[] = [
  {
    id: 'potion',
    name: 'Potion of Healing',
    kind: 'potion',
    quantity: 3,
    ways: [{ key: 'drink', name: 'Drink', does: { kind: 'heal', dice: '2d4+2' } }],
  },
  {
    id: 'wand',
    name: 'Wand of Magic Missiles',
    kind: 'wand',
    quantity: 1,
    ways: [1, 2].map((level) => ({
      key: `magicMissile${level}`,
      name: level === 1 ? 'Cast Magic Missile' : 'Cast Magic Missile at level 2',
      does: { kind: 'harm', dice: Array.from({ length: level + 2 }, () => '1d4+1'), toHit: null, save: null },
    })),
  },
];
const sheet = { characterId: 'c', maxHitPoints: 20, damage: 9, armorClass: 14, attackBonus: 5, attackDice: '1d8+3', attacksPerTurn: 1 };
const mira: Hero = { id: 'mira', name: 'Mira', sheet: { ...sheet, checks: {}, favours: {}, items } };
const tov: Hero = { id: 'tov', name: 'Tov' };
const foe = sampleAdventure.npcs.find(({ combat }) => combat !== undefined);
const scene = sampleAdventure.scenes.find(({ npcs }) => npcs.includes(foe?.id ?? ''));

function brief(text: string, party: Hero[] = [mira, tov]): Brief {
  const plain = briefOf({ adventure: sampleAdventure, party, intents: [{ heroId: 'mira', text }] });
  const at = scene?.id ?? plain.state.scene;
  return { ...plain, state: { ...plain.state, scene: at, visited: [at], heroes: { mira: { damage: 9 }, tov: { damage: 99 } } } };
}
const callsOf = (text: string, party?: Hero[]) => {
  const asked = brief(text, party);
  return nextCalls(asked, { rulings: [], state: asked.state }).filter(
    ({ name }) => name === 'use_item' || name === 'check' || name === 'attack',
  );
};

describe('a hero who uses a magic item in the story', () => {
  it.each([
    ['I drink my potion', { item: 'Potion of Healing', way: 'Drink' }],
    ['I quaff the healing potion.', { item: 'Potion of Healing', way: 'Drink' }],
    ['I drink two potions of healing', { item: 'Potion of Healing', times: 2 }],
    ['I drink both my healing potions', { item: 'Potion of Healing', times: 2 }],
    ['I drink all of my potions', { item: 'Potion of Healing', times: 3 }],
    ['I pour my potion down Tov’s throat', { item: 'Potion of Healing', way: 'Drink', target: 'tov' }],
    ['I give Tov my healing potion', { item: 'Potion of Healing', way: 'Drink', target: 'tov' }],
    [`I point the wand at ${foe?.name ?? ''}`, { item: 'Wand of Magic Missiles', way: 'Cast Magic Missile', target: foe?.id }],
    [`I use my wand to cast magic missile at level 2 at ${foe?.name ?? ''}`, { way: 'Cast Magic Missile at level 2', target: foe?.id }],
  ])('is understood: %s', (text, call) => {
    expect(callsOf(text)).toMatchObject([{ name: 'use_item', heroId: 'mira', ...call }]);
  });

  const kit: HeroItem = {
    id: 'kit',
    name: "Healer's Kit",
    kind: 'wondrous',
    quantity: 1,
    isMundane: true,
    ways: [{ key: 'stabilize', name: 'Stabilize', does: { kind: 'steady' } }],
  };
  const healer = [{ ...mira, sheet: { ...sheet, checks: {}, favours: {}, items: [kit] } }, tov];

  it.each(['I use my healer’s kit on Tov', 'I bandage Tov with the healing kit', 'I patch Tov up with my kit', "I use my healer's kit"])(
    'sees to somebody who is down with a kit and without a check: %s',
    (text) => {
      expect(callsOf(text, healer)).toMatchObject([{ name: 'use_item', heroId: 'mira', item: "Healer's Kit", target: 'tov' }]);
      const { progress, text: told } = playReply(brief(text, healer), new Set());
      expect(progress.rulings).toMatchObject([{ allowed: true, facts: [{ code: 'usesItem' }, { code: 'becomesStable' }] }]);
      expect(told).toContain('Tov is stable');
    },
  );

  it.each(['I give Tov the disguise kit', 'I use my climber’s kit', 'I bandage Tov with a strip of cloth'])(
    'uses no healer’s kit by other words: %s',
    (text) => {
      expect(callsOf(text, healer).filter(({ name }) => name === 'use_item')).toEqual([]);
    },
  );

  it('is told that a kit is for somebody who is down, and keeps its use', () => {
    const asked = brief("I use my healer's kit on Tov", healer);
    const { progress, text: told } = playReply({ ...asked, state: { ...asked.state, heroes: {} } }, new Set());
    expect(progress.rulings).toMatchObject([{ allowed: false, facts: [{ code: 'heroIsNotDown' }] }]);
    expect(told).toContain('Tov is not down.');
  });

  it.each(['What does my potion do?', 'I look at the wand', 'I wait'])('is not meant: %s', (text) => {
    expect(callsOf(text).filter(({ name }) => name === 'use_item')).toEqual([]);
  });

  it('uses nothing that is not on the sheet', () => {
    expect(callsOf('I drink my potion', [{ id: 'mira', name: 'Mira' }]).filter(({ name }) => name === 'use_item')).toEqual([]);
  });

  const bare: Hero[] = [{ ...mira, sheet: { ...sheet, checks: {}, favours: {}, pack: ['Rope', 'Mace'] } }, tov];

  it.each([
    ['I drink a healing potion', bare, 'healing potion'],
    ['I drink a potion of healing from my pack', bare, 'potion of healing'],
    ['I pull out my potion and drink it', bare, 'potion'],
    ['I use a healing potion on Tov', bare, 'healing potion'],
    ['I drink a potion of speed', undefined, 'potion of speed'],
  ])('is refused what they do not carry: %s', (text, party, item) => {
    const { progress, text: told } = playReply(brief(text, party), new Set());
    expect(progress.rulings).toMatchObject([{ allowed: false, call: { name: 'use_item', item }, facts: [{ code: 'hasNoSuchItem' }] }]);
    expect(told).toContain(`Mira carries no ${item} that can be used now.`);
  });

  it.each(['I look for a healing potion', 'I drink some water', 'I ask for a healing potion'])('is refused nothing else: %s', (text) => {
    expect(callsOf(text, bare).filter(({ name }) => name === 'use_item')).toEqual([]);
  });

  it('is told that nothing is mended of whoever is unhurt, and keeps the potion', () => {
    const asked = brief('I drink my potion');
    const { progress, ...told } = playReply({ ...asked, state: { ...asked.state, heroes: { mira: { damage: 0 } } } }, new Set());
    expect(progress.rulings).toMatchObject([{ allowed: false, facts: [{ code: 'isUnhurt' }] }]);
    expect(JSON.stringify(told)).toContain('Mira is unhurt');
  });

  it('is told what came of it', () => {
    const { progress, ...told } = playReply(brief('I drink my potion'), new Set());
    expect(progress.rulings).toMatchObject([{ allowed: true, call: { name: 'use_item' } }]);
    expect(progress.state.heroes['mira']?.damage).toBeLessThan(9);
    expect(JSON.stringify(told)).toContain('Potion of Healing');
  });
});
