import { describe, expect, it } from 'vitest';
import { actOnSheet, planOfAct } from '#domain/character/actions/act-on-sheet.ts';
import { reachOther } from '#domain/character/actions/choose-deeds.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { SheetAct } from '#domain/character/actions/act.ts';
import { everyClass, granted, hero, refusalOf, scores, scripted, sentencesOf } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import { levelOfWay, waysToUse, wayText } from '#domain/character/effects/feature-ways.ts';
import { offerOfWay } from '#domain/character/actions/offers.ts';
import { resistancesOf } from '#domain/character/sheet/resistances.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { calledCreature } from '#domain/srd/monsters/spirits.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

/** Uses a feature from the sheet, outside of a fight. */
async function using(character: Character, use: string, more: Partial<Extract<SheetAct, { kind: 'useFeature' }>> = {}, ...faces: number[]) {
  const act = SheetAct.parse({ kind: 'useFeature', use, ...more });
  return actOnSheet(character, act, scripted(...faces), await contentOfFeatures(character));
}

describe('SRD 5.2.1, Warlock: Magical Cunning on the sheet', () => {
  const warlock = (level: number, pactSlotsSpent: number) => hero({ class: 'warlock', level, pactSlotsSpent });

  it.each([
    [7, 2, 1],
    [7, 1, 0],
    [11, 3, 1],
    [17, 4, 2],
    [20, 4, 0],
  ])('at level %i with %i slots spent leaves %i spent', async (level, spent, after) => {
    const done = granted(await using(warlock(level, spent), 'magical-cunning'));
    expect(done.character).toMatchObject({ pactSlotsSpent: after, usesSpent: { 'magical-cunning': 1 } });
  });

  it('is refused while no slot of the pact is spent, and keeps its use', async () => {
    expect(refusalOf(await using(warlock(7, 0), 'magical-cunning'))).toBe('Kara has nothing spent that Magical Cunning gives back.');
  });
});

describe('SRD 5.2.1, Warlock: Fiendish Resilience on the sheet', () => {
  it('gives resistance to one type, until another is chosen after a rest', async () => {
    const choose = async (character: Character, type: string) =>
      using(character, 'fiendish-resilience', { choice: `Resistance to ${type}` });
    const first = granted(await choose(hero({ class: 'warlock', level: 10 }), 'Cold')).character;
    expect(resistancesOf(first)).toEqual(['cold']);
    expect(refusalOf(await choose(first, 'Fire'))).toContain('no uses left');
    const rested = granted(actOnSheet(first, { kind: 'shortRest', hitDice: 0 }, () => 1)).character;
    expect(resistancesOf(rested)).toEqual(['cold']);
    expect(resistancesOf(granted(await choose(rested, 'Fire')).character)).toEqual(['fire']);
    expect(refusalOf(await choose(rested, 'Force'))).toContain('Resistance to Acid');
  });
});

