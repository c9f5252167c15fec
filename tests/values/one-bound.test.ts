import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { abilities } from '#domain/rules/ability.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { DiceText } from '#domain/dice/text.ts';
import { arbitraryOf } from '#tests/support/arbitrary-of.ts';
import type { Known } from '#tests/support/arbitrary-of.ts';
import { home, risen } from '#domain/character/character.fixture.ts';
import { writeCharacterFile, readCharacterFile } from '#domain/character/interchange/file.ts';
import { Character } from '#domain/character/character.ts';
import { combatOf, CombatEntry, openCombatLog, recordCombatStep, recordSheet } from '#domain/combat/log.ts';
import type { CombatLog } from '#domain/combat/log.ts';
import { fightOf, seeded } from '#domain/combat/combat.fixture.ts';
import { CombatantProfile, newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import { usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { FeatureContent } from '#domain/combat/use/feature-in-use.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { itemWaysIn, usedItem } from '#domain/combat/use/items/item-in-use.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { spells } from '#domain/srd/spells.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import { CombatStep, TakenStep } from '#domain/combat/step.ts';
import { CombatView, combatViewFor } from '#domain/combat/view.ts';
import { sheetAfterFight, heroOf } from '#domain/combat/sheet.ts';
import { DiceExpressionText } from '#domain/dice/expression/expression-schema.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import { readFoundryActor } from '#domain/character/interchange/foundry-actor-read.ts';
import { Id } from '#domain/ids.ts';
import { OwnNpc, profileFromCustomNpc } from '#domain/combat/npc/own-npc.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { isSame } from '#domain/difference.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';

const SEED = 39;

/** What stands where a pattern or a rule says what a value must be. */
const known: Known = new Map<unknown, fc.Arbitrary<unknown>>([
  [DiceText, fc.constantFrom('1d6', '99d100+999', '10d12-999')],
  [DiceExpressionText, fc.constantFrom('1d6', '2d6+3', '(2d6+1)*2', '100d6')],
]);
/** The same where ids are those of a fight: heroes, a troll, a goblin and the sheet’s hero. */
const inFight: Known = new Map([...known, [Id, fc.constantFrom('kara', 'troll', 'goblin', home.id)]]);
const onSheet: Known = new Map([...known, [Id, fc.uuid()]]);

/** A value as it comes back after it was kept as JSON. */
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Fails where a value that was written could not be read, or not as what it was. */
function expectReadable(schema: z.ZodType, value: unknown): void {
  const plain = kept(value);
  const read = schema.safeParse(plain);
  expect(read.error?.issues).toBeUndefined();
  // Told in full only where it is not so: that takes long.
  if (!isSame(read.data, plain)) expect(read.data).toEqual(plain);
}

const acts = fc.array(
  arbitraryOf(SheetAct, onSheet).map((each) => SheetAct.parse(each)),
  { minLength: 1, maxLength: 12 },
);
/** Things with uses of their own, in hand or at hand. */
const magic = (['wand-of-magic-missiles', 'staff-of-fire', 'ring-of-the-ram'] as const).map((id, at) => ({
  ...itemOf('torch', 1, `magic-${at}`),
  catalogId: `magic:${id}`,
  name: id,
  attuned: true,
}));
const heroes = fc
  .constantFrom(risen('barbarian', 20), risen('fighter', 3), risen('wizard', 1), risen('monk', 20))
  .chain((base) =>
    fc
      .tuple(
        fc.record(Object.fromEntries(abilities.map((name) => [name, fc.constantFrom(1, 10, 20, 30)]))),
        fc.constantFrom('quick' as const, 'srd' as const),
      )
      .map(([stats, ruleSet]) => Character.parse({ ...base, stats, ruleSet, inventory: [...base.inventory, ...magic] })),
  );

/** What becomes of a sheet by everything that the rules allow of some acts. */
function acted(character: Character, some: readonly SheetAct[], seed: number): Character {
  const dice = seeded(seed);
  return some.reduce((before, act) => {
    const answer = actOnSheet(before, act, dice);
    return answer.ok ? answer.value.character : before;
  }, character);
}

it('keeps sheets, whatever is done to them, such that sheet, fight and file can read them', () => {
  fc.assert(
    fc.property(heroes, acts, fc.integer({ min: 1, max: 9999 }), (hero, some, seed) => {
      const after = acted(hero, some, seed);
      expectReadable(Character, after);
      expectReadable(CombatantProfile, profileFromCharacter(after));
      const back = readCharacterFile(kept(JSON.parse(writeCharacterFile(after, null))), home);
      expect(back.ok ? back.value.character : tellCharacterRefusal(back.refused)).toEqual(after);
      expect(readFoundryActor(kept(writeFoundryActor(after).actor), home).ok).toBe(true);
    }),
    { numRuns: 300, seed: SEED },
  );
});

it('keeps a thing of the longest name and the heaviest armor such that the fight of whoever holds it can be read', () => {
  const customItem = { name: 'x'.repeat(120), weight: 1, bonus: 5 };
  const blade = SheetAct.parse({ kind: 'addCustomItem', itemId: 'blade', item: { ...customItem, type: 'Weapon', damage: '9d12+999' } });
  const mail = SheetAct.parse({ kind: 'addCustomItem', itemId: 'mail', item: { ...customItem, type: 'Armor', armorClass: 30 } });
  const ready = (['blade', 'mail'] as const).map((itemId) =>
    SheetAct.parse({ kind: 'placeItem', itemId, place: itemId === 'mail' ? 'worn' : 'mainHand' }),
  );
  const nimble = Character.parse({ ...risen('monk', 20), stats: { ...risen('monk', 20).stats, dexterity: 30 } });
  const after = acted(nimble, [blade, mail, ...ready], 1);
  expect(after.inventory).toHaveLength(2);
  expectReadable(CombatantProfile, profileFromCharacter(after));
});

/** A spell that is cast, by the place of its id among those that are ready and of its activity; the rest as anybody may say it. */
const casts = fc.record({
  name: fc.constant('castSpell' as const),
  spell: fc.nat({ max: 338 }).map(String),
  activity: fc.nat({ max: 11 }),
  targetIds: fc.array(fc.constantFrom('kara', 'troll', 'goblin', home.id), { maxLength: 4 }),
  cover: fc.constantFrom('none', 'half'),
});
/** A feature that is used, by its place among all that the hero can do. */
const uses = fc.record({
  name: fc.constant('useFeature' as const),
  feature: fc.nat({ max: 200 }).map(String),
  targetIds: fc.array(fc.constantFrom('kara', 'troll', 'goblin', home.id), { maxLength: 4 }),
  amount: fc.constantFrom(1, 1, 5, 200),
  actorId: fc.constant(home.id),
});
/** A magic item that is used, by the place of what it does among all that the hero’s items do. */
const itemUses = fc.record({
  name: fc.constant('useItem' as const),
  item: fc.nat({ max: 40 }).map(String),
  way: fc.constant('any'),
  targetIds: fc.array(fc.constantFrom('kara', 'troll', 'goblin', home.id), { maxLength: 4 }),
  actorId: fc.constant(home.id),
});
const resolved = ['castSpell', 'useFeature', 'useItem', 'usePower'];
const others = z.union(TakenStep.options.filter(({ shape }) => !resolved.includes(shape.name.value)));
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: arbitraryOf(others, inFight) },
    { weight: 2, arbitrary: casts },
    { weight: 2, arbitrary: uses },
    { weight: 1, arbitrary: itemUses },
    { weight: 1, arbitrary: arbitraryOf(OwnNpc, inFight) },
  ),
  { minLength: 1, maxLength: 15 },
);

