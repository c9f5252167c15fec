import { changed } from '#domain/character/character.fixture.ts';
import { describe, expect, it } from 'vitest';
import { castSpell } from './cast.ts';
import { forgetSpell, learnSpell, prepareSpell } from './spells.ts';
import { spendUse, usesOf } from '#domain/character/sheet/uses.ts';
import { carrying, granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { longRest, shortRest } from './rest.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';

const left = (character: Character, id: string) => usesOf(character).find((use) => use.id === id)?.left;

describe('a short rest', () => {
  it('spends hit dice, each with constitution', () => {
    const fighter = hero({ level: 5, damage: 30, stats: scores({ constitution: 14 }) });
    const { character, rolls } = granted(shortRest(fighter, 2, scripted(7, 1)));
    expect(rolls.map(({ total }) => total)).toEqual([9, 3]);
    expect([hitPointsLeft(character), character.hitDiceSpent]).toEqual([44 - 30 + 12, { d10: 2 }]);
    expect(refusalOf(shortRest(character, 4, scripted()))).toBe('Kara does not have that many hit dice. Hit dice left: 3.');
  });

  it('gives at least 1 hit point for a die, however frail one is', () => {
    const frail = hero({ level: 2, damage: 5, stats: scores({ constitution: 4 }) });
    expect(granted(shortRest(frail, 2, scripted(1, 2))).rolls.map(({ total }) => total)).toEqual([1, 1]);
  });

  it('brings back pact slots but not others', () => {
    expect(granted(shortRest(hero({ class: 'warlock', level: 3, pactSlotsSpent: 2 }), 0, scripted())).character.pactSlotsSpent).toBe(0);
    const wizard = hero({ class: 'wizard', slotsSpent: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(granted(shortRest(wizard, 0, scripted())).character).toEqual(wizard);
  });

  it.each([
    ['fighter', 2, 'action-surge', 1, 1],
    ['fighter', 4, 'second-wind', 3, 1],
    ['fighter', 9, 'indomitable', 1, 0],
    ['barbarian', 3, 'rage', 2, 2],
    ['monk', 5, 'focus', 4, 5],
    ['cleric', 6, 'channel-divinity', 3, 1],
  ] as const)('gives a %s of level %i who spent %s %i times %i', (name, level, id, times, after) => {
    const spent = granted(spendUse(hero({ class: name, level }), id, times));
    expect(left(granted(shortRest(spent, 0, scripted())).character, id)).toBe(after);
  });

  it.each([
    [9, 2, 2],
    [10, 2, 1],
    [10, 0, 0],
  ])('of a ranger of level %i with exhaustion %i leaves %i (Tireless)', (level, exhaustion, after) => {
    const { character, facts } = granted(shortRest(hero({ class: 'ranger', level, exhaustion }), 0, scripted()));
    expect(character.exhaustion).toBe(after);
    expect(facts.some(({ kind }) => kind === 'exhaustion')).toBe(after !== exhaustion);
  });

  it('brings inspiration back from level 5', () => {
    const rested = (level: number) =>
      left(
        granted(
          shortRest(
            granted(spendUse(hero({ class: 'bard', level, stats: scores({ charisma: 16 }) }), 'bardic-inspiration', 3)),
            0,
            scripted(),
          ),
        ).character,
        'bardic-inspiration',
      );
    expect([4, 5].map(rested)).toEqual([0, 3]);
  });

  it('is refused at 0 hit points, and hit dice by the quick rules', () => {
    expect(refusalOf(shortRest(hero({ damage: 10 }), 0, scripted()))).toBe('Kara cannot rest at 0 hit points.');
    expect(refusalOf(shortRest(hero({ ruleSet: 'quick' }), 1, scripted()))).toBe('The quick rules have no hit dice.');
    expect(refusalOf(shortRest(hero(), -1, scripted()))).toBe('Choose how many hit dice to spend.');
  });
});

describe('a long rest', () => {
  it('brings everything back and takes a level of exhaustion', () => {
    const exhausted = hero({
      level: 9,
      class: 'cleric',
      damage: 20,
      temporaryHitPoints: 4,
      hitDiceSpent: { d8: 9 },
      slotsSpent: [4, 3, 3, 3, 1, 0, 0, 0, 0],
      usesSpent: { 'channel-divinity': 3 },
      exhaustion: 2,
      concentration: 'bless',
    });
    const rested = granted(longRest(exhausted, scripted()));
    const { character } = rested;
    expect(character).toEqual(hero({ level: 9, class: 'cleric', exhaustion: 1, inspiration: true, openDays: 1 }));
    expect(sentencesOf(rested)).toEqual([
      'Kara takes a long rest and is back to 48 hit points.',
      'Exhaustion level: 1.',
      'Kara wakes inspired.',
    ]);
  });

  it('inspires humans only', () => expect(granted(longRest(hero({ species: 'orc' }), scripted())).character.inspiration).toBe(false));
  it('lets a human who was inspired pass it on', () => {
    const rested = granted(longRest(hero({ inspiration: true }), scripted()));
    expect(rested.character).toMatchObject({ inspiration: true, inspirationToPass: true });
    expect(sentencesOf(rested)).toContain('Kara has Heroic Inspiration already, and may pass it on.');
  });

  it('is refused at 0 hit points', () => expect(longRest(hero({ damage: 10 }), scripted()).ok).toBe(false));
});

describe('who lies prone', () => {
  it.each([
    ['a short rest', (one: Character) => shortRest(one, 0, scripted())],
    ['a long rest', (one: Character) => longRest(one, scripted())],
  ])('gets up with %s, and the table is told', (_, rest) => {
    const rested = granted(rest(hero({ conditions: ['prone', 'deafened'] })));
    expect(rested.character.conditions).toEqual(['deafened']);
    expect(sentencesOf(rested)).toContain('Kara is no longer prone.');
  });

  it('stays down under an effect that outlasts the rest', () => {
    const pinned = { ...effect('Pinned'), conditions: ['prone' as const], duration: { kind: 'untilDispelled' as const } };
    const rested = granted(shortRest(hero({ conditions: ['prone'], activeEffects: [pinned] }), 0, scripted()));
    expect(rested.character.conditions).toEqual(['prone']);
  });
});

describe('uses', () => {
  it('run out and refuse', () => {
    const paladin = hero({ class: 'paladin', level: 3 });
    const spent = granted(spendUse(paladin, 'lay-on-hands', 12));
    expect(left(spent, 'lay-on-hands')).toBe(3);
    expect(refusalOf(spendUse(spent, 'lay-on-hands', 4))).toBe('Lay On Hands has 3 uses left.');
    expect(refusalOf(spendUse(spent, 'rage'))).toBe('This character has no such feature to use.');
    expect(spendUse(paladin, 'lay-on-hands', 0).ok).toBe(false);
  });
});

describe('casting', () => {
  const known = (...ids: string[]) => ids.map((spell) => ({ spell, prepared: true, from: 'class' as const }));
  const wizard = hero({
    class: 'wizard',
    level: 5,
    spells: [...known('fireball', 'haste', 'fire-bolt', 'shield', 'fly'), { spell: 'detect-magic', prepared: false, from: 'class' }],
  });
  const cast = (character: Character, id: string, level: number) => castSpell(character, id, { kind: 'slot', level });

  it('spends a slot, and moves concentration', () => {
    const hasted = granted(cast(wizard, 'haste', 3));
    expect(hasted.character).toMatchObject({ concentration: 'haste', slotsSpent: [0, 0, 1, 0, 0, 0, 0, 0, 0] });
    expect(sentencesOf(granted(cast(hasted.character, 'fly', 3)))).toEqual(['Kara casts Fly.', 'Kara no longer concentrates on Haste.']);
    const shielded = granted(cast(wizard, 'shield', 2));
    expect(shielded.character).toMatchObject({ slotsSpent: [0, 1, 0, 0, 0, 0, 0, 0, 0] });
    expect(sentencesOf(shielded)).toEqual(['Kara casts Shield at level 2.']);
  });

  it('costs nothing for cantrips, rituals and gifts', () => {
    expect(granted(cast(wizard, 'fire-bolt', 1)).character).toEqual(wizard);
    expect(granted(castSpell(wizard, 'detect-magic', { kind: 'ritual' })).character.slotsSpent).toEqual(wizard.slotsSpent);
    const gifted = changed(wizard, { spells: [{ spell: 'fireball', prepared: true, from: 'other' }] });
    expect(granted(castSpell(gifted, 'fireball', { kind: 'free' })).character).toEqual(gifted);
  });

  it.each<[string, Character, string, Parameters<typeof castSpell>[2], string]>([
    ['a slot too small', wizard, 'fireball', { kind: 'slot', level: 2 }, 'Fireball needs a slot of level 3 or higher.'],
    ['a slot that is not there', wizard, 'fireball', { kind: 'slot', level: 4 }, 'No level 4 spell slots are left.'],
    ['what is not prepared', wizard, 'detect-magic', { kind: 'slot', level: 1 }, 'Detect Magic is not prepared.'],
    [
      'a ritual of another class that is not prepared',
      changed(wizard, { class: 'bard', spells: wizard.spells.map(({ spell, prepared, from }) => ({ spell, prepared, from })) }),
      'detect-magic',
      { kind: 'ritual' },
      'Detect Magic is not prepared.',
    ],
    ['what is no ritual', wizard, 'fireball', { kind: 'ritual' }, 'Fireball is not a ritual spell.'],
    [
      'no slot for what nothing pays for',
      wizard,
      'fireball',
      { kind: 'free' },
      'Kara casts Fireball with a spell slot: nothing on the sheet casts it without one.',
    ],
    ['what is not known', wizard, 'wish', { kind: 'free' }, 'Kara does not know Wish.'],
    ['what is no spell', wizard, 'zap', { kind: 'free' }, 'There is no such spell.'],
    ['somebody stunned', { ...wizard, conditions: ['stunned'] }, 'fire-bolt', { kind: 'free' }, 'Kara is stunned and cannot cast.'],
    ['somebody down', { ...wizard, damage: 99 }, 'fire-bolt', { kind: 'free' }, 'Kara cannot cast spells right now.'],
    [
      'somebody in armor not learned',
      { ...wizard, inventory: carrying(['plate-armor', 'worn']) },
      'fire-bolt',
      { kind: 'free' },
      'Nobody casts in armor they are not trained with.',
    ],
  ])('refuses %s', (_, character, id, how, why) => expect(refusalOf(castSpell(character, id, how))).toBe(why));

  it('lets a book hold more than can be prepared', () => {
    const student = hero({ class: 'wizard', spells: known('sleep', 'shield', 'jump', 'grease') });
    const read = granted(learnSpell(student, 'alarm'));
    expect(refusalOf(prepareSpell(read, 'alarm', true))).toBe('Only 4 spells can be prepared at this level.');
    const swapped = granted(prepareSpell(granted(prepareSpell(read, 'sleep', false)), 'alarm', true));
    expect(swapped.spells.filter(({ prepared }) => prepared).map(({ spell }) => spell)).toEqual(['shield', 'jump', 'grease', 'alarm']);
  });

  it('learns and forgets within what the level holds', () => {
    const sorcerer = hero({ class: 'sorcerer', spells: [...known('sleep', 'shield'), { spell: 'fly', prepared: true, from: 'other' }] });
    expect(refusalOf(learnSpell(sorcerer, 'jump'))).toBe('There is no spell to choose now.');
    expect(learnSpell(granted(forgetSpell(sorcerer, 'sleep')), 'jump').ok).toBe(true);
    expect(learnSpell(sorcerer, 'fire-bolt').ok).toBe(true);
    expect(refusalOf(forgetSpell(sorcerer, 'fly'))).toBe('This spell is always known and cannot be removed.');
    expect(refusalOf(forgetSpell(sorcerer, 'wish'))).toBe('That spell is not known.');
    expect(refusalOf(prepareSpell(sorcerer, 'sleep', false))).toBe('This spell is always prepared.');
  });
});
