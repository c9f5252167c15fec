import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { waresCarried } from '#domain/combat/use/items/wares-carried.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import type { Happening } from '#domain/combat/follow/happening.ts';
import type { HeroFeatures } from '#domain/combat/use/hero-features.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shapeFrom } from '#domain/character/shape/wild-shape.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { withinChoices } from '#web/features/combat/choice/within-choices.fixture.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { HeroAfterHit } from '#web/features/combat/spells/after-hit.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import type { Actor } from '#domain/combat/deeds/activity-use.ts';
import { featureUses } from './feature-uses.ts';
import { grouped, rowsOf } from '#domain/combat/deeds/groups.ts';
import type { ItemState } from './item-uses.ts';
import { LoadedFeatures } from './loaded-features.tsx';
import type { TakenRider } from './riders.tsx';

const { items: catalogue } = await contentOfItems();
const stats = scores({ strength: 16, dexterity: 16, wisdom: 16 });
function featuresOf(name: ClassId, level: number, usesSpent: Character['usesSpent'] = {}): HeroFeatures {
  const { features } = profileFromCharacter(hero({ class: name, level, stats, usesSpent, inventory: carrying(['rapier', 'mainHand']) }));
  if (!features) throw new Error('The hero has no features.');
  return features;
}

/** Kara with these items and nothing of them used. */
function bearing(features: HeroFeatures, inventory: Item[]): ItemState {
  const { items, attacks } = profileFromCharacter(hero({ class: 'fighter', level: 3, stats, inventory }));
  const wares = waresCarried({ items, homebrew: [] }, catalogue);
  return { name: 'Kara', items, wares, features, slotCasting: null, attacks, homebrew: [], usedThisTurn: [], active: [] };
}

const turn = { acts: true, acted: false, mayAttack: true, bonusActionUsed: false, slotUsed: false, reactionUsed: false, readied: false };
const blank = { toHit: 0, dc: 0, modifier: 0, level: 1, slots: [], further: [], concentration: null };
const actor = (changes: Partial<typeof turn> = {}): Actor => ({
  id: 'kara',
  name: 'Kara',
  ...blank,
  turn: { ...turn, ...changes },
});
const troll: Figure = {
  id: 'troll',
  name: 'Troll',
  kind: 'npc',
  side: 'foes',
  initiative: 1,
  health: 'unhurt',
  hitPoints: null,
  armorClass: null,
  conditions: [],
  concentration: null,
  effects: [],
  deathSaves: null,
  hidden: false,
  whole: null,
};

const vex: Figure = { ...troll, id: 'vex', name: 'Vex', kind: 'hero', side: 'heroes' };

/** Shows what a hero can do, and keeps what was done. */
function show(
  features: HeroFeatures,
  changes: Partial<typeof turn> = {},
  target: Figure | null = troll,
  { happened = [], answers = {}, inventory = [] }: { happened?: Happening[]; answers?: Answers; inventory?: Item[] } = {},
) {
  const [taken, ridden]: [Step[], TakenRider[][]] = [[], []];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const around = { target, figures: [vex, troll], doing, riders: [], onRiders: (riders: TakenRider[]) => ridden.push(riders) };
  const state = { features, active: [], usedThisTurn: [], homebrew: [], happened };
  const shown = <LoadedFeatures actor={actor(changes)} state={state} items={bearing(features, inventory)} {...around} />;
  return { ...renderAt('/', withinChoices(around, shown), answers), taken, ridden };
}

