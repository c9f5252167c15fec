import { describe, expect, it } from 'vitest';
import { drawMap, token } from '#domain/battle-map/battle-map.fixture.ts';
import { withRough } from '#domain/battle-map/rough-ground.ts';
import { wayTo } from '#domain/battle-map/way.ts';
import { actOnSheet } from '#domain/character/actions/act-on-sheet.ts';
import { concentrationDifficulty } from '#domain/character/actions/concentration.ts';
import { gainTemporary, heal } from '#domain/character/actions/current-hit-points.ts';
import type { Character } from '#domain/character/character.ts';
import { granted, hero, risen, scores, scripted } from '#domain/character/character.fixture.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { carryingCapacityOf } from '#domain/character/sheet/weight.ts';
import { allowed, fightOf, one, play, scripted as fallen, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { damageMet } from '#domain/rules/damage-met.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';

const dead = (changes: Partial<Character> = {}) => hero({ deathSaves: { successes: 0, failures: 3 }, damage: 500, ...changes });
const revived = (character: Character) => granted(actOnSheet(character, { kind: 'revive' }, scripted())).character;

describe('SRD 5.2.1, Damage: order of modifiers', () => {
  it.each([
    [23, 22],
    [7, 6],
    [1, 0],
  ])('%i damage is halved by resistance, rounded down, before vulnerability doubles it', (amount, taken) => {
    expect(damageMet(amount, { isImmune: false, resists: true, isVulnerable: true })).toBe(taken);
  });
});

describe('SRD 5.2.1, Resistance', () => {
  it('from several sources counts once', () => {
    const [fight, id] = [fightOf('troll', 'kara'), 'troll'];
    const warded = {
      ...fight,
      combatants: fight.combatants.map((each) =>
        each.id === id
          ? {
              ...each,
              activeEffects: [
                effect('Ward', { on: 'resistance', types: ['slashing'] }),
                effect('Stone', { on: 'resistance', types: 'all' }),
              ],
            }
          : each,
      ),
    };
    const hurt = play(warded, fallen(), { name: 'damage', actorId: null, targetId: id, amount: 12, type: 'slashing' });
    expect(one(hurt, id).hitPoints).toBe(24);
  });
});

describe('SRD 5.2.1, Dead', () => {
  it.each([
    [0, 0],
    [3, 2],
    [6, 5],
  ])('whoever returns to life has one level of exhaustion fewer: %i becomes %i', (before, after) => {
    expect(revived(dead({ exhaustion: before })).exhaustion).toBe(after);
  });

  it('leaves them one level fewer in a fight as well', () => {
    const tired = { name: 'condition', from: null, targetId: 'kara', condition: 'exhaustion' } as const;
    const weary = play(fightOf('kara', 'goblin'), fallen(), tired, tired, tired);
    const gone = play(weary, fallen(), { name: 'damage', actorId: null, targetId: 'kara', amount: 60, type: null });
    expect(one(gone, 'kara').dead).toBe(true);
    const back = play(gone, fallen(), { name: 'revive', targetId: 'kara', amount: 1 });
    expect(one(back, 'kara').conditions).toMatchObject([{ name: 'exhaustion', level: 2 }]);
  });

  it('ends the attunement to every item of theirs', () => {
    const cloak = { id: 'cloak', catalogId: 'magic:cloak-of-protection', base: null, name: 'Cloak of Protection', type: 'Gear' } as const;
    const worn = { ...cloak, quantity: 1, weight: 1, place: 'worn', bonus: 0, damage: null, armorClass: null, attuned: true } as const;
    const back = granted(actOnSheet(dead({ inventory: [worn] }), { kind: 'revive' }, scripted()));
    expect(back.character.inventory).toMatchObject([{ id: 'cloak', attuned: false }]);
    expect(back.facts).toContainEqual(expect.objectContaining({ kind: 'itemAttunementEnded', item: 'Cloak of Protection' }));
  });
});

describe('SRD 5.2.1, Temporary Hit Points', () => {
  it('wake nobody who is at 0 hit points', () => {
    const fell = hero({ damage: deriveSheet(hero()).hitPoints.maximum.value });
    expect(lifeOf(granted(gainTemporary(fell, 8)).character)).toBe('dying');
  });

  it('are not restored by healing', () => {
    const hurt = hero({ damage: 3, temporaryHitPoints: 2 });
    expect(granted(heal(hurt, 9)).character).toMatchObject({ damage: 0, temporaryHitPoints: 2 });
  });
});

describe('SRD 5.2.1, Passive Perception', () => {
  it.each([
    ['advantage', 5],
    ['disadvantage', -5],
  ] as const)('%s on such checks changes it by %i', (mode, by) => {
    const plain = hero({ ruleSet: 'srd' });
    const swayed = { ...plain, activeEffects: [effect('Eyes', { on: 'abilityChecks', skills: ['perception'], mode })] };
    const [before, after] = [plain, swayed].map((each) => deriveSheet(each).passivePerception.value);
    expect((after ?? 0) - (before ?? 0)).toBe(by);
  });
});

describe('SRD 5.2.1, Initiative', () => {
  it.each([
    ['invisible', 'advantage'],
    ['stunned', 'disadvantage'],
    ['unconscious', 'disadvantage'],
  ] as const)('whoever is %s rolls it with %s', (condition, advantage) => {
    const gathering = { ...fightOf('kara', 'goblin'), phase: 'gathering' as const, active: null };
    const given = { name: condition, from: null, until: null, saveEnds: null, held: false, effectId: null, escapeDc: null, level: 1 };
    const combatants = gathering.combatants.map((each) =>
      each.id === 'kara' ? { ...each, initiative: null, conditions: [given] } : { ...each, initiative: null },
    );
    const begun = allowed(takeCombatStep({ ...gathering, combatants }, step({ name: 'start', surprised: [] }), () => 10));
    const rolls = begun.events.flatMap((each) => each.rolls);
    expect(rolls.find(({ label }) => label === 'Kara: initiative')).toMatchObject({ advantage });
  });
});

describe('SRD 5.2.1, Proficiency Bonus', () => {
  it('rises by one at levels and challenge ratings 5, 9, 13, 17, 21, 25 and 29', () => {
    const raises = Array.from({ length: 29 }, (_, n) => n + 2).filter((level) => proficiencyBonusOf(level) > proficiencyBonusOf(level - 1));
    expect([proficiencyBonusOf(1), raises]).toEqual([2, [5, 9, 13, 17, 21, 25, 29]]);
  });
});

describe('SRD 5.2.1, Goliath: Powerful Build', () => {
  it('doubles what is carried', () => {
    const [human, goliath] = (['human', 'goliath'] as const).map((species) =>
      carryingCapacityOf(hero({ ruleSet: 'srd', species, stats: scores({ strength: 15 }) })),
    );
    expect([human, goliath]).toEqual([225, 450]);
  });
});

describe('SRD 5.2.1, Difficult Terrain', () => {
  it('does not add up: plants on rubble cost as much as rubble', () => {
    const map = drawMap({ rows: ['.^.'] });
    const across = (ground: typeof map) => wayTo(ground, token('kara', 0), 2)?.feet;
    expect([across(map), across(withRough(map, [1]))]).toEqual([15, 15]);
  });
});

describe('SRD 5.2.1, Concentration', () => {
  it.each([
    [1, 10],
    [21, 10],
    [22, 11],
    [61, 30],
    [500, 30],
  ])('%i damage asks for a save of DC %i: half of it, from 10 to 30', (damage, dc) => expect(concentrationDifficulty(damage)).toBe(dc));

  it('is saved for with constitution', () => {
    const mage = { ...risen('wizard', 5), concentration: 'haste' };
    const hurt = granted(actOnSheet(mage, { kind: 'takeDamage', amount: 8, critical: false }, scripted(20)));
    expect(hurt.rolls).toMatchObject([{ against: 10, modifier: deriveSheet(mage).abilities.constitution.save.value }]);
  });
});
