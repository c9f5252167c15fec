import { describe, expect, it } from 'vitest';
import { SheetAct } from '#domain/character/actions/act.ts';
import { granted, hero, refusalOf, scores, scripted } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { actOnSheet, planOfAct } from '#domain/character/actions/act-on-sheet.ts';
import { mayBear, reachOther } from '#domain/character/actions/choose-deeds.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { explain } from '#domain/character/sheet/figure.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { monsterOf, monsters } from '#domain/srd/monsters/monsters.ts';
import { canTakeShape } from './wild-shape.ts';
import { shapeOf } from './shape-of.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { lastingText } from '#domain/character/effects/lasting-text.ts';

const druid = (level: number, changes: HeroChanges = {}) =>
  hero({ name: 'Wren', class: 'druid', level, stats: scores({ strength: 8, constitution: 16, wisdom: 16 }), ...changes });

async function doing(character: Character, given: Parameters<typeof SheetAct.parse>[0]) {
  const act = SheetAct.parse(given);
  const creature = 'shape' in act && act.shape !== undefined ? (monsterOf(act.shape) ?? null) : null;
  return actOnSheet(character, act, scripted(), { ...(await contentOfFeatures(character)), creature });
}
const taking = (character: Character, shape: string) => doing(character, { kind: 'useFeature', use: 'wild-shape', shape });
const inShapeOf = async (shape: string, level = 2, changes: HeroChanges = {}) =>
  granted(await taking(druid(level, changes), shape)).character;

/** Somebody of a level with a spell ready, and what content says of it. */
async function caster(spell: string, level: number, shape?: string) {
  const spells = [{ spell, prepared: true, from: 'class' as const }];
  const character = hero({ name: 'Wren', class: 'wizard', level, stats: scores({ intelligence: 18 }), spells });
  const content = await contentOfSpell(character, spell);
  return {
    character,
    content: { ...content, creature: shape === undefined ? null : (monsterOf(shape) ?? null), findCreature: calledCreature },
  };
}
const castOf = (spell: string, level: number, more: object) =>
  SheetAct.parse({ kind: 'cast', spell, with: { kind: 'slot', level }, ...more });

describe('a spell that changes a form, on the sheet,', () => {
  it('gives the form, lends its hit points, and takes both back with the concentration (Shapechange)', async () => {
    const { character, content } = await caster('shapechange', 17, 'adult-red-dragon');
    const act = castOf('shapechange', 9, { shape: 'adult-red-dragon' });
    const changed = granted(actOnSheet(character, act, scripted(), content)).character;
    const block = monsterOf('adult-red-dragon');
    expect([shapeOf(changed)?.monster, changed.temporaryHitPoints]).toEqual(['adult-red-dragon', block?.hitPoints]);
    expect(explain(deriveSheet(changed).armorClass)).toBe(`${block?.armorClass ?? 0} = Adult Red Dragon ${block?.armorClass ?? 0}`);
    const ended = granted(actOnSheet(changed, { kind: 'endConcentration' }, scripted(), content)).character;
    expect([shapeOf(ended), ended.temporaryHitPoints, deriveSheet(ended).armorClass]).toEqual([null, 0, deriveSheet(character).armorClass]);
  });

  it('falls on heroes who are named and willing, without a save (Polymorph)', async () => {
    const { character, content } = await caster('polymorph', 7, 'giant-ape');
    const ally = hero({ id: 'ally', name: 'Mira', level: 7 });
    const act = castOf('polymorph', 4, { shape: 'giant-ape', targets: ['ally'] });
    const step = granted(actOnSheet(character, act, scripted(), content));
    expect(step.rolls).toEqual([]);
    const plan = planOfAct(character, act, scripted(), content);
    const reached = plan && reachOther(ally, granted(plan)).character;
    expect(reached && [shapeOf(reached)?.monster, reached.temporaryHitPoints]).toEqual(['giant-ape', monsterOf('giant-ape')?.hitPoints]);
    const weak = hero({ id: 'ally', name: 'Mira', level: 6 });
    expect(plan && refusalOf(mayBear(weak, granted(plan), 'targets'))).toBe('Mira cannot take that shape.');
  });

  it('refuses a creature that is too strong, and spends nothing', async () => {
    const { character, content } = await caster('shapechange', 17, 'ancient-red-dragon');
    const act = castOf('shapechange', 9, { shape: 'ancient-red-dragon' });
    expect(refusalOf(actOnSheet(character, act, scripted(), content))).toBe('Wren cannot take that shape.');
  });
});

