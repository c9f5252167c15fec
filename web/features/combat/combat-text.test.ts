import { describe, expect, it } from 'vitest';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { damageText, effectText, reachText, signed } from '#domain/combat/deeds/attack-figures.ts';
import { conditionText, spellGroups, spellText, standingText, turnText } from './combat-text.ts';
import { difficultyText } from './difficulty-text.ts';
import { figuresOf } from './figure.ts';

describe('words of a fight', () => {
  it('put spells together that are counted alike', () => {
    const spell = { name: 'Light', level: 0, uses: null, pool: null, concentration: false };
    const shield = { ...spell, name: 'Shield', level: 1, uses: 3, pool: 'Protective Magic' };
    const list = [spell, { ...spell, name: 'Fly', level: 3, uses: 1 }, shield, { ...spell, name: 'Geas', level: 5, uses: 1 }];
    expect(spellGroups(list).map(({ title, spells }) => [title, spells.map(spellText)])).toEqual([
      ['At will', ['Light']],
      ['1 per day each', ['Fly (level 3)', 'Geas (level 5)']],
      ['Protective Magic, 3 per day', ['Shield (level 1)']],
    ]);
  });

  it('say what an attack needs and does', () => {
    expect([signed(5), signed(0), signed(-1)]).toEqual(['+5', '+0', '−1']);
    expect(
      damageText([
        { dice: '1d8+3', type: 'slashing' },
        { dice: '2d6', type: 'fire' },
      ]),
    ).toBe('1d8+3 slashing and 2d6 fire');
    expect(damageText([])).toBe('no damage');
    expect(['1+2', '1-1', '1-3', '1'].map((dice) => damageText([{ dice, type: 'bludgeoning' }]))).toEqual([
      '3 bludgeoning',
      '0 bludgeoning',
      '0 bludgeoning',
      '1 bludgeoning',
    ]);
    expect(reachText({ reach: 5, range: { normal: 20, long: 60 } })).toBe('5 ft or 20/60 ft');
    expect(reachText({ reach: null, range: { normal: 30, long: null } })).toBe('30 ft');
  });

  it('say what an effect asks', () => {
    const breath = { name: 'Breath', ability: 'dexterity', dc: 13, area: '', onSave: 'half', inflicts: null, recharge: 5 } as const;
    expect(effectText({ ...breath, damage: [{ dice: '4d8', type: 'cold' }] })).toBe('DEX save 13, 4d8 cold, half on a save');
    expect(effectText({ ...breath, damage: [] })).toBe('DEX save 13');
  });

  it('say how somebody stands and what holds them', () => {
    expect(standingText({ hitPoints: { now: 3, maximum: 20, temporary: 2 }, health: 'bloodied' })).toBe(
      '3 of 20 hit points, 2 temporary, bloodied',
    );
    expect(standingText({ hitPoints: null, health: 'bloodied' })).toBe('bloodied');
    expect(conditionText({ name: 'exhaustion', level: 2, turns: null })).toBe('exhaustion 2');
    expect(conditionText({ name: 'prone', level: 1, turns: 1 })).toBe('prone, 1 turn');
  });

  it('weigh the foes against the heroes, and leave bystanders out', () => {
    const view = combatViewFor('dm', fightOf('kara', 'goblin', 'lurker'), 'words');
    expect(difficultyText([1, 1], figuresOf(view))).toEqual({
      title: 'Moderate difficulty',
      figures: 'Enemies: 150 XP. Budget: low 100, moderate 150, high 200.',
      hard: false,
    });
    expect(difficultyText([], figuresOf(view))).toMatchObject({ title: 'Beyond high: likely deadly', hard: true });
  });
});

describe('figures', () => {
  const fight = play(fightOf('kara', 'goblin', 'lurker'), scripted(), {
    name: 'damage',
    actorId: null,
    targetId: 'kara',
    amount: 20,
    type: null,
  });

  it('hold everything for the DM', () => {
    const [kara, goblin, lurker] = figuresOf(combatViewFor('dm', fight, 'words'));
    expect(kara).toMatchObject({ health: 'down', deathSaves: { successes: 0, failures: 0, stable: false } });
    expect(goblin).toMatchObject({ hitPoints: { now: 10 }, armorClass: 15, whole: { notes: 'Carries the key.' } });
    expect(lurker?.hidden).toBe(true);
  });

  it('hold for players what they may know', () => {
    const [kara, goblin, none] = figuresOf(combatViewFor('players', fight, 'words'));
    expect(kara?.deathSaves).not.toBeNull();
    expect(goblin).toMatchObject({ hitPoints: null, armorClass: null, whole: null, concentration: null });
    expect(none).toBeUndefined();
  });
});

describe('who acts, and when one’s own turn is', () => {
  const figure = (id: string, health: 'unhurt' | 'dead' = 'unhurt') => ({ id, name: id, health, initiative: 10 });
  const chest = { ...figure('Chest'), initiative: null };
  const order = [figure('Aelith'), figure('Rat', 'dead'), figure('Kara'), figure('Goblin'), chest];

  it.each([
    ['whoever acts is the last before one’s own turn', 'Aelith', 'Kara', 'Aelith’s turn. You are next.'],
    ['somebody else comes before', 'Goblin', 'Kara', 'Goblin’s turn. Your turn comes after Aelith.'],
    ['the round begins anew in between', 'Kara', 'Aelith', 'Kara’s turn. Your turn comes after Goblin.'],
    ['somebody unseen acts', null, 'Kara', 'A hidden creature’s turn. Yours is still to come.'],
    ['one is dead', 'Goblin', 'Rat', 'Goblin’s turn.'],
  ])('where %s', (_, active, own, sentence) => {
    expect(turnText(order, active, own)).toBe(sentence);
  });
});
