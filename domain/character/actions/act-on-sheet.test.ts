import type { HeroChanges } from '#domain/character/character.fixture.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOnSheet } from './act-on-sheet.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { Character } from '#domain/character/character.ts';
import { carrying, granted, hero, refusalOf, risen, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import { noCoins } from '#domain/rules/coins.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { SheetAct } from './act.ts';
import { undoOn } from './undo.ts';
import { lands } from '#domain/srd/land-spells.ts';
import { masteryIds } from '#domain/srd/mastered-spells.ts';

type Given = Parameters<typeof SheetAct.parse>[0];
const act = (character: Character, given: Given, ...faces: number[]) => actOnSheet(character, SheetAct.parse(given), scripted(...faces));

describe('an act on a sheet', () => {
  it.each<[string, HeroChanges, Given, object, string[]]>([
    ['sets scores', {}, { kind: 'setStats', stats: { strength: 16 } }, { stats: scores({ strength: 16 }) }, ['Strength: 10 to 16.']],
    [
      'lets an empty score fall back to 10',
      { stats: scores({ wisdom: 14 }) },
      { kind: 'setStats', stats: { wisdom: null } },
      { stats: scores({}) },
      ['Wisdom: 14 to 10.'],
    ],
    ['says which pronouns', {}, { kind: 'setPronouns', pronouns: 'they' }, { pronouns: 'they' }, ['Pronouns: none to they.']],
    ['renames', {}, { kind: 'rename', name: ' Kara the Bold ' }, { name: 'Kara the Bold' }, ['Name: Kara to Kara the Bold.']],
    ['takes damage', {}, { kind: 'takeDamage', amount: 4 }, { damage: 4 }, ['Kara takes 4 damage and has 6 of 10 hit points left.']],
    ['inspires', {}, { kind: 'inspiration', held: true }, { inspiration: true }, ['Kara gains Heroic Inspiration.']],
    [
      'uses a feature',
      {},
      { kind: 'useFeature', use: 'second-wind' },
      { usesSpent: { 'second-wind': 1 } },
      ['Kara uses Second Wind: 1 of 2 left.'],
    ],
    [
      'pays with change',
      { coins: { ...noCoins, gold: 1 } },
      { kind: 'pay', copper: 30 },
      { coins: { ...noCoins, silver: 7 } },
      ['Silver pieces: 0 to 7.', 'Gold pieces: 1 to 0.'],
    ],
    [
      'packs something of one’s own making',
      {},
      { kind: 'addCustomItem', itemId: 'bell', item: { name: 'Bell of the ferry', type: 'Gear', weight: 1 } },
      { inventory: [expect.objectContaining({ id: 'bell', catalogId: null, place: 'pack' })] },
      ['Added: Bell of the ferry.'],
    ],
  ])('%s', (_, changes, given, after, told) => {
    const result = granted(act(hero(changes), given));
    expect(result.character).toMatchObject(after);
    expect(sentencesOf(result)).toEqual(told);
  });

  it('rolls the save of who concentrates when they are hurt', () => {
    const cleric = hero({ class: 'cleric', concentration: 'bless' });
    const hurt = granted(act(cleric, { kind: 'takeDamage', amount: 3 }, 2));
    const { character, rolls } = hurt;
    expect(character.concentration).toBeNull();
    expect(rolls).toMatchObject([{ label: 'Kara: concentration', against: 10 }]);
    expect(sentencesOf(hurt).at(-1)).toBe('Kara no longer concentrates on Bless.');
  });

  it.each<[string, HeroChanges, Given, string]>([
    ['what no catalogue knows', {}, { kind: 'addItem', itemId: 'x', catalogId: 'a-dragon' }, 'There is no such item in the list.'],
    [
      'a purse that overflows',
      { coins: { ...noCoins, gold: 1 } },
      { kind: 'gainCoins', coins: { ...noCoins, gold: 1_000_000 } },
      'A character can carry at most 1000000 gold pieces.',
    ],
    ['ending what is not held', {}, { kind: 'endConcentration' }, 'There is no spell you are concentrating on.'],
    ['a death save of the living', {}, { kind: 'deathSave' }, 'Kara is not dying.'],
  ])('refuses %s', (_, changes, given, why) => expect(refusalOf(act(hero(changes), given)) ?? '').toBe(why));

  it.each([21, 0, 1.5])('takes no score of %d', (score) => {
    expect(SheetAct.safeParse({ kind: 'setStats', stats: { strength: score } }).success).toBe(false);
  });
});

const gear = ['longsword', 'shield', 'chain-mail', 'rope', 'dagger', 'greataxe', 'torch'];
const ids = fc.constantFrom('a', 'b', 'c', 'thing-0', 'thing-1');
const coins = fc.record({
  copper: fc.nat(900_000),
  silver: fc.nat(9),
  electrum: fc.nat(9),
  gold: fc.nat(900_000),
  platinum: fc.nat(900_000),
});
const amounts = fc.constantFrom(0, 1, 3, 8, 40, gameLimits.hitPoints);
const places = fc.constantFrom('pack', 'mainHand', 'offHand', 'bothHands', 'worn');
const spells = fc.constantFrom('bless', 'fire-bolt', 'shield', 'magic-missile', 'fly', 'cure-wounds', 'nothing');
const anyAct = fc.oneof(
  fc.record({ kind: fc.constant('rename'), name: fc.constantFrom('Kara', 'Kara the Bold', ' Ilse ') }),
  fc.record({ kind: fc.constant('drawPortrait'), seed: fc.constantFrom('moss', 'ember') }),
  fc.record({ kind: fc.constant('inspiration'), held: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('takeDamage', 'heal', 'temporaryHitPoints'), amount: amounts }),
  fc.record({ kind: fc.constant('shortRest'), hitDice: fc.nat(3) }),
  fc.record({ kind: fc.constantFrom('longRest', 'deathSave', 'stabilize', 'revive', 'endConcentration', 'levelUp') }),
  fc.record({ kind: fc.constantFrom('addCondition', 'removeCondition'), condition: fc.constantFrom('prone', 'stunned', 'poisoned') }),
  fc.record({ kind: fc.constant('exhaustion'), level: fc.nat(6) }),
  fc.record({ kind: fc.constant('setStats'), stats: fc.record({ constitution: fc.integer({ min: 1, max: 20 }) }) }),
  fc.record({ kind: fc.constantFrom('learnSpell', 'forgetSpell'), spell: spells }),
  fc.record({ kind: fc.constant('prepareSpell'), spell: spells, prepared: fc.boolean() }),
  fc.record({ kind: fc.constant('chooseLand'), land: fc.constantFrom(...lands) }),
  fc.record({ kind: fc.constant('conjureBook'), spells: fc.uniqueArray(spells, { maxLength: 5 }) }),
  fc.record({
    kind: fc.constant('beReborn'),
    species: fc.constantFrom('orc', 'elf', 'tiefling'),
    lineage: fc.constantFrom(null, 'Drow', 'Infernal'),
    skill: fc.constantFrom(null, 'perception', 'insight'),
    lostSkills: fc.constantFrom([], ['perception']),
  }),
  fc.record({ kind: fc.constantFrom('learnForm', 'forgetForm'), shape: fc.constantFrom('wolf', 'rat', 'brown-bear') }),
  fc.record({ kind: fc.constant('chooseMastered'), as: fc.constantFrom(...masteryIds), spell: spells }),
  fc.record({
    kind: fc.constant('chooseOptions'),
    feature: fc.constantFrom('eldritch-invocations', 'metamagic'),
    options: fc.constantFrom(
      ['eldritch-mind'],
      ['pact-of-the-blade', 'thirsting-blade', 'devils-sight', 'eldritch-mind', 'misty-visions', 'lifedrinker', 'whispers-of-the-grave'],
    ),
  }),
  fc.record({
    kind: fc.constant('cast'),
    spell: spells,
    with: fc.record({ kind: fc.constant('slot'), level: fc.integer({ min: 1, max: 9 }) }),
  }),
  fc.record({ kind: fc.constant('recoverSlot'), level: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('useFeature'), use: fc.constantFrom('second-wind', 'channel-divinity', 'rage') }),
  fc.record({ kind: fc.constant('addItem'), itemId: ids, catalogId: fc.constantFrom(...gear), quantity: fc.constantFrom(1, 4, 100_000) }),
  fc.record({ kind: fc.constant('removeItem'), itemId: ids, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('splitItem'), itemId: ids, quantity: fc.integer({ min: 1, max: 3 }), newId: ids }),
  fc.record({ kind: fc.constant('placeItem'), itemId: ids, place: places }),
  fc.record({ kind: fc.constantFrom('gainCoins', 'loseCoins'), coins }),
  fc.record({ kind: fc.constant('pay'), copper: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({
    kind: fc.constant('changeCoins'),
    amount: fc.integer({ min: 1, max: 100_000 }),
    from: fc.constant('platinum'),
    to: fc.constant('copper'),
  }),
);
const starts = [
  hero({ inventory: carrying(['longsword', 'mainHand'], ['rope', 'pack']) }),
  hero({ ruleSet: 'quick', class: 'wizard' }),
  risen('wizard', 5),
  risen('warlock', 9),
  risen('cleric', 3),
];

describe('any number of acts', () => {
  it('never leaves a sheet that its schema refuses, and the last can be taken back exactly', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(anyAct, { maxLength: 25 }),
        fc.array(fc.integer({ min: 1, max: 20 })),
        (start, acts, faces) => {
          let character = start;
          for (const each of acts) {
            const answer = act(character, each, ...faces);
            if (!answer.ok) {
              expect(tellCharacterRefusal(answer.refused)).toMatch(/[.]$/);
              continue;
            }
            const after = answer.value.character;
            expect(Character.parse(after)).toEqual(after);
            const undone = undoOn(after, { before: character, after, summary: answer.value.facts });
            if (undone.ok) expect(undone.value.character).toEqual(character);
            else expect(after).toEqual(character);
            character = after;
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