describe('SRD 5.2.1, Monk: what Focus Points pay for on the sheet', () => {
  const stats = scores({ dexterity: 16, wisdom: 14 });
  const monk = (level: number, more: HeroChanges = {}) => hero({ name: 'Wen', class: 'monk', level, stats, ...more });

  it('Stunning Strike asks for a Constitution save, by a card and in words', async () => {
    const done = granted(await using(monk(5), 'focus', { way: 'stunning-strike' }));
    const effects = [{ name: 'Stunned', conditions: ['stunned'] }];
    expect(done.forces).toMatchObject({ name: 'Stunning Strike', ability: 'constitution', dc: 13, half: false, damage: [], effects });
    expect(sentencesOf(done)[0]).toContain('Constitution save DC 13. On a failure: Stunned.');
    expect(done.character.usesSpent).toEqual({ focus: 1 });
  });

  it.each([
    [5, 2],
    [10, 3],
  ])('Flurry of Blows at level %i rolls %i attacks, whose damage falls from their cards', async (level, count) => {
    const ways = waysToUse(monk(level), 'focus', await contentOfFeatures(monk(level))).filter(({ name }) => name.startsWith('Flurry'));
    expect(ways).toHaveLength(1);
    const done = granted(await using(monk(level), 'focus', { way: ways[0]?.key }, 12, 15, 9));
    expect(done.rolls).toHaveLength(count);
    const bonus = level === 5 ? 6 : 7;
    expect(done.rolls[0]).toMatchObject({
      label: `${ways[0]?.name ?? ''} attack, 1 of ${count}`,
      total: 12 + bonus,
      from: { itemId: null, what: 'attack' },
    });
  });

  it('the button of Flurry of Blows says the damage of the unarmed strike that it makes', async () => {
    const content = await contentOfFeatures(monk(5));
    const told = (character: Character) =>
      waysToUse(character, 'focus', content).flatMap((way) => (way.key === 'monks-focus.flurry' ? [wayText(way, character)] : []));
    expect(told(monk(5))).toEqual(['2 attacks, 1d8+3 damage']);
    expect(told(monk(5, { stats: scores({ strength: 18, dexterity: 12 }) }))).toEqual(['2 attacks, 1d8+4 damage']);
  });

  it('every way to spend Focus is named once, and Deflect Energy takes the place of Deflect Attacks', async () => {
    const content = await contentOfFeatures(monk(20));
    const ways = waysToUse(monk(20), 'focus', content);
    const names = ways.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(ways.filter(({ key }) => key.startsWith('deflect-')).map(({ key }) => key)).toEqual([
      'deflect-energy.redirectmelee',
      'deflect-energy.redirectranged',
    ]);
    const done = granted(await using(monk(13), 'focus', { way: 'deflect-energy.redirectmelee', damageType: 'slashing' }, 4, 6));
    expect(done.rolls).toMatchObject([{ total: 13, type: 'slashing' }]);
  });

  it.each(['deflect-attacks.redirectmelee', 'deflect-attacks.redirectranged'])(
    'the redirect %s rolls its damage of the chosen type and asks for a Dexterity save',
    async (way) => {
      const done = granted(await using(monk(5), 'focus', { way, damageType: 'slashing' }, 4, 6));
      expect(done.rolls).toMatchObject([{ dice: '2d8', total: 13, type: 'slashing' }]);
      expect(done.forces).toMatchObject({ ability: 'dexterity', dc: 13, half: false, damage: [{ amount: 13, type: 'slashing' }] });
    },
  );
});

describe('SRD 5.2.1, Cleric: Preserve Life on the sheet', () => {
  const cleric = hero({ id: 'ilse', name: 'Ilse', class: 'cleric', level: 5, stats: scores({ wisdom: 16 }) });
  const hurt = (id: string) => hero({ id, name: id, class: 'monk', level: 5, damage: 999 });
  const preserving = async (character: Character, others: readonly Character[], shares?: { id: string; amount: number }[]) => {
    const targets = ['ilse', ...others.map(({ id }) => id)];
    const act = SheetAct.parse({ kind: 'useFeature', use: 'channel-divinity', way: 'preserve-life', targets, shares });
    const content = { ...(await contentOfFeatures(character)), others };
    return { own: actOnSheet(character, act, scripted(), content), plan: planOfAct(character, act, scripted(), content) };
  };

  it('divides it as one chooses, never above half', async () => {
    const others = [hurt('dax'), hurt('moss')];
    const { plan } = await preserving(cleric, others, [{ id: 'dax', amount: 4 }]);
    const [deed] = plan ? granted(plan).deeds : [];
    expect(deed?.shares?.get('dax')).toBe(4);
    expect(refusalOf((await preserving(cleric, others, [{ id: 'dax', amount: 25 }])).own)).toMatch(
      /^dax can be given \d+ hit points at most/,
    );
    expect(refusalOf((await preserving(cleric, others, [{ id: 'dax', amount: 26 }])).own)).toBe(
      'Preserve Life has 25 hit points to divide.',
    );
  });

  it('divides 5 times the level among the bloodied, up to half, and leaves the others alone', async () => {
    const others = [hurt('dax'), hurt('moss')];
    const { own, plan } = await preserving(cleric, others);
    if (!plan) throw new Error('The act reaches nobody.');
    const reached = others.map((other) => reachOther(other, granted(plan)));
    expect(granted(own).character.usesSpent).toEqual({ 'channel-divinity': 1 });
    expect(reached.map(({ character }) => hitPointsLeft(character))).toEqual([12, 13]);
  });

  it('is refused where nobody chosen is bloodied, and keeps its use', async () => {
    const { own } = await preserving(cleric, []);
    expect(refusalOf(own)).toBe('Preserve Life would heal none of those who were chosen.');
  });
});

