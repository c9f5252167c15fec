import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granted, home, refusalOf } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import { withItemEffects } from '#domain/character/effects/item-effects.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { scoreOf } from '#domain/character/sheet/scores.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { clericAndRogue, fighterOfFive, somebodyOfBefore, wizardOfThree } from './documents.fixture.ts';
import { classEntry } from './parts.fixture.ts';
import { readBeyondCharacter } from './read.ts';

const catalogue = await loadMagicCatalogue();
const read = (data: unknown) => readBeyondCharacter(data, home, catalogue);
const gearOf = ({ inventory }: Character) =>
  inventory.map(({ catalogId, base, name, place, quantity, bonus, attuned }) => [catalogId ?? name, base, place, quantity, bonus, attuned]);

describe('a fighter of level 5', () => {
  const { character, report, notes } = granted(read(fighterOfFive));

  it('comes in with class, origin, scores and state', () => {
    expect(Character.parse(character)).toEqual(character);
    expect(character).toMatchObject({
      name: 'Odrun Vale',
      species: 'dwarf',
      background: 'soldier',
      stats: { strength: 19, dexterity: 13, constitution: 15, intelligence: 8, wisdom: 12, charisma: 10 },
      skills: ['athletics', 'intimidation', 'perception'],
      expertise: [],
      feats: [
        { feat: 'savage-attacker', level: 1 },
        { feat: 'defense', level: 1 },
      ],
      masteries: ['longsword', 'light-crossbow'],
      temporaryHitPoints: 4,
      experience: 6500,
      inspiration: true,
      exhaustion: 2,
      conditions: ['poisoned'],
      coins: { copper: 4, silver: 0, electrum: 0, gold: 60, platinum: 1 },
      usesSpent: { 'second-wind': 1, 'action-surge': 1 },
    });
    expect(deriveSheet(character).hitPoints).toMatchObject({ left: 38, maximum: { value: 49 } });
  });

  it('carries the magic items of the catalogue, and others as custom items', () => {
    expect(gearOf(character)).toEqual([
      ['magic:weapon-1-2-or-3:weapon-1', 'longsword', 'mainHand', 1, 1, false],
      ['chain-mail', null, 'worn', 1, 0, false],
      ['shield', null, 'offHand', 1, 0, false],
      ['light-crossbow', null, 'pack', 1, 0, false],
      ['bolt', null, 'pack', 18, 0, false],
      ['backpack', null, 'pack', 1, 0, false],
      ['Cloak of the Drowned Bell', null, 'worn', 1, 0, false],
      ['magic:potions-of-healing:potion-of-healing-greater', null, 'pack', 2, 0, false],
      ['A button of my brother', null, 'pack', 1, 0, false],
    ]);
  });

  it('knows the languages and tools of the document', () =>
    expect(character).toMatchObject({ languages: ['Dwarvish'], tools: ['Dice Set'] }));

  it('says what was lost, and why', () =>
    expect(report).toEqual([
      '“Cloak of the Drowned Bell” is no magic item of SRD 5.2. It was imported as a custom item, and what it does by itself is not counted.',
      'What is written about the character has no place on the sheet. It can be kept as a private note.',
    ]));

  it('brings what is written about it along as a plain text', () =>
    expect(notes).toBe(
      '## Alignment\n\nNeutral Good\n\n## Personality traits\n\nI count the exits.\n\n## Backstory\n\nHeld the bridge at Harrow.\nalert(1)',
    ));
});