const details = new Map<string, SpellDetails>();
let features: FeatureContent = new Map();
let wares: MagicCatalogue = new Map();
beforeAll(async () => {
  wares = (await contentOfItems()).items;
  const loaded = await Promise.all(
    (['barbarian', 'fighter', 'wizard', 'monk'] as const).map((name) => contentOfFeatures({ classes: [{ class: name }] })),
  );
  features = new Map(loaded.flatMap((each) => [...each.features]));
  for (let level = 0; level <= 9; level += 1) for (const [name, each] of await loadSpellDetails(level)) details.set(name, each);
});

/** Every ninth spell: those of one run. */
const spellsOf = (seed: number) => spells.filter((_, at) => at % 9 === seed % 9);

/** A spell that is cast, as one of those of the run with one of its activities. */
function castOf(
  { spell: place, activity: index, ...casting }: Extract<TakenStep, { name: 'castSpell' }>,
  ready: readonly Spell[],
): CombatStep {
  const spell = ready[Number(place) % ready.length];
  const activities = (spell && details.get(spell.name)?.activities) ?? [];
  const activity = activities[index % activities.length];
  if (!spell || !activity) throw new Error('Every spell has an activity.');
  return CombatStep.parse({ ...casting, name: 'useActivity', used: usedSpell(spell, activities, activity), slot: spell.level });
}