describe('SRD 5.2.1, Cleric: Divine Intervention on the sheet', () => {
  const cleric = hero({ class: 'cleric', level: 10, stats: scores({ wisdom: 16 }) });
  const asking = async (spell: string, character = cleric) =>
    actOnSheet(
      character,
      SheetAct.parse({ kind: 'cast', spell, with: { kind: 'free', paidBy: 'divine-intervention' } }),
      scripted(),
      await contentOfSpell(character, spell),
    );

  it('casts a spell that is not prepared, once', async () => {
    const done = granted(await asking('flame-strike'));
    expect(done.character).toMatchObject({ usesSpent: { 'divine-intervention': 1 }, slotsSpent: cleric.slotsSpent });
    expect(done.forces).toMatchObject({ ability: 'dexterity', dc: 15 });
    expect(refusalOf(await asking('flame-strike', done.character))).toBe('Divine Intervention has no uses left.');
  });

  it('casts no spell above level 5 or of another class, and is not spent without a spell', async () => {
    for (const spell of ['heal', 'fireball']) expect(refusalOf(await asking(spell))).toContain('nothing of that kind');
    expect(refusalOf(await using(cleric, 'divine-intervention'))).toBe('Divine Intervention casts a spell: choose which.');
  });
});

describe('SRD 5.2.1, Sorcerer: Metamagic on the sheet', () => {
  it('is not paid for without a spell', async () => {
    const sorcerer = hero({ class: 'sorcerer', level: 5 });
    expect(refusalOf(await using(sorcerer, 'sorcery-points', { way: 'metamagic.careful-spell' }))).toBe(
      'Careful Spell is chosen while a spell is cast.',
    );
  });
});

describe('SRD 5.2.1, what comes about with something else', () => {
  it('Turn Undead sears from level 5 on: as many d8s as Wisdom gives, on a failed save alone', async () => {
    const cleric = (level: number) => hero({ class: 'cleric', level, stats: scores({ wisdom: 16 }) });
    const turning = (level: number) => using(cleric(level), 'channel-divinity', { way: 'channel-divinity.turn' }, 8, 3, 4);
    expect(granted(await turning(4)).forces).toMatchObject({ ability: 'wisdom', damage: [] });
    expect(granted(await turning(5)).forces).toMatchObject({
      name: 'Turn Undead',
      ability: 'wisdom',
      dc: 14,
      half: false,
      damage: [{ amount: 15, type: 'radiant' }],
      effects: [{ name: 'Turned', conditions: ['frightened', 'incapacitated'] }],
    });
  });

  it('Land’s Aid rolls both of its halves, the healing on a card of its own', async () => {
    const druid = hero({ class: 'druid', level: 10, stats: scores({ wisdom: 16 }) });
    const done = granted(await using(druid, 'wild-shape', { way: 'lands-aid.thorns' }, 1, 2, 3, 4, 5, 6));
    expect(done.forces).toMatchObject({ name: 'Land’s Aid', half: true, damage: [{ amount: 6, type: 'necrotic' }] });
    expect(done.rolls.map(({ total, from }) => [total, from?.what])).toEqual([
      [6, 'damage'],
      [15, 'healing'],
    ]);
  });
});

