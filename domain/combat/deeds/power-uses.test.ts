import { expect, it } from 'vitest';
import { combatantOf, newCombat } from '#domain/combat/state.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { figuresOfUse } from './activity-use.ts';
import { actorOfCombatant } from './actor.ts';
import { atHandOf } from './power-deeds.ts';
import { powerUses } from './power-uses.ts';

async function creature(id: string) {
  const block = monsterOf(id);
  const details = block && (await loadMonsterDetails(block.type)).get(block.name);
  if (!block || !details) throw new Error(`no ${id}`);
  return { one: combatantOf(profileFromStatBlock(block, { id: 'it' })), block, details };
}

it('bonus actions of a stat block can be pressed, each with its place', async () => {
  const { one, details } = await creature('goblin-warrior');
  expect(powerUses(one, details).map(({ name, index, used }) => [name, index, used.takes])).toEqual([
    ['Nimble Escape: Disengage', 0, 'bonusAction'],
    ['Nimble Escape: Hide', 1, 'bonusAction'],
  ]);
});

it.each([
  ['elk', ['Charge'], 'a hit with Ram right after moving 20 feet or more straight toward a Large or smaller target · 1d6 bludgeoning'],
  ['worg', ['Opened Guard'], 'a hit with Bite'],
  ['nalfeshnee', ['Teleport', 'Horror Nimbus', 'Pursuit'], null],
])('what comes with a hit, and a teleport, can be pressed as well: %s', async (id, names, figures) => {
  const { one, details } = await creature(id);
  const uses = powerUses(one, details);
  expect(uses.map(({ name }) => name)).toEqual(names);
  const [first] = uses;
  if (first && figures !== null) expect(figuresOfUse(first, actorOfCombatant(one))).toBe(figures);
});

it('a power that must recharge says that none is left', async () => {
  const { one, details } = await creature('frost-giant');
  const cry = (used: typeof one.powersUsed) =>
    powerUses({ ...one, powersUsed: used }, details).find(({ name }) => name === 'War Cry')?.left;
  expect(cry([])).toBe(1);
  expect(cry([{ id: 'war-cry', name: 'War Cry', recharge: 5 }])).toBe(0);
});

it('a spell that the stat block counts among its spells is no power besides', async () => {
  const { one, details } = await creature('mage');
  expect(one.spellcasting?.spells.find(({ name }) => name === 'Misty Step')?.uses).toBe(3);
  expect(powerUses(one, details).map(({ name }) => name)).not.toContain('Misty Step');
});

it('a creature has its powers at hand with what a press sends, and nothing once it is dead', async () => {
  const { one, block, details } = await creature('goblin-warrior');
  const has = atHandOf({ ...newCombat(), combatants: [one] }, one, { block, details, catalogue: new Map() });
  expect(has?.bonusActions.map(({ title }) => title)).toEqual(['Nimble Escape']);
  const step = { name: 'usePower', actorId: 'it', power: 'nimble-escape' };
  expect(has?.deeds).toMatchObject([
    { group: 'Bonus action', step: { ...step, activity: 0 }, text: ['For a Bonus Action, the goblin can Disengage or Hide.'] },
    { group: 'Bonus action', step: { ...step, activity: 1 } },
  ]);
  expect(JSON.parse(JSON.stringify(has))).toEqual(has);
  expect(atHandOf(newCombat(), { ...one, dead: true }, { block, details, catalogue: new Map() })).toBeNull();
});

it.each([
  ['nalfeshnee', 'Teleport', { teleports: true }],
  ['elk', 'Charge', { meant: 'foes' }],
] as const)('of %s, %s says whether a press does it, and to whom', async (id, name, says) => {
  const { one, block, details } = await creature(id);
  expect(
    atHandOf({ ...newCombat(), combatants: [one] }, one, { block, details, catalogue: new Map() })?.deeds.find(
      (deed) => deed.name === name,
    ),
  ).toMatchObject(says);
});