describe('what a hero can do now', () => {
  it('stands in groups by what it takes of the turn, with the uses that are left', async () => {
    show(featuresOf('fighter', 3));
    const bonus = await screen.findByRole('group', { name: 'Bonus action' });
    expect(within(bonus).getByRole('button', { name: /^Second Wind/ }).textContent).toContain('2 of 2 left');
    const other = screen.getByRole('group', { name: 'Other' });
    expect(within(other).getByRole('button', { name: /^Action Surge/ }).textContent).toContain('1 of 1 left');
  });

  it('is used with one press where nothing is left to say', async () => {
    const { person, taken } = show(featuresOf('barbarian', 1));
    await person.click(await screen.findByRole('button', { name: /^Rage/ }));
    expect(taken).toMatchObject([{ name: 'useFeature', actorId: 'kara', feature: 'rage', activity: 0, targetIds: [], amount: 1 }]);
  });

  it('asks for the form that is taken, and uses it with the one that is chosen', async () => {
    const wolf = monsterOf('wolf');
    if (!wolf) throw new Error('There is no wolf.');
    const { person, taken, server } = show(featuresOf('druid', 2), {}, troll, {
      answers: { characters: { shapes: () => [{ shape: shapeFrom(wolf), challenge: wolf.challenge, isOpen: true }] } },
    });
    await person.click(await screen.findByRole('button', { name: /^(?!Options).*Take a form/ }));
    expect((await screen.findByRole('button', { name: 'Choose a form' })).getAttribute('aria-disabled') ?? 'true').toBe('true');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Form' }), await screen.findByRole('option', { name: /^Wolf/ }));
    await person.click(screen.getByRole('button', { name: 'Use' }));
    expect(server.inputsOf('characters.shapes').at(-1)).toMatchObject({ campaignId: 'c', characterId: 'kara' });
    expect(taken).toMatchObject([{ name: 'useFeature', feature: 'wild-shape', choice: 'Wolf' }]);
  });

  it('asks how much of a pool, and no more than there is', async () => {
    const { person, taken } = show(featuresOf('paladin', 1), {}, vex);
    await person.click(await screen.findByRole('button', { name: /^Lay On Hands: Heal/ }));
    const points = await screen.findByRole('textbox', { name: 'Points, 5 left' });
    await person.clear(points);
    await person.type(points, '6');
    expect(screen.getByRole('button', { name: 'Choose how much' }).getAttribute('aria-disabled') ?? 'true').toBe('true');
    await person.clear(points);
    await person.type(points, '3');
    await person.click(screen.getByRole('button', { name: 'Use' }));
    expect(taken).toMatchObject([{ feature: 'lay-on-hands', targetIds: ['vex'], amount: 3 }]);
  });

  it.each([
    ['bard', 'Bardic Inspiration', troll, ['Friends', 'Foes']],
    ['cleric', 'Channel Divinity: Divine Spark .harm', vex, ['Foes', 'Friends']],
  ] as const)('asks whom where the chosen target does not fit, fitting ones first: %s', async (name, deed, target, order) => {
    const { person, taken } = show(featuresOf(name, 2), {}, target);
    await person.click(await screen.findByRole('button', { name: new RegExp(`^${deed}`) }));
    const groups = await screen.findAllByRole('group', { name: /^(?:Friends|Foes)$/ });
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(order);
    expect([taken, screen.queryByRole('checkbox', { checked: true })]).toEqual([[], null]);
  });

  it('goes to a friend who is chosen with one press, and to a foe on purpose', async () => {
    const { person, taken } = show(featuresOf('bard', 1), {}, vex);
    await person.click(await screen.findByRole('button', { name: /^Bardic Inspiration/ }));
    await person.click(screen.getByRole('button', { name: /^Options for Bardic Inspiration/ }));
    await person.click(await screen.findByRole('checkbox', { name: /^Troll/ }));
    await person.click(screen.getByRole('button', { name: 'Use' }));
    expect(taken).toMatchObject([{ targetIds: ['vex'] }, { targetIds: ['troll'] }]);
  });

  it('says in words why something cannot be used now', async () => {
    const { person, taken } = show(featuresOf('fighter', 3, { 'second-wind': 2 }), { bonusActionUsed: true });
    const wind = await screen.findByRole('button', { name: /^Second Wind/ });
    expect(wind.textContent).toContain('Second Wind (none left: 1 use back after a short rest, all after a long rest)');
    await person.click(wind);
    expect(taken).toEqual([]);
  });

  const bonusAction = { by: 'kara', kind: 'used', takes: 'bonusAction', targetId: null, critical: false } as const;

  it('is offered once that has happened which it follows', async () => {
    const happened = [{ ...bonusAction, what: 'second-wind', followedBy: [] }];
    const { person, taken } = show(featuresOf('fighter', 5), {}, troll, { happened });
    await person.click(await screen.findByRole('button', { name: /^Tactical Shift/ }));
    expect(taken).toMatchObject([{ name: 'useFeature', feature: 'tactical-shift' }]);
  });

  it.each([
    ['action-surge', []],
    ['second-wind', ['tactical-shift']],
  ])('is not offered before that, nor a second time', async (what, followedBy) => {
    show(featuresOf('fighter', 5), {}, troll, { happened: [{ ...bonusAction, what, followedBy }] });
    await screen.findByRole('button', { name: /^Second Wind/ });
    expect(screen.queryByRole('button', { name: /^Tactical Shift/ })).toBeNull();
  });

  it('is not offered where it comes by itself', async () => {
    show(featuresOf('fighter', 9));
    await screen.findByRole('button', { name: /^Second Wind/ });
    expect(screen.queryByRole('button', { name: /^Indomitable/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Tactical Master: Push/ })).toBeTruthy();
  });

  it('offers before the roll only what changes it, and adds the rest once the hit is known', async () => {
    const { ridden, person } = show(featuresOf('barbarian', 9));
    await person.click(await screen.findByRole('checkbox', { name: /^Brutal Strike$/ }));
    expect(ridden).toEqual([[{ kind: 'feature', id: 'brutal-strike', activity: 0, slot: 0 }]]);
  });

  it('adds to a hit what was not decided before it, with what goes along, and once', async () => {
    const taken: Step[] = [];
    const doing = {
      busy: false,
      step: async (each: Step) => taken.push(each) > 0,
      run: async () => true,
      join: async () => true,
      campaignId: 'c',
    };
    const form = { ranged: false, spell: false, ability: 'dexterity', finesse: true } as const;
    const after = (riders: string[]) => {
      const hit = { form, type: 'piercing' as const, riders };
      const made = {
        by: 'kara',
        kind: 'hit' as const,
        what: 'attack',
        takes: null,
        targetId: 'troll',
        critical: false,
        followedBy: [],
        hit,
      };
      const kara = karaOf(fightOf('kara', 'troll'), { features: featuresOf('rogue', 5), happened: [made] });
      return <HeroAfterHit hero={kara} name="Kara" figures={[troll]} doing={doing} />;
    };
    const { person, show: showAgain } = renderAt('/', after([]));
    const sneak = await screen.findByRole('button', { name: /^Add Sneak Attack/ });
    expect(sneak.textContent).toContain('3d6');
    await person.click(screen.getByText(/^With Sneak Attack/));
    await person.click(screen.getByRole('checkbox', { name: /Trip/ }));
    await person.click(sneak);
    const riders = [
      { kind: 'feature', id: 'sneak-attack', activity: 0 },
      { kind: 'feature', id: 'cunning-strike' },
    ];
    expect(taken).toMatchObject([{ name: 'addToHit', actorId: 'kara', targetId: 'troll', riders }]);
    showAgain(after(['Sneak Attack', 'Cunning Strike: Trip']));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Add to the hit/ })).toBeNull());
  });
});

