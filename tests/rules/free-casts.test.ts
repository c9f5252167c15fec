import { describe, expect, it } from 'vitest';
import { changed, granted, hero, refusalOf, scores } from '#domain/character/character.fixture.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { castSpell } from '#domain/character/actions/cast.ts';
import type { Character, KnownSpell } from '#domain/character/character.ts';
import { freeCastsLeft } from '#domain/character/free-casts/free-casts.ts';
import { chooseMastered } from '#domain/character/classes/mastered-spells.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { combatOf, openCombatLog, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { heroOf, sheetAfterFight } from '#domain/combat/sheet.ts';
import { fightOf, seeded, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { resolveStep } from '#server/features/combat/steps/resolve-step.ts';
import { TakenStep } from '#domain/combat/step.ts';
import { alwaysKnow } from '#domain/character/advancement/level-learn.ts';
import { Table } from './heroes/table.fixture.ts';
import type { Step } from './heroes/table.fixture.ts';

const stats = scores({ strength: 16, dexterity: 16, constitution: 16, intelligence: 16, wisdom: 16, charisma: 16 });
const given = (spell: string, of: KnownSpell['class'] = null): KnownSpell => ({ spell, prepared: true, from: 'other', class: of });
const inBook = (spell: string): KnownSpell => ({ spell, prepared: false, from: 'class', class: 'wizard' });

const wizard = (level: number): Character => {
  const spells = ['magic-missile', 'shield', 'scorching-ray', 'fireball', 'lightning-bolt'].map(inBook);
  const before = hero({ class: 'wizard', level, stats, spells });
  const choices = [
    ['masteredFirst', 'magic-missile'],
    ['masteredSecond', 'scorching-ray'],
    ['signatureFirst', 'fireball'],
    ['signatureSecond', 'lightning-bolt'],
  ] as const;
  return choices.reduce((each, [as, spell]) => {
    const answer = chooseMastered(each, as, spell);
    return answer.ok ? answer.value : each;
  }, before);
};
const warlock = (level: number) => {
  const arcana = ['circle-of-death', 'finger-of-death', 'power-word-stun', 'power-word-kill'];
  return hero({ class: 'warlock', level, stats, spells: arcana.map((spell) => given(spell, 'warlock')) });
};
const ofSpecies = (species: Character['species'], lineage: string, level: number) =>
  hero({ class: 'fighter', subclass: null, level, stats, species, lineage });
const paladin = (level: number) =>
  hero({ class: 'paladin', level, stats, spells: [given('divine-smite', 'paladin'), given('find-steed', 'paladin')] });
const druid = hero({
  class: 'druid',
  level: 6,
  subclass: 'circle-of-the-land',
  stats,
  circle: { land: 'arid', gave: ['fireball'] },
  spells: [given('fireball', 'druid')],
});
const initiate = hero({ class: 'fighter', stats, feats: [{ feat: 'magic-initiate', level: 1 }], spells: [given('cure-wounds')] });
const feats = initiate.feats;
const initiateOfLife = alwaysKnow(
  hero({ class: 'cleric', level: 3, stats, feats, spells: [given('cure-wounds')] }),
  ['cure-wounds'],
  'cleric',
);
const ranger = hero({ class: 'ranger', stats, spells: [given('hunters-mark', 'ranger')] });

/** A hero with every slot spent, so that nothing but the use can pay. */
const table = (character: Character): Table =>
  Table.of(changed(character, { slotsSpent: character.slotsSpent.map(() => 4), pactSlotsSpent: 4 }));

const cast = ({ hero: { id: actorId } }: Table, spell: string, paidBy: string, targetIds = ['brute']): Step =>
  spell === 'divine-smite'
    ? { name: 'attack', actorId, targetId: 'brute', attack: 'Unarmed strike', riders: [{ kind: 'spell', id: spell, paidBy }] }
    : { name: 'castSpell', actorId, spell, paidBy, targetIds, ...(spell === 'find-steed' && { choice: 'Fey Steed' }) };

function turnAgain(at: Table): void {
  do at.quietly({ name: 'next' });
  while (at.combat.active !== at.hero.id);
}

/** What is left of a use on the sheet. */
const leftOf = ({ character }: Table, spell: string, by: string) => freeCastsLeft(character, spell).find((each) => each.by === by)?.left;

describe('SRD 5.2.1: what casts a spell without a slot in a fight', () => {
  it.each([
    ['Mystic Arcanum of level 6', warlock(11), 'circle-of-death', 'mystic-arcanum-level6', 6, 1, 'long'],
    ['Mystic Arcanum of level 7', warlock(13), 'finger-of-death', 'mystic-arcanum-level7', 7, 1, 'long'],
    ['Mystic Arcanum of level 8', warlock(15), 'power-word-stun', 'mystic-arcanum-level8', 8, 1, 'long'],
    ['Mystic Arcanum of level 9', warlock(17), 'power-word-kill', 'mystic-arcanum-level9', 9, 1, 'long'],
    ['Favored Enemy', ranger, 'hunters-mark', 'favored-enemy', 1, 2, 'long'],
    ['Paladin’s Smite', paladin(2), 'divine-smite', 'paladins-smite', 1, 1, 'long'],
    ['Faithful Steed', paladin(5), 'find-steed', 'faithful-steed', 2, 1, 'long'],
    ['Signature Spells, the first', wizard(20), 'fireball', 'signature-spells-first', 3, 1, 'short'],
    ['Signature Spells, the second', wizard(20), 'lightning-bolt', 'signature-spells-second', 3, 1, 'short'],
    ['Natural Recovery', druid, 'fireball', 'natural-recovery-cast', 3, 1, 'long'],
    ['Magic Initiate', initiate, 'cure-wounds', 'magic-initiate', 1, 1, 'long'],
    ['Magic Initiate of what the domain has ready too', initiateOfLife, 'cure-wounds', 'magic-initiate', 1, 1, 'long'],
    ['the lineage of the drow', ofSpecies('elf', 'Drow', 3), 'faerie-fire', 'faerie-fire', 1, 1, 'long'],
    ['the legacy of the Abyss', ofSpecies('tiefling', 'Abyssal', 5), 'hold-person', 'hold-person', 2, 1, 'long'],
    ['the lineage of forest gnomes', ofSpecies('gnome', 'Forest Gnome', 1), 'speak-with-animals', 'speak-with-animals', 1, 2, 'long'],
  ] as const)(
    '%s pays at the level of the spell, as often as it is there, and is back after a rest',
    async (_, character, spell, by, level, total, rest) => {
      const at = table(character);
      expect(leftOf(at, spell, by)).toBe(total);
      const slots = at.hero.slotCasting?.slots;
      for (let left: number = total; left > 0; left -= 1) {
        turnAgain(at);
        const { refused, events } = await at.take(cast(at, spell, by), { d20: [15, 15, 15] });
        expect(refused).toBeNull();
        expect(events).toContainEqual(expect.objectContaining({ kind: 'cast', amount: level }));
        expect(leftOf(at, spell, by)).toBe(left - 1);
        expect(at.hero.slotCasting?.slots).toEqual(slots);
      }
      turnAgain(at);
      const before = at.combat;
      const again = await at.take(cast(at, spell, by), { d20: [15, 15, 15] });
      expect(again.refused).toMatch(/has no use of .+ left\.$/);
      expect(at.combat).toBe(before);
      at.rest('shortRest');
      expect(leftOf(at, spell, by)).toBe(rest === 'short' ? total : 0);
      at.rest('longRest');
      expect(leftOf(at, spell, by)).toBe(total);
    },
  );

  it.each([
    ['magic-missile', 1],
    ['scorching-ray', 2],
  ] as const)('Spell Mastery casts %s at level %i as often as one likes', async (spell, level) => {
    const at = table(wizard(18));
    for (let turn = 0; turn < 3; turn += 1) {
      turnAgain(at);
      const { refused, events } = await at.take(cast(at, spell, 'spell-mastery'));
      expect(refused).toBeNull();
      expect(events).toContainEqual(expect.objectContaining({ kind: 'cast', amount: level }));
    }
  });

  it('counts as no slot of the turn, and is cast at no other level', async () => {
    const at = Table.of(wizard(20));
    const slot: Step = { name: 'castSpell', actorId: at.hero.id, spell: 'fireball', slot: 5, targetIds: ['brute'] };
    expect((await at.take(slot)).refused).toBeNull();
    const free = await at.take({ ...slot, slot: 9, paidBy: 'signature-spells-first' }, { as: 'dm' });
    expect(free.refused).toBeNull();
    expect(free.events).toContainEqual(expect.objectContaining({ kind: 'cast', amount: 3 }));
  });

  it.each([
    [
      'a use that casts another spell',
      wizard(20),
      'fireball',
      'signature-spells-second',
      'has nothing of that kind to cast Fireball with.',
    ],
    [
      'a feat for what a species gave',
      { ...ofSpecies('elf', 'Drow', 3), feats: initiate.feats },
      'faerie-fire',
      'magic-initiate',
      'has nothing of that kind to cast Faerie Fire with.',
    ],
    ['no use at all', wizard(20), 'fireball', 'second-wind', 'has nothing of that kind to cast Fireball with.'],
    [
      'an arcanum of a later level',
      warlock(11),
      'finger-of-death',
      'mystic-arcanum-level7',
      'has nothing of that kind to cast Finger of Death with.',
    ],
    ['Spell Mastery before level 18', wizard(17), 'magic-missile', 'spell-mastery', 'has not prepared Magic Missile.'],
  ])('refuses %s', async (_, character, spell, by, why) => {
    const at = table(character);
    const before = at.combat;
    expect((await at.take(cast(at, spell, by))).refused).toMatch(new RegExp(`${why}$`));
    expect(at.combat).toBe(before);
  });

  it('answers what others do in place of a slot, as Shield does', async () => {
    const character = hero({ class: 'fighter', stats, feats: [{ feat: 'magic-initiate', level: 1 }], spells: [given('shield')] });
    const joined = takeCombatStep(fightOf('goblin', 'troll'), { name: 'join', profile: profileFromCharacter(character) }, () => 20);
    if (!joined.ok) throw new Error('The hero cannot join.');
    const [spell, details] = [findSpell('shield'), (await loadSpellDetails(1)).get('Shield')];
    const [activity] = details?.activities ?? [];
    if (!spell || !details || !activity) throw new Error('There is no Shield.');
    const ready = new Map([[character.id, [usedSpell(spell, details.activities, activity)]]]);
    const reactions = { asked: [character.id], byThemselves: [], ready };
    const swing = step({ name: 'attack', actorId: 'goblin', targetId: character.id, attack: 'Sword' });
    const asked = recordCombatStep(openCombatLog('dana', joined.value.combat), 'dana', swing, () => 10, reactions);
    if (!asked.ok) throw new Error('The swing is refused.');
    const way = 'spell shield by magic-initiate';
    expect(combatOf(asked.value.log).reaction?.ways).toMatchObject([{ key: way, name: 'Shield (Magic Initiate)', slots: [] }]);
    const answer = step({ name: 'react', reactorId: character.id, way, slot: 0 });
    const answered = recordCombatStep(asked.value.log, 'dana', answer, () => 10, reactions);
    if (!answered.ok) throw new Error('The answer is refused.');
    expect(answered.value.log.at(-1)?.events).toContainEqual(expect.objectContaining({ kind: 'cast', name: 'Shield', amount: 1 }));
    const found = heroOf(combatOf(answered.value.log), character.id);
    expect(found?.features?.uses).toContainEqual(expect.objectContaining({ id: 'magic-initiate', left: 0 }));
  });

  it('is undone without a trace', async () => {
    const character = warlock(11);
    const joined = takeCombatStep(fightOf('goblin', 'troll'), { name: 'join', profile: profileFromCharacter(character) }, () => 20);
    if (!joined.ok) throw new Error('The warlock cannot join.');
    const log = openCombatLog('dana', { ...joined.value.combat, active: character.id });
    const before = combatOf(log);
    const taken = TakenStep.parse({
      name: 'castSpell',
      actorId: character.id,
      spell: 'circle-of-death',
      paidBy: 'mystic-arcanum-level6',
      targetIds: ['troll'],
    });
    const recorded = recordCombatStep(log, 'dana', step(await resolveStep(taken, before)), seeded(3));
    if (!recorded.ok) throw new Error('The arcanum is refused.');
    const sheetOf = (each: typeof log) => {
      const found = heroOf(combatOf(each), character.id);
      return found ? sheetAfterFight(character, found) : character;
    };
    expect(sheetOf(recorded.value.log).usesSpent).toEqual({ 'mystic-arcanum-level6': 1 });
    const undone = undoCombatSteps(recorded.value.log, 'dana');
    if (!undone.ok) throw new Error('It cannot be undone.');
    expect(combatOf(undone.value.log)).toEqual(before);
    expect(sheetOf(undone.value.log)).toEqual(character);
  });
});

describe('SRD 5.2.1: what casts a spell without a slot on the sheet', () => {
  it.each([
    ['Mystic Arcanum', warlock(11), 'circle-of-death', 'Arcanum of level 6 has no uses left.'],
    ['Faithful Steed', paladin(5), 'find-steed', 'Faithful Steed has no uses left.'],
    ['Magic Initiate', initiate, 'cure-wounds', 'Magic Initiate has no uses left.'],
    ['a species', ofSpecies('elf', 'Drow', 3), 'faerie-fire', 'Faerie Fire without a slot has no uses left.'],
    ['a signature', wizard(20), 'fireball', 'First signature spell has no uses left.'],
  ])('%s pays once, and no more', (_, character, spell, why) => {
    const { character: after } = granted(castSpell(character, spell, { kind: 'free' }));
    expect(freeCastsLeft(after, spell)[0]?.left).toBe(0);
    expect(refusalOf(castSpell(after, spell, { kind: 'free' }))).toBe(why);
  });

  it('Spell Mastery costs nothing', () => {
    const { character } = granted(castSpell(wizard(18), 'magic-missile', { kind: 'free' }));
    expect(character).toEqual(wizard(18));
  });
});

describe('SRD 5.2.1, Spell Mastery and Signature Spells', () => {
  const choose = (character: Character, as: 'masteredFirst' | 'masteredSecond' | 'signatureFirst', spell: string) =>
    actOnSheet(character, { kind: 'chooseMastered', as, spell }, () => 1);

  it('choose spells of the book, which are always prepared then and count for nothing among the prepared ones', () => {
    const before = hero({ class: 'wizard', level: 18, stats, spells: [inBook('magic-missile'), inBook('burning-hands')] });
    const { character, facts } = granted(choose(before, 'masteredFirst', 'magic-missile'));
    expect(facts.map(tellCharacterFact)).toEqual(['Spell Mastery, level 1: Magic Missile.']);
    expect(
      knownSpellsOf(character)
        .filter(({ prepared }) => prepared)
        .map(({ spell }) => spell),
    ).toEqual(['magic-missile']);
    const other = granted(choose(character, 'masteredFirst', 'burning-hands'));
    expect(
      knownSpellsOf(other.character)
        .filter(({ prepared }) => prepared)
        .map(({ spell }) => spell),
    ).toEqual(['burning-hands']);
  });

  it.each([
    ['before level 18', wizard(17), 'masteredFirst', 'magic-missile', 'Only wizards choose that, from level 18.'],
    ['before level 20', wizard(19), 'signatureFirst', 'fireball', 'Only wizards choose that, from level 20.'],
    ['a reaction', wizard(18), 'masteredFirst', 'shield', 'Choose a level 1 spell of the spellbook that takes an action.'],
    ['another level', wizard(18), 'masteredFirst', 'fireball', 'Choose a level 1 spell of the spellbook that takes an action.'],
    ['what is in no book', wizard(18), 'masteredSecond', 'web', 'Choose a level 2 spell of the spellbook that takes an action.'],
    [
      'the other signature',
      wizard(20),
      'signatureFirst',
      'lightning-bolt',
      'Choose a level 3 spell of the spellbook that is not chosen yet.',
    ],
    ['what is chosen', wizard(20), 'signatureFirst', 'fireball', 'Fireball is already chosen.'],
    ['no spell', wizard(20), 'signatureFirst', 'zap', 'There is no such spell.'],
  ] as const)('refuse %s', (_, character, as, spell, why) => {
    expect(refusalOf(choose(character, as, spell))).toBe(why);
  });
});