describe('SRD 5.2.1, Paladin: cures of Lay On Hands on the sheet', () => {
  const paladin = (conditions: Character['conditions']) => hero({ class: 'paladin', level: 14, conditions });
  const touching = (way: string, conditions: Character['conditions'], choice?: string) =>
    using(paladin(conditions), 'lay-on-hands', { way, targets: [paladin([]).id], choice });

  it('end Poisoned for five points, and are refused where nobody is', async () => {
    const done = granted(await touching('lay-on-hands.poison', ['poisoned', 'prone']));
    expect(done.character).toMatchObject({ conditions: ['prone'], usesSpent: { 'lay-on-hands': 5 } });
    expect(refusalOf(await touching('lay-on-hands.poison', ['prone']))).toBe('Kara has nothing that End Poisoned ends.');
  });

  it('of Restoring Touch end the condition that is chosen', async () => {
    expect(granted(await touching('restoring-touch', ['blinded', 'stunned'], 'Stunned')).character.conditions).toEqual(['blinded']);
    expect(refusalOf(await touching('restoring-touch', ['blinded']))).toContain('Stunned');
    expect(refusalOf(await touching('restoring-touch', ['blinded'], 'Stunned'))).toContain('nothing that');
  });
});

describe('SRD 5.2.1, what is there for some moments alone', () => {
  const orc = (damage: number) => hero({ species: 'orc', damage, stats: scores({ constitution: 14 }) });

  it('Relentless Endurance is refused while one stands, and leaves 1 hit point at 0', async () => {
    expect(refusalOf(await using(orc(0), 'relentless-endurance'))).toBe('Relentless Endurance is for when Kara drops to 0 hit points.');
    expect(refusalOf(await using(orc(5), 'relentless-endurance'))).toBeDefined();
    expect(granted(await using(orc(12), 'relentless-endurance')).character).toMatchObject({
      damage: 11,
      usesSpent: { 'relentless-endurance': 1 },
    });
  });

  it('what would heal nothing is refused and keeps its use', async () => {
    expect(refusalOf(await using(hero({ level: 3 }), 'second-wind'))).toBe('Kara has all hit points: Second Wind would heal nothing.');
    expect(granted(await using(hero({ level: 3 }), 'second-wind', { allTheSame: true })).character.usesSpent).toEqual({ 'second-wind': 1 });
    expect(granted(await using(hero({ level: 3, damage: 4 }), 'second-wind')).character.damage).toBe(0);
  });
});

/** Everything that each hero can do with a use, at levels where it grows: class by class, and species by species at the highest. */
const everybody = [
  ...everyClass.flatMap((id) => [1, 2, 3, 5, 7, 10, 11, 14, 17, 20].map((level) => hero({ class: id, level, damage: 5 }))),
  ...speciesIds.map((kind) => hero({ species: kind, level: 20, damage: 5 })),
  hero({ feats: [{ feat: 'boon-of-fate', level: 19 }], level: 20, damage: 5 }),
];

/** What changes a roll that has fallen without dice of its own, as Stroke of Luck does: the table changes the card. */
const toldAlone = new Set(['missed', 'failedCheck', 'failedSave']);

describe('whatever is spent from a sheet', () => {
  it('does something: it rolls, heals, starts or ends something, gives something back, asks for a save, or is refused in words', async () => {
    const idle = new Set<string>();
    let used = 0;
    for (const character of everybody) {
      const content = { ...(await contentOfFeatures(character)), findCreature: calledCreature };
      for (const use of usesOf(character)) {
        for (const way of waysToUse(character, use.id, content)) {
          const offer = offerOfWay(way.activity, levelOfWay(character, way));
          const choice = offer?.choices[0];
          const act = SheetAct.parse({ kind: 'useFeature', use: use.id, way: way.key, ...(choice && { choice }) });
          const done = actOnSheet(character, act, scripted(), content);
          if (!done.ok) continue;
          used += 1;
          const { character: after, facts, rolls, forces } = done.value;
          const { usesSpent: _spent, ...left } = after;
          const { usesSpent: _before, ...held } = character;
          const isInStory = facts.length > 1 || facts.some((fact) => 'leaves' in fact) || JSON.stringify(left) !== JSON.stringify(held);
          const isGiven = (way.activity.gives ?? []).length > 0;
          const isForTable = (offer?.isForOthers ?? false) || toldAlone.has(way.activity.activation?.answers?.to ?? '');
          if (!isInStory && !isGiven && !isForTable && rolls.length === 0 && !forces) idle.add(way.key);
        }
      }
    }
    expect(used).toBeGreaterThan(300);
    expect([...idle].toSorted()).toEqual([]);
  });
});
