import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { granted, hero, home, refusalOf } from '#domain/character/character.fixture.ts';
import { contentOfAct } from '#domain/character/actions/act-content.ts';
import { actOnSheet, actReaching } from '#domain/character/actions/act-on-sheet.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { createSrdCharacter } from '#domain/character/creation/create.ts';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import { resistancesOf } from '#domain/character/sheet/resistances.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { tableOf } from './heroes/at-table.fixture.ts';
import { tellCharacterFact } from '#domain/character/tell.ts';
import { isCalledBack } from '#domain/character/rebirth/called-back.ts';
import { rolledBody, shownFor } from '#domain/character/rebirth/rolled-species.ts';
import { rebirthAsks } from '#domain/character/rebirth/rebirth-asks.ts';

type Rebirth = Omit<Extract<z.input<typeof SheetAct>, { kind: 'beReborn' }>, 'kind'>;
const rebirth = (character: Character, as: Rebirth) => actOnSheet(character, SheetAct.parse({ kind: 'beReborn', ...as }), () => 1);
const reborn = (character: Character, as: Rebirth) => granted(rebirth(character, as)).character;
const traits = (character: Character) => featuresOf(character).flatMap(({ from, name }) => (from === 'species' ? name : []));

describe('SRD 5.2.1, Spells: Reincarnate', () => {
  it('takes the traits of the old species, and gives those of the new one', () => {
    const dwarf = hero({ species: 'dwarf', level: 5, stats: { ...hero().stats, constitution: 14 }, usesSpent: { stonecunning: 2 } });
    const after = reborn(dwarf, { species: 'tiefling', lineage: 'Infernal' });
    expect([after.species, after.lineage]).toEqual(['tiefling', 'Infernal']);
    expect(traits(after)).toEqual(['Fiendish Legacy', 'Otherworldly Presence']);
    expect([resistancesOf(dwarf), resistancesOf(after)]).toEqual([['poison'], ['fire']]);
    expect(maximumHitPointsOf(dwarf).value - maximumHitPointsOf(after).value).toBe(5);
    expect(knownSpellsOf(after).map(({ spell }) => spell)).toEqual(
      expect.arrayContaining(['thaumaturgy', 'fire-bolt', 'hellish-rebuke', 'darkness']),
    );
    expect([after.usesSpent, usesOf(after).some(({ id }) => id === 'stonecunning')]).toEqual([{}, false]);
  });

  it('keeps what somebody could do', () => {
    const orc = hero({
      species: 'orc',
      level: 5,
      skills: ['athletics', 'survival'],
      experience: 6500,
      feats: [{ feat: 'archery', level: 1 }],
    });
    const after = reborn(orc, { species: 'halfling' });
    const kept = ({ classes, stats, skills, experience, feats }: Character) => ({ classes, stats, skills, experience, feats });
    expect(kept(after)).toEqual(kept(orc));
  });

  it('exchanges the skill of the species, and the expertise in it', () => {
    const elf = hero({ species: 'elf', lineage: 'Drow', skills: ['stealth', 'perception', 'insight'], expertise: ['perception'] });
    expect(rebirthAsks(elf, 'human').lost).toEqual({ of: ['perception', 'insight'], count: 1 });
    const feat = { feat: 'alert' as const };
    const after = reborn(elf, { species: 'human', skill: 'arcana', feat, lostSkills: ['perception'] });
    expect([after.skills, after.expertise]).toEqual([['stealth', 'insight', 'arcana'], []]);
    expect(after.feats).toEqual([{ feat: 'alert', level: 1 }]);
    expect(refusalOf(rebirth(elf, { species: 'human', skill: 'arcana', feat, lostSkills: ['stealth'] }))).toBe(
      'Choose the skills that go with the old species: 1.',
    );
    expect(refusalOf(rebirth(elf, { species: 'human', skill: 'arcana', lostSkills: ['insight'] }))).toBe('Choose an origin feat.');
    expect(refusalOf(rebirth(elf, { species: 'gnome', lostSkills: ['insight'] }))).toContain('Forest Gnome');
  });

  it('takes the feat that humans have beside that of their background, with what it taught', () => {
    const build = defaultBuild('Wren', 'human', 'fighter');
    const initiate = {
      feat: 'magic-initiate',
      list: 'druid',
      spells: ['guidance', 'druidcraft', 'entangle'],
      skills: [],
      increases: {},
    } as const;
    const human = granted(createSrdCharacter(home, { ...build, speciesFeat: { ...initiate, spells: [...initiate.spells], skills: [] } }));
    const { lost } = rebirthAsks(human, 'orc');
    expect(lost.count).toBe(1);
    const after = reborn(human, { species: 'orc', lostSkills: lost.of.slice(0, 1) });
    expect(after.feats).toEqual(human.feats.filter(({ feat, list }) => feat !== 'magic-initiate' || list !== 'druid'));
    expect(after.spells.map(({ spell }) => spell)).not.toContain('entangle');
    const back = reborn(after, { species: 'human', skill: lost.of[0], feat: { feat: 'skilled', skills: ['arcana', 'history', 'nature'] } });
    expect(rebirthAsks(back, 'orc').lost.count).toBe(4);
  });

  it('brings the dead back in a body that is whole, and leaves the living as hurt as they were', () => {
    const dead = hero({ species: 'dwarf', damage: 500, deathSaves: { successes: 0, failures: 3 } });
    const alive = granted(rebirth(dead, { species: 'goliath', lineage: 'Hill Giant' }));
    expect(hitPointsLeft(alive.character)).toBe(maximumHitPointsOf(alive.character).value);
    expect(alive.facts.map(tellCharacterFact)[0]).toBe('Kara is reborn as a goliath.');
    const hurt = hero({ species: 'dwarf', damage: 4 });
    expect(hitPointsLeft(reborn(hurt, { species: 'orc' }))).toBe(Math.min(hitPointsLeft(hurt), 10));
  });

  it('by the quick rules it changes the species alone', () => {
    const quick = hero({ ruleSet: 'quick', species: 'elf', skills: ['perception'] });
    expect(rebirthAsks(quick, 'human')).toEqual({ lineages: [], skills: [], feat: false, lost: { of: [], count: 0 } });
    expect(reborn(quick, { species: 'human' })).toEqual({ ...quick, species: 'human' });
  });
});