describe('a spell that calls a creature, on the sheet,', () => {
  it('asks which, and keeps it there with its hit points; a second familiar takes the place of the first', async () => {
    const { character, content } = await caster('find-familiar', 3);
    const cast = (choice?: string) => castOf('find-familiar', 1, choice === undefined ? {} : { choice });
    expect(refusalOf(actOnSheet(character, cast(), scripted(), content))).toContain('Owl');
    const owl = granted(actOnSheet(character, cast('Owl'), scripted(), content)).character;
    const called = ({ activeEffects }: Character) => activeEffects.flatMap(({ companions = [] }) => companions);
    expect(called(owl)).toMatchObject([{ name: 'Owl', hitPoints: monsterOf('owl')?.hitPoints, acts: 'own', isPeaceful: true }]);
    const cat = granted(actOnSheet(owl, cast('Cat'), scripted(), content)).character;
    expect(called(cat).map(({ name }) => name)).toEqual(['Cat']);
  });

  it('gives each the numbers of its caster and slot (Summon Dragon)', async () => {
    const { character, content } = await caster('summon-dragon', 9);
    const choice = content.spell?.activities.flatMap((each) => (each.kind === 'summon' ? creatureChoices(each) : []))[0];
    const after = granted(actOnSheet(character, castOf('summon-dragon', 5, { activity: 'call', choice }), scripted(), content)).character;
    const [dragon] = after.activeEffects.flatMap(({ companions = [] }) => companions);
    expect(dragon).toMatchObject({ hitPoints: 50, caller: { slot: 5, dc: 16, toHit: 8, modifier: 4 } });
    expect(Character.parse(after)).toEqual(after);
  });
});

