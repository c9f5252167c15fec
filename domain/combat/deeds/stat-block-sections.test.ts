import { describe, expect, it } from 'vitest';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf, monsters } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { sectionsOf } from './stat-block-sections.ts';

async function sectionsFor(id: string) {
  const block = monsterOf(id);
  if (!block) throw new Error(`There is no ${id}.`);
  return sectionsOf(block, (await loadMonsterDetails(block.type)).get(block.name));
}

const titles = (lines: readonly { title: string }[]) => lines.map(({ title }) => title);

describe('a stat block', () => {
  it.each([
    ['goblin-boss', ['Multiattack', 'Scimitar', 'Shortbow'], ['Nimble Escape'], ['Redirect Attack']],
    ['elephant', ['Multiattack', 'Gore'], ['Trample'], []],
    ['bearded-devil', ['Multiattack', 'Beard', 'Infernal Glaive'], [], []],
    ['mage', ['Multiattack', 'Arcane Burst'], ['Misty Step'], ['Protective Magic']],
  ])('of the %s has the actions %j, bonus actions %j and reactions %j', async (id, actions, bonusActions, reactions) => {
    const sections = await sectionsFor(id);
    expect([titles(sections.actions), titles(sections.bonusActions), titles(sections.reactions)]).toEqual([
      actions,
      bonusActions,
      reactions,
    ]);
  });

  it('tells what an attack does besides its figures with the attack, and no trait of the same again', async () => {
    const { traits, actions } = await sectionsFor('bearded-devil');
    const glaive = actions.find(({ title }) => title === 'Infernal Glaive');
    expect(glaive?.numbers).toMatch(/to hit, 10 ft/);
    expect(glaive?.text).toContain('infernal wound');
    expect(titles(traits)).toEqual(['Magic Resistance', 'Darkvision']);
  });

  it('tells a legendary action with the others of its legend, and Legendary Resistance once', async () => {
    const { traits, legendary } = await sectionsFor('aboleth');
    expect([...legendary.keys()]).toEqual(['Psychic Drain']);
    expect(titles(traits)).toEqual(['Amphibious', 'Eldritch Restoration', 'Mucus Cloud', 'Probing Telepathy']);
  });

  it('has what the facts say while nothing else is there', () => {
    const [wolf, chimera] = [monsterOf('wolf'), monsterOf('chimera')];
    const sections = wolf && sectionsOf(wolf, undefined);
    expect(titles(sections?.traits ?? [])).toEqual(['Pack Tactics']);
    expect(titles(sections?.actions ?? [])).toEqual(['Bite']);
    expect(chimera && sectionsOf(chimera, undefined).actions[0]).toMatchObject({ title: 'Multiattack', numbers: '3 attacks a turn.' });
  });

  it('of every creature tells each attack, effect and feature in exactly one place', async () => {
    const wrong: string[] = [];
    for (const block of monsters) {
      const details = (await loadMonsterDetails(block.type)).get(block.name);
      if (details && !tellsAllOnce(block, details)) wrong.push(block.name);
    }
    expect(wrong).toEqual([]);
  });
});

function tellsAllOnce(block: StatBlock, details: MonsterDetails): boolean {
  const { traits, actions, bonusActions, reactions, spells, legendary } = sectionsOf(block, details);
  const lines = [...traits, ...actions, ...bonusActions, ...reactions];
  const told = [...lines.flatMap(({ text }) => text ?? []), ...(spells === null ? [] : [spells]), ...legendary.values()];
  const wanted = details.features.filter(({ name }) => !(name === 'Legendary Resistance' && block.legend)).map(({ text }) => text);
  if (details.multiattack !== undefined) wanted.push(details.multiattack);
  const figures =
    lines.flatMap(({ numbers }) => numbers ?? []).length - (details.multiattack === undefined && block.attacksPerTurn > 1 ? 1 : 0);
  return told.toSorted().join('\n') === wanted.toSorted().join('\n') && figures === block.attacks.length + block.effects.length;
}