/** A feature that is used, as one of the things that the hero can do; the next turn where they can do none. */
function useOf({ feature: place, ...how }: Extract<TakenStep, { name: 'useFeature' }>, { combatants }: Combat): CombatStep {
  const hero = combatants.find(({ id }) => id === home.id)?.features;
  const ways = hero ? waysOfHero(hero, features) : [];
  const way = ways[Number(place) % Math.max(1, ways.length)];
  return hero && way ? CombatStep.parse({ ...how, name: 'useActivity', used: usedFeature(way, hero) }) : { name: 'next' };
}

/** What is added to a hit, as one of all the things that the hero can do; the next turn where there is none. */
function addedOf({ actorId, targetId, riders }: Extract<TakenStep, { name: 'addToHit' }>, { combatants }: Combat): CombatStep {
  const hero = combatants.find(({ id }) => id === home.id)?.features;
  const ways = hero ? waysOfHero(hero, features) : [];
  const [first] = riders;
  const way = ways[(first?.id.length ?? 0) % Math.max(1, ways.length)];
  if (!hero || !way || !first) return { name: 'next' };
  const { slot, choice, damageType } = first;
  return CombatStep.parse({ name: 'addToHit', actorId, targetId, riders: [{ used: usedFeature(way, hero), slot, choice, damageType }] });
}

/** An item that is used, as one of the things that the hero’s items do; the next turn where they do none. */
function itemUseOf(asked: Extract<TakenStep, { name: 'useItem' }>, { combatants }: Combat): CombatStep {
  const { item: place, way: _, ...how } = asked;
  const hero = combatants.find(({ id }) => id === home.id);
  const ways = hero ? itemWaysIn(hero, wares) : [];
  const way = ways[Number(place) % Math.max(1, ways.length)];
  if (!hero || !way) return { name: 'next' };
  return CombatStep.parse({ ...how, name: 'useActivity', used: usedItem(hero, way), amount: 1, shapers: [] });
}

/** The fight in which Kara has spells ready, and slots enough. */
function withCaster(combat: Combat, ready: readonly Spell[]): Combat {
  const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ level, left: 4 }));
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 9, proficiency: 3, spells: ready.map(({ id }) => id), slots };
  return { ...combat, combatants: combat.combatants.map((one) => (one.id === 'kara' ? { ...one, slotCasting } : one)) };
}

/** A creature as its entry has it now. */
function renewed(id: string): CombatantProfile {
  const wolf = monsterOf('wolf');
  return wolf ? profileFromStatBlock(wolf, { id }) : expect.fail('There is no wolf.');
}

/** Somebody who comes into an area of the fight, or leaves it, where there is one. */
const crossingOf = ({ areaId, targetId, inside }: Extract<TakenStep, { name: 'standIn' }>, { areas }: Combat): CombatStep =>
  CombatStep.parse({ name: 'cross', crossings: [{ areaId: areas[0]?.id ?? areaId, targetId, inside }] });