describe('SRD 5.2.1, Wild Shape:', () => {
  it.each([
    [2, 'wolf', true],
    [2, 'brown-bear', false],
    [8, 'brown-bear', true],
    [4, 'black-bear', true],
    [2, 'black-bear', false],
    [7, 'eagle', false],
    [8, 'eagle', true],
    [20, 'goblin-warrior', false],
    [1, 'wolf', false],
  ])('a druid of level %i and the form of a %s: %s', (level, id, can) => {
    const block = monsterOf(id);
    if (!block) throw new Error(`There is no ${id}.`);
    expect(canTakeShape(druid(level), block)).toBe(can);
  });

  it('no other class takes forms', () => expect(monsters.filter((block) => canTakeShape(hero({ level: 20 }), block))).toEqual([]));

  it('the stat block takes the place of armor class, speed, attacks and bodily scores', async () => {
    const wolf = await inShapeOf('wolf');
    const block = monsterOf('wolf');
    const sheet = deriveSheet(wolf);
    expect(explain(sheet.armorClass)).toBe(`${block?.armorClass ?? 0} = Wolf ${block?.armorClass ?? 0}`);
    expect(sheet.speed.value).toBe(block?.speeds.walk);
    expect(sheet.attacks.map(({ name, toHit }) => [name, toHit.value])).toEqual(block?.attacks.map(({ name, toHit }) => [name, toHit]));
    expect(sheet.abilities.strength.score).toBe(block?.abilities.strength);
    expect(sheet.abilities.wisdom.score).toBe(16);
  });

  it.each([
    [2, 1],
    [5, 2],
    [20, 10],
  ])('a druid of level %i keeps the form for %i hours', async (level, amount) => {
    const { activeEffects } = await inShapeOf('wolf', level);
    expect(activeEffects).toMatchObject([{ name: 'Wild Shape', duration: { kind: 'time', amount, unit: 'hour' } }]);
    expect(activeEffects.map(({ duration }) => lastingText(duration))).toEqual([
      `for ${amount} hour${amount === 1 ? '' : 's'}${amount > 8 ? '' : `, over after a ${amount === 1 ? 'short' : 'long'} rest`}`,
    ]);
  });

  it('one perceives with the senses of the form, has its traits, and reads what its attacks bring about', async () => {
    const elf = await inShapeOf('wolf', 2, { species: 'elf', lineage: 'Drow' });
    const wolf = monsterOf('wolf');
    const sheet = deriveSheet(elf);
    expect(sheet.darkvision).toBe(wolf?.senses.darkvision);
    expect(sheet.features.filter(({ from }) => from === 'form').map(({ name, line }) => ({ name, text: line }))).toEqual(wolf?.traits);
    expect(sheet.attacks.flatMap(({ notes }) => notes)).toEqual(['On a hit: Prone.']);
    expect(deriveSheet(await inShapeOf('bat', 8)).senses).toEqual([{ sense: 'blindsight', feet: monsterOf('bat')?.senses.blindsight }]);
  });

  it('hit points stay one’s own, and temporary ones are as many as the druid has levels', async () => {
    const before = druid(5);
    const wolf = await inShapeOf('wolf', 5);
    expect(deriveSheet(wolf).hitPoints.maximum).toEqual(deriveSheet(before).hitPoints.maximum);
    expect(wolf.temporaryHitPoints).toBe(5);
  });

  it('of two modifiers of a skill or save the higher counts', async () => {
    const block = monsterOf('wolf');
    const stealth = deriveSheet(await inShapeOf('wolf')).skills.find(({ skill }) => skill === 'stealth');
    expect(stealth?.check.value).toBe(block?.skills.stealth);
  });

  it('a form spends a use, and keeps from casting', async () => {
    const wolf = await inShapeOf('wolf');
    expect(wolf.usesSpent['wild-shape']).toBe(1);
    const spells = [{ spell: 'guidance', prepared: true, from: 'class' as const, class: 'druid' as const }];
    const cast = await doing({ ...wolf, spells }, { kind: 'cast', spell: 'guidance', with: { kind: 'free' } });
    expect(refusalOf(cast)).toBe('Wren cannot cast spells while Wild Shape lasts.');
  });

  it('from level 18 on spells are cast in a form, but for those with a costly material (Beast Spells)', async () => {
    const spells = ['guidance', 'stoneskin'].map((spell) => ({ spell, prepared: true, from: 'class' as const, class: 'druid' as const }));
    const bear = await inShapeOf('brown-bear', 18, { spells });
    expect((await doing(bear, { kind: 'cast', spell: 'guidance', with: { kind: 'free' } })).ok).toBe(true);
    const costly = await doing(bear, { kind: 'cast', spell: 'stoneskin', with: { kind: 'slot', level: 4 } });
    expect(refusalOf(costly)).toBe('Wren cannot cast spells with a costly material while Wild Shape lasts.');
  });

  it.each([
    [2, 4],
    [4, 6],
    [8, 8],
  ])('at level %i so many forms are known as are taken first, and no more than %i', async (level, most) => {
    const fit = monsters.filter((block) => canTakeShape(druid(level), block)).map(({ id }) => id);
    const [first = '', another = ''] = [fit[0], fit[most]];
    const full = druid(level, { forms: fit.slice(0, most) });
    expect(refusalOf(await taking(full, another))).toBe(`Wren knows ${most} forms already. Forget one after a long rest to learn another.`);
    expect(shapeOf(granted(await taking(full, first)).character)?.monster).toBe(first);
    const exchanged = granted(await doing(full, { kind: 'forgetForm', shape: first })).character;
    expect(granted(await taking(exchanged, another)).character.forms).toEqual([...fit.slice(1, most), another]);
  });

  it('a form is chosen before it is taken, as long as there is room and the level allows it', async () => {
    const learning = (character: Character, shape: string) => doing(character, { kind: 'learnForm', shape });
    const learned = granted(await learning(druid(2), 'wolf'));
    expect([learned.character.forms, learned.facts.map(tellCharacterFact)]).toEqual([['wolf'], ['Forms of Wild Shape: Wolf.']]);
    expect(refusalOf(await learning(learned.character, 'wolf'))).toBe('Wren knows the form of Wolf already.');
    expect(refusalOf(await learning(druid(2), 'brown-bear'))).toBe('Wren cannot take that shape.');
    expect(refusalOf(await learning(druid(2, { forms: ['rat', 'cat', 'owl', 'spider'] }), 'wolf'))).toContain('knows 4 forms already');
    expect(refusalOf(await learning(hero({ name: 'Kara' }), 'wolf'))).toBe('Kara cannot take that shape.');
  });

  it('a sheet says how many forms there are to choose', () => {
    const textOf = (forms: string[]) => plainlyShown(druid(4, { forms })).uses.find(({ id }) => id === 'wild-shape')?.formsToChoose;
    expect([[], ['wolf'], ['wolf', 'rat', 'cat', 'owl', 'spider', 'ape']].map(textOf)).toEqual([
      '6 of 6 forms of Wild Shape to choose.',
      '5 of 6 forms of Wild Shape to choose.',
      null,
    ]);
  });

  it('one’s own shape comes back when it is ended, and at 0 hit points', async () => {
    const wolf = await inShapeOf('wolf');
    const ended = granted(await doing(wolf, { kind: 'endEffect', effectId: wolf.activeEffects[0]?.id ?? '' })).character;
    expect(deriveSheet(ended).armorClass).toEqual(deriveSheet(druid(2)).armorClass);
    const fallen = granted(await doing(wolf, { kind: 'takeDamage', amount: 25 })).character;
    expect(shapeOf(fallen)).toBeNull();
  });

  it('another form takes the place of the first', async () => {
    const wolf = await inShapeOf('wolf');
    const cat = granted(await taking(wolf, 'cat')).character;
    expect([shapeOf(cat)?.name, cat.activeEffects.length]).toEqual(['Cat', 1]);
  });

  it('a form that is too strong, or unknown, is refused and spends nothing', async () => {
    expect(refusalOf(await taking(druid(2), 'brown-bear'))).toBe('Wren cannot take that shape.');
    expect(refusalOf(await taking(druid(2), 'no-such-beast'))).toBe('Wren cannot take that shape.');
  });

  it('a fight is fought with the attacks, armor class and size of the form', async () => {
    const block = monsterOf('brown-bear');
    const profile = profileFromCharacter(await inShapeOf('brown-bear', 8));
    expect(profile).toMatchObject({ armorClass: block?.armorClass, size: block?.size, attacksPerTurn: block?.attacksPerTurn });
    expect(profile.attacks.map(({ name }) => name)).toEqual(block?.attacks.map(({ name }) => name));
  });
});
