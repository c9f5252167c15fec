import { describe, expect, it } from 'vitest';
import { combatantOf } from '#domain/combat/state.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { harbour, opened, party } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { RulingContext } from '#domain/narration/rulings/ruling-context.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { heroSheetOf } from '#domain/narration/hero-sheet.ts';
import { fightBegun } from './begin-fight.ts';
import { foeProfile } from './foe.ts';
import { withFoesOf } from './after-fight.ts';

const sheet = heroSheetOf(hero({}));
/** A hero of the fixture, with a sheet. */
function heroAt(place: number): Hero {
  const found = party[place];
  if (!found) throw new Error('the fixture has two heroes');
  return { ...found, sheet: { ...sheet, characterId: `sheet of ${found.name}` } };
}
const [kara, tomas] = [heroAt(0), heroAt(1)];
const hound = harbour.npcs.find(({ id }) => id === 'hound');
if (!hound) throw new Error('the fixture has a hound');

const blow = { name: 'attack', heroId: kara.id, target: 'hound' } as const;
const tagged = (state: SceneTag['state']): PlayState => ({
  ...opened,
  tags: [{ id: 1, scene: 'quay', about: { kind: 'npc', id: 'hound' }, state, by: kara.id, since: 0, until: null }],
});

function tableWith(changes: Partial<RulingContext> = {}): RulingContext {
  return {
    adventure: harbour,
    state: opened,
    begun: opened,
    party: [kara, tomas],
    intents: [{ heroId: kara.id, text: 'I strike at the hound with my sword.' }],
    cause: 'turn',
    beginsFights: true,
    rulings: [],
    dice: () => 10,
    ...changes,
  };
}

/** The fight that a blow of Kara's begins, and what else came of it. */
function strike(changes: Partial<RulingContext> = {}) {
  const context = tableWith(changes);
  const { ruling, state } = rule(context, blow);
  const brief: Pick<Brief, 'adventure' | 'party' | 'intents' | 'state'> = context;
  return { ruling, state, fight: fightBegun(brief, [ruling], state) };
}

describe('a blow at a table whose fights the narrator begins', () => {
  it('rolls nothing: all heroes who are there and all who are hostile fight, and the words of whoever strikes go on', () => {
    const { ruling, state, fight } = strike();
    expect(ruling).toMatchObject({ allowed: true, degree: null, rolls: [], facts: [{ code: 'fightBegins' }] });
    expect(state.npcs).toEqual({ hound: { damage: 0, attitude: 'hostile' } });
    expect(fight).toMatchObject({
      heroes: ['sheet of Kara', 'sheet of Tomas'],
      foes: [{ id: 'hound' }],
      surprised: [],
      words: [{ heroId: kara.id, text: 'I strike at the hound with my sword.' }],
    });
  });

  it('finds a foe who was looking elsewhere surprised', () => {
    const { state, fight } = strike({ state: tagged('distracted') });
    expect(fight?.surprised).toEqual(['hound']);
    expect(state.tags).toEqual([]);
  });

  it.each([
    ['where the table does not leave creatures to the narrator', { beginsFights: false }],
    ['at somebody who is tied up', { state: tagged('tied') }],
    ['by a hero without a sheet', { party: [{ id: kara.id, name: kara.name }, tomas] }],
  ])('is struck at once %s', (_when, changes) => {
    const { ruling, fight } = strike(changes);
    expect(ruling.rolls.length).toBeGreaterThan(0);
    expect(fight).toBeNull();
  });

  it('of a creature begins one as well, and none of the heroes’ words go on', () => {
    const context = tableWith({ state: { ...opened, npcs: { hound: { damage: 3, attitude: 'hostile' } } } });
    const { ruling, state } = rule(context, { name: 'npc_attack', npc: 'hound', target: tomas.id });
    expect(fightBegun(context, [ruling], state)).toMatchObject({ foes: [{ id: 'hound' }], words: [] });
  });

  it('is for the fight alone while one goes on; who is not in it goes on elsewhere', () => {
    const fighting = { fighting: true, beginsFights: false, fighters: [tomas.id] };
    expect(rule(tableWith(fighting), blow).ruling).toMatchObject({ allowed: false, facts: [{ code: 'foughtElsewhere' }] });
    const take = { name: 'loot', heroId: kara.id, loot: 'lantern' } as const;
    const intents = [{ heroId: kara.id, text: 'I take the lantern.' }];
    expect(rule(tableWith({ ...fighting, intents }), take).ruling.allowed).toBe(true);
    expect(rule(tableWith({ ...fighting, fighters: [kara.id], intents }), take).ruling.allowed).toBe(false);
  });
});

describe('somebody of the story in a fight', () => {
  it('has the numbers of the adventure, and what is left of their hit points', () => {
    expect(foeProfile(hound, { ...opened, npcs: { hound: { damage: 3, attitude: 'hostile' } } })).toMatchObject({
      id: 'hound',
      name: 'Silt Hound',
      hitPoints: 17,
      maxHitPoints: 20,
      armorClass: 12,
      attacks: [{ name: 'Bite', toHit: 3, damage: [{ dice: '1d6+1' }] }],
    });
  });

  it('is in the story afterwards as the fight has left them', () => {
    const profile = foeProfile(hound, opened);
    if (!profile) throw new Error('the hound fights');
    const one = { ...combatantOf(profile), dead: true, hitPoints: 0 };
    expect(withFoesOf(opened, { fromStory: ['hound'], combatants: [one] }).npcs).toEqual({ hound: { damage: 20, attitude: 'hostile' } });
    expect(withFoesOf(opened, { fromStory: ['hound'], yielded: [{ id: 'hound', lost: 4, xp: 50 }], combatants: [] }).npcs).toEqual({
      hound: { damage: 4, attitude: 'wary' },
    });
    expect(withFoesOf(opened, { combatants: [one] })).toBe(opened);
  });

  it('is worth experience once, however often they are fought', () => {
    const award = { total: 50, each: 25, heroes: [kara.id], defeated: ['hound'] };
    const beaten = withFoesOf(opened, { fromStory: ['hound'], yielded: [{ id: 'hound', lost: 4, xp: 50 }], combatants: [], award });
    const again = foeProfile(hound, beaten);
    expect([foeProfile(hound, opened)?.xp, again?.xp]).toEqual([10, 0]);
    if (!again) throw new Error('the hound fights');
    const fled = withFoesOf(beaten, { fromStory: ['hound'], combatants: [combatantOf(again)], award: { ...award, defeated: [] } });
    expect(foeProfile(hound, fled)?.xp).toBe(0);
  });

  it('is worth their experience still where they were fought and not beaten', () => {
    const profile = foeProfile(hound, opened);
    if (!profile) throw new Error('the hound fights');
    const award = { total: 0, each: 0, heroes: [kara.id], defeated: [] };
    const fled = withFoesOf(opened, { fromStory: ['hound'], combatants: [combatantOf(profile)], award });
    expect(foeProfile(hound, fled)?.xp).toBe(profile.xp);
  });
});