describe('SRD 5.2.1, Spells: casting Reincarnate', () => {
  const id = '0b7ad9c1-5f2e-4d1b-8c55-9d3e6a1f2b44';
  async function castOn(target: Character, ...faces: number[]) {
    const { character } = await tableOf('druid', 9);
    const giver = { ...character, spells: [{ spell: 'reincarnate', prepared: true, from: 'class' as const, class: 'druid' as const }] };
    const act = SheetAct.parse({ kind: 'cast', spell: 'reincarnate', with: { kind: 'slot', level: 5 }, targets: [id] });
    return actReaching(giver, act, () => faces.shift() ?? 4, { ...(await contentOfAct(giver, act)), others: [target] });
  }
  const dead = hero({ id, name: 'Tov', species: 'dwarf', damage: 99, deathSaves: { successes: 0, failures: 3 } });

  it('rolls for the species, and calls the dead into a new body, which they have once it is chosen', async () => {
    const done = granted(await castOn(dead));
    expect(done.rolls).toMatchObject([{ faces: [4], total: 4 }]);
    const called = done.reached[0]?.character ?? dead;
    expect([called.activeEffects.some(isCalledBack), called.damage]).toEqual([true, 99]);
    expect(rolledBody(called)).toEqual({ shown: 4, species: 'elf' });
    const after = reborn(called, { species: 'elf', lineage: 'Drow', skill: 'insight' });
    expect([after.activeEffects, after.species, hitPointsLeft(after) > 1]).toEqual([[], 'elf', true]);
  });

  it('rolls a 1 again', async () => {
    const done = granted(await castOn(dead, 1, 1, 10));
    expect(done.rolls).toMatchObject([{ faces: [1, 1, 10], kept: [10], total: 10 }]);
    expect(rolledBody(done.reached[0]?.character ?? dead)).toEqual({ shown: 10, species: 'tiefling' });
  });

  it.each([
    [2, 'dragonborn'],
    [3, 'dwarf'],
    [4, 'elf'],
    [5, 'gnome'],
    [6, 'goliath'],
    [7, 'halfling'],
    [8, 'human'],
    [9, 'orc'],
    [10, 'tiefling'],
  ] as const)('a %i is a %s', async (face, species) => {
    const done = granted(await castOn(dead, face));
    expect(rolledBody(done.reached[0]?.character ?? dead)).toEqual({ shown: face, species });
    expect(shownFor(species)).toBe(face);
  });

  it('is refused on the living', async () => {
    expect(refusalOf(await castOn(hero({ id, name: 'Tov' })))).toBe('Tov is not dead.');
  });
});