describe('a wizard of level 3', () => {
  const { character, report } = granted(read(wizardOfThree));

  it('has the spells of the book, those prepared that are so, and what else gave some', () => {
    const spells = character.spells.map(({ spell, prepared, from }) => [spell, prepared, from]);
    expect(spells).toEqual([
      ['fire-bolt', true, 'class'],
      ['mage-hand', true, 'class'],
      ['magic-missile', true, 'class'],
      ['shield', true, 'class'],
      ['find-familiar', false, 'class'],
      ['hideous-laughter', false, 'class'],
      ['misty-step', true, 'class'],
      ['prestidigitation', true, 'other'],
      ['light', true, 'other'],
      ['alarm', true, 'other'],
    ]);
    expect(character.slotsSpent).toEqual([3, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('keeps a score that was set by hand, skills that were, and the line of ancestors', () =>
    expect(character).toMatchObject({
      species: 'elf',
      lineage: 'High Elf',
      stats: { intelligence: 18, constitution: 13 },
      skills: ['arcana', 'history', 'investigation', 'perception'],
      expertise: ['investigation'],
      feats: [{ feat: 'magic-initiate', level: 1 }],
    }));

  it('is attuned to what works by attunement', () => {
    expect(gearOf(character)).toEqual([
      ['quarterstaff', null, 'mainHand', 1, 0, false],
      ['spellbook', null, 'pack', 1, 0, false],
      ['arcane-focus-crystal', null, 'pack', 1, 0, false],
      ['magic:wand-of-magic-missiles', null, 'worn', 1, 0, false],
      ['magic:headband-of-intellect', null, 'worn', 1, 0, true],
    ]);
    expect(scoreOf(withItemEffects(character, catalogue), 'intelligence')).toBe(19);
  });

  it('says what was lost, and why', () =>
    expect(report).toEqual([
      'These spells are none of SRD 5.2 and cannot be imported: “Cinders of the Last Door”.',
      "“Corvane's Hideous Laughter” is called Hideous Laughter here.",
      'What is spent of the charges of “Wand of Magic Missiles” is not kept.',
    ]));
});

describe('somebody of the rules of 2014', () => {
  const { character, report } = granted(read(somebodyOfBefore));

  it('is read as far as SRD 5.2 goes', () => {
    expect(character).toMatchObject({
      name: 'Lysandre of the Many-Named and Unreasonably Long House of Th',
      species: 'elf',
      lineage: null,
      background: null,
      stats: { strength: 8, dexterity: 16, constitution: 15, charisma: 18 },
      pactSlotsSpent: 1,
      feats: [],
      options: { 'eldritch-invocations': ['agonizing-blast-eldritch-blast', 'pact-of-the-blade'] },
    });
    expect(gearOf(character)).toEqual([
      ['Greatsword of Quiet Endings', 'greatsword', 'bothHands', 1, 2, false],
      ['Tooth on a string', null, 'pack', 1, 0, false],
    ]);
  });

  it('says everything that was lost', () =>
    expect(report).toEqual([
      'The class “Artificer” of level 1 cannot be imported: it is none of SRD 5.2.',
      'The subclass “The Hollow Blade” cannot be imported: the warlock here follows Fiend Patron.',
      'The species “Half-Elf” was imported as an elf: that is what SRD 5.2 knows of it.',
      'The file names no lineage of the elf that is known here: Drow, High Elf and Wood Elf.',
      'The background “Grave Tender” cannot be imported: it is none of SRD 5.2. Its skills are kept.',
      'The feat “Ever Fortunate” cannot be imported: it is none of SRD 5.2.',
      'The feat “Saddle Born” cannot be imported: it is none of SRD 5.2.',
      'These choices of the class have no place on the sheet: “Tongue of the Hollow King”.',
      'These spells are none of SRD 5.2 and cannot be imported: “Shadow of the Ninth Stair”.',
      '“Greatsword of Quiet Endings” is no magic item of SRD 5.2. It was imported as a custom item, and what it does by itself is not counted.',
      '“Tooth on a string” was imported into the pack: nothing was free to hold or wear it.',
      'Companions and familiars cannot be imported.',
      'The hit point maximum is 70 in the file and 52 by the rules here.',
      'Parts of this character follow the rules of 2014. Here SRD 5.2 counts, so features and numbers can differ.',
      'Proficiency with CON saving throws and medium armor cannot be imported: the class does not give it here.',
    ]));
});

describe('a document that is no such one', () => {
  const { data } = fighterOfFive;
  it.each<[string, unknown, string]>([
    ['no name', { ...data, name: 7 }, 'This file cannot be read as a character: name is not right.'],
    ['a name that nobody sees', { ...data, name: '\u200B ' }, 'This file cannot be read as a character: name is not right.'],
    ['scores of words', { ...data, stats: ['strong'] }, 'This file cannot be read as a character: stats.0 is not right.'],
    [
      'a level of words',
      { ...data, classes: [{ level: 'many', definition: {} }] },
      'This file cannot be read as a character: classes.0.level is not right.',
    ],
    ['no class', { ...data, classes: [] }, 'This file cannot be read as a character: classes is not right.'],
    [
      'a class of elsewhere',
      { ...data, classes: [{ level: 3, definition: { name: 'Artificer' } }] },
      'The class “Artificer” is not known here.',
    ],
  ])('is refused with %s', (_, document, why) => {
    expect(refusalOf(read(document))).toBe(why);
    expect(refusalOf(read({ data: document }))).toBe(why);
  });

  it('is read with numbers beyond every bound, and script in texts stays text', () => {
    const { character } = granted(
      read({
        ...data,
        name: '<script>alert(1)</script>',
        removedHitPoints: -1e300,
        temporaryHitPoints: 1e300,
        currentXp: Infinity,
        currencies: { gp: 1e99, sp: -5, cp: 'many' },
        stats: [1, 2, 3, 4, 5, 6].map((id) => ({ id, value: id % 2 === 0 ? 1e9 : -40 })),
        inventory: [
          {
            quantity: 1e12,
            equipped: 'yes',
            definition: { name: 'x'.repeat(9000), weight: -3, filterType: 'Weapon', damage: { diceString: '999d999' } },
          },
        ],
        feats: { length: 4 },
        spells: null,
        classSpells: 'all',
        modifiers: { race: [null, 3, { type: 'bonus', subType: 'strength-score', value: 1e12 }] },
      }),
    );
    expect(Character.parse(character)).toEqual(character);
    expect(character).toMatchObject({
      name: '<script>alert(1)</script>',
      damage: 0,
      temporaryHitPoints: 10_000,
      experience: 0,
      spells: [],
    });
    expect(character.stats).toMatchObject({ strength: 20, dexterity: 30, constitution: 1 });
  });

  it('is answered however deep it is', () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(read({ ...data, race: deep, notes: deep, inventory: deep }).ok).toBe(true);
    expect(read({ data: deep }).ok).toBe(false);
  });

  it('never does anything but answer, whatever stands in it', () => {
    const fields = Object.keys(data);
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 6 }),
        fc.constantFrom(...fields),
        fc.constantFrom(fighterOfFive, clericAndRogue, somebodyOfBefore),
        (text, field, whole) => {
          const answer = read({ ...whole, data: { ...whole.data, [field]: JSON.parse(text) } });
          if (!answer.ok) expect(tellCharacterRefusal(answer.refused)).toMatch(/[.]$/);
          else {
            expect(Character.parse(answer.value.character)).toEqual(answer.value.character);
            expect(answer.value.report.filter((line) => !line.endsWith('.'))).toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives hit points between none and the maximum, whatever was taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 400 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: -5, max: 300 }),
        (removed, level, base) => {
          const { character } = granted(
            read({ ...data, removedHitPoints: removed, baseHitPoints: base, classes: [classEntry(501, 'Fighter', level, null)] }),
          );
          expect(hitPointsLeft(character)).toBeGreaterThanOrEqual(0);
          expect(hitPointsLeft(character)).toBeLessThanOrEqual(maximumHitPointsOf(character).value);
        },
      ),
      { numRuns: 60 },
    );
  });
});