it('what strikes or asks for saves comes before what heals, and that before the rest', async () => {
  const { features: content } = await contentOfFeatures({ classes: [{ class: 'cleric' }] });
  const state = { features: featuresOf('cleric', 3), active: [], usedThisTurn: [], homebrew: [], happened: [] };
  const action = grouped(featureUses(actor(), state, content).deeds).find(([group]) => group === 'Action');
  const kinds = action?.[1].map(({ used }) => used.activity.kind) ?? [];
  expect(kinds.indexOf('heal')).toBeGreaterThan(kinds.lastIndexOf('save'));
  expect(kinds).toContain('heal');
});

it('the ways of a spell that roll nothing stand in one row, and those of a feature each in its own', async () => {
  const { features: content } = await contentOfFeatures({ classes: [{ class: 'fighter' }] });
  const state = { features: featuresOf('fighter', 3), active: [], usedThisTurn: [], homebrew: [], happened: [] };
  const surge = featureUses(actor(), state, content).deeds.find(({ used }) => used.name === 'Action Surge');
  if (!surge) throw new Error('A fighter has no Action Surge.');
  const quiet = (kind: 'spell' | 'feature', id: string, index: number) => ({
    ...surge,
    key: `${id} ${index}`,
    index,
    used: { ...surge.used, kind, id, name: id },
  });
  const tricks = [0, 1, 2].map((index) => quiet('spell', 'Prestidigitation', index));
  const rows = rowsOf([...tricks, quiet('spell', 'Light', 0), quiet('feature', 'Focus', 0), quiet('feature', 'Focus', 1)]);
  expect(rows.map((row) => ('one' in row ? row.one.key : `${row.name}: ${row.ways.length}`))).toEqual([
    'Prestidigitation: 3',
    'Light 0',
    'Focus 0',
    'Focus 1',
  ]);
});

describe('what a hero can do with items', () => {
  const wand: Item = {
    ...itemOf('torch', 1, 'wand'),
    catalogId: 'magic:wand-of-magic-missiles',
    name: 'Wand of Magic Missiles',
    place: 'mainHand',
    used: { charges: 5 },
  };
  const inventory = [wand, itemOf('potion-of-healing', 2, 'potion')];

  it('stands among the actions with what is left of it, and a wand is pointed by a press', async () => {
    const { person, taken } = show(featuresOf('fighter', 3), {}, troll, { inventory });
    const actions = await screen.findByRole('group', { name: 'Action' });
    const missile = await within(actions).findByRole('button', { name: /^Wand of Magic Missiles: Cast Magic Missile(?! at)/ });
    expect(missile.textContent).toContain('2 left');
    expect(within(actions).getByRole('button', { name: /^Wand.*at level 3/ }).textContent).toContain('used up');
    await person.click(screen.getByRole('button', { name: 'Options for Wand of Magic Missiles: Cast Magic Missile' }));
    await person.click(await screen.findByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([{ name: 'useItem', actorId: 'kara', item: 'wand', way: 'magicMissile1', activity: 0 }]);
  });

  it('is drunk by oneself with one press, whoever is aimed at, and given to whom one chooses', async () => {
    const { person, taken } = show(featuresOf('fighter', 3), {}, vex, { inventory });
    const bonus = await screen.findByRole('group', { name: 'Bonus action' });
    await person.click(await within(bonus).findByRole('button', { name: /^Potion of Healing: Drink/ }));
    await person.click(within(bonus).getByRole('button', { name: /^Potion of Healing: give to another/ }));
    expect(taken).toMatchObject([
      { name: 'useItem', item: 'potion', way: 'drink', targetIds: [] },
      { name: 'useItem', item: 'potion', way: 'drink', targetIds: ['vex'] },
    ]);
  });

  it('is not offered while it is packed away', async () => {
    show(featuresOf('fighter', 3), {}, troll, { inventory: [{ ...wand, place: 'pack' }, ...inventory.slice(1)] });
    await screen.findByRole('button', { name: /^Potion of Healing: Drink/ });
    expect(screen.queryByRole('button', { name: /^Wand/ })).toBeNull();
  });
});