/** The step that something generated stands for: itself, or the joining of an NPC of one’s own. */
function stepOf(made: unknown, at: number, ready: readonly Spell[], combat: Combat): CombatStep {
  const npc = OwnNpc.safeParse(made);
  if (npc.success) return { name: 'join', profile: profileFromCustomNpc(npc.data, { id: `own-${at}`, hidden: false }) };
  const taken = TakenStep.safeParse({ actorId: 'kara', ...Object(made) });
  if (taken.success && taken.data.name === 'castSpell') return castOf(taken.data, ready);
  if (taken.success && taken.data.name === 'useFeature') return useOf(taken.data, combat);
  if (taken.success && taken.data.name === 'useItem') return itemUseOf(taken.data, combat);
  if (taken.success && taken.data.name === 'addToHit') return addedOf(taken.data, combat);
  if (taken.success && taken.data.name === 'standIn') return crossingOf(taken.data, combat);
  if (taken.success && taken.data.name === 'renew') return { ...taken.data, profile: renewed(taken.data.targetId) };
  // What rides on a hit is named by ids, which only the server knows.
  return CombatStep.parse({ ...Object(made), riders: [] });
}

it('keeps every entry of a fight such that the fight, its views and the sheets in it can be read', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(heroes, acts, steps, fc.integer({ min: 1, max: 9999 }), (hero, some, made, seed) => {
      const character = acted(hero, some, seed);
      const dice = seeded(seed);
      let log: CombatLog = openCombatLog('dm', withCaster(fightOf('kara', 'troll', 'goblin'), spellsOf(seed)));
      const joined = recordCombatStep(log, 'dm', { name: 'join', profile: profileFromCharacter(character) }, dice);
      if (joined.ok) log = joined.value.log;
      log = recordSheet(log, 'sheet', character)?.log ?? log;
      for (const [at, each] of made.entries()) {
        const recorded = recordCombatStep(log, 'dm', stepOf(each, at, spellsOf(seed), combatOf(log)), dice);
        if (recorded.ok) log = [recorded.value.entry];
        expectReadable(CombatEntry, log.at(-1));
      }
      const { combat } = log.at(-1) ?? { combat: newCombat() };
      for (const audience of ['dm', 'players'] as const) expectReadable(CombatView, combatViewFor(audience, combat, 'numbers'));
      const fallen = heroOf(combat, character.id);
      if (fallen) expectReadable(Character, sheetAfterFight(character, fallen));
    }),
    { numRuns: 60, seed: SEED },
  );
});

it('gives sixty of the same longest name each a name of its own that can be read', () => {
  const npc = OwnNpc.parse({ name: 'y'.repeat(80), hitPoints: 10_000, xp: 1_000_000 });
  let log: CombatLog = openCombatLog('dm');
  for (let at = 0; at < 60; at += 1) {
    const joined = recordCombatStep(
      log,
      'dm',
      { name: 'join', profile: profileFromCustomNpc(npc, { id: `own-${at}`, hidden: false }) },
      () => 1,
    );
    expect(joined.ok).toBe(true);
    if (joined.ok) log = [joined.value.entry];
  }
  expectReadable(CombatEntry, log[0]);
  expect(new Set(log[0]?.combat.combatants.map(({ name }) => name)).size).toBe(60);
});

it('opens a sheet and a fight of before with more temporary hit points than there may be, as the most there may be', () => {
  const sheet = Character.parse({ ...risen('fighter', 3), temporaryHitPoints: 20_000 });
  expect(sheet.temporaryHitPoints).toBe(10_000);
  expect(CombatantProfile.parse({ ...profileFromCharacter(sheet), temporaryHitPoints: 20_000 }).temporaryHitPoints).toBe(10_000);
});

it.each(['takeDamage', 'heal', 'temporaryHitPoints'])('refuses %s of more than there may be in a sentence that names the field', (kind) => {
  const { error } = SheetAct.safeParse({ kind, amount: 10_001 });
  expect(error?.issues.map(({ message, path }) => [message, path])).toEqual([['At most 10,000 hit points.', ['amount']]]);
});
