import type { Combat } from '#domain/combat/state.ts';
import { describe, expect, it } from 'vitest';
import { fightOn } from './fight-lines.fixture.ts';
import { offerForDm } from './offer-for-dm.ts';

/** What can be pressed after some words, or is said to be missing; nothing where they are about no creature. */
async function offered(combat: Combat, text: string): Promise<string> {
  const read = await offerForDm(combat, text);
  if (!read) return 'nothing';
  const deeds = read.deeds.map(({ says, choices }) => [says ?? [], choices.map(({ label }) => label).join(' | ')].flat().filter(Boolean));
  return `${read.waits ? 'waits ' : ''}${deeds.map((each) => each.join(' ')).join(' + ')}`;
}

describe('what a Dungeon Master types', () => {
  it.each([
    ['The goblin attacks Brannoc with its scimitar', 'Goblin 1: Attack Brannoc with Scimitar'],
    ['the goblin shoots Ilse', 'Goblin 1: Attack Ilse with Shortbow'],
    ['I attack Fern with the scimitar', 'Goblin 1: Attack Fern with Scimitar'],
    ['It stabs Brannoc.', 'Goblin 1: Attack Brannoc with Scimitar'],
    ['attack Brannoc and end turn', 'Goblin 1: Attack Brannoc with Scimitar + End turn'],
    ['The goblin snarls and lunges at Brannoc, scimitar flashing', 'Goblin 1: Attack Brannoc with Scimitar'],
    ['The second goblin attacks Ilse', 'Goblin 2 (out of turn): Attack Ilse with Scimitar'],
    ['Goblin 2 stabs Fern', 'Goblin 2 (out of turn): Attack Fern with Scimitar'],
    ['The ogre smashes Brannoc with its club', 'Ogre (out of turn): Attack Brannoc with Greatclub'],
    [
      'The goblin stabs Brannoc, and the ogre clobbers Ilse',
      'Goblin 1: Attack Brannoc with Scimitar + Ogre (out of turn): Attack Ilse with Greatclub',
    ],
    ['The goblin hides', 'Goblin 1: Use Nimble Escape: Hide'],
    ['The goblin dodges', 'Goblin 1: Dodge'],
    ['The goblin uses nimble escape to hide', 'Goblin 1: Use Nimble Escape: Hide'],
    ['The goblin attacks', 'Whom? '],
    ['The goblin attacks Brannoc with its greataxe', 'Goblin 1 has no greataxe to attack with now. There is: Scimitar and Shortbow.'],
    ['Ilse attacks the goblin', 'nothing'],
    ['The goblin stabs Brannoc. Brannoc screams.', 'Goblin 1: Attack Brannoc with Scimitar'],
    ['“Get them!” the goblin yells', ''],
    ['Rain drums on the roof.', ''],
    ['How hurt is the ogre?', ''],
  ])('on the turn of a goblin, “%s”, comes to: %s', async (text, comesTo) => {
    const read = await offered(fightOn('Goblin-1'), text);
    expect(comesTo.endsWith('? ') ? read.slice(0, comesTo.length) : read).toBe(comesTo);
  });

  it.each([
    ['The dragon breathes on Brannoc and Ilse', 'Adult Black Dragon: Use Acid Breath on Brannoc and Ilse'],
    ['The dragon uses its acid breath on everyone', 'Adult Black Dragon: Use Acid Breath on '],
    ['The dragon rends Fern', 'Adult Black Dragon: Attack Fern with Rend'],
    ['The dragon attacks Brannoc twice', 'Adult Black Dragon: Attack Brannoc with Rend + Adult Black Dragon: Attack Brannoc with Rend'],
    [
      'Multiattack on Brannoc',
      'Adult Black Dragon: Attack Brannoc with Rend + Adult Black Dragon: Attack Brannoc with Rend + Adult Black Dragon: Attack Brannoc with Rend',
    ],
    ['The dragon casts fear on Fern and Ilse', 'Adult Black Dragon: Cast Fear on Fern and Ilse'],
    [
      'One of the goblins attacks Fern',
      'Which one? Goblin 1 (out of turn): Attack Fern with Scimitar | Goblin 2 (out of turn): Attack Fern with Scimitar',
    ],
  ])('on the turn of a dragon, “%s”, comes to: %s', async (text, comesTo) => {
    const read = await offered(fightOn('Adult-Black-Dragon'), text);
    expect(comesTo.endsWith(' ') ? read.slice(0, comesTo.length) : read).toBe(comesTo);
  });

  it('on the turn of a hero is about those who are named alone', async () => {
    const combat = fightOn('Brannoc');
    expect(await offered(combat, 'attack Ilse')).toBe('nothing');
    expect(await offered(combat, 'The ogre takes a swing at Brannoc')).toBe('Ogre (out of turn): Attack Brannoc with Greatclub');
    expect(await offered(combat, 'The goblin attacks Brannoc')).toBe(
      'Which one? Goblin 1 (out of turn): Attack Brannoc with Scimitar | Goblin 2 (out of turn): Attack Brannoc with Scimitar',
    );
    expect(await offered(combat, 'The goblins attack Brannoc')).toBe(
      'Goblin 1 (out of turn): Attack Brannoc with Scimitar + Goblin 2 (out of turn): Attack Brannoc with Scimitar',
    );
  });

  it.each([
    ['The dragon pounces on Fern', 'Adult Black Dragon: Legendary action: Pounce on Fern'],
    ['The dragon uses Pounce on Brannoc', 'Adult Black Dragon: Legendary action: Pounce on Brannoc'],
    ['The dragon uses its cloud of insects on Ilse', 'Adult Black Dragon: Legendary action: Cloud of Insects on Ilse'],
    ['As a legendary action the dragon rends Fern', 'Adult Black Dragon: Legendary action: Pounce on Fern'],
    ['The dragon rends Fern as a legendary action', 'Adult Black Dragon: Legendary action: Pounce on Fern'],
    ['The dragon takes a legendary action: rend Fern', 'Adult Black Dragon: Legendary action: Pounce on Fern'],
    ['The dragon uses a legendary action', 'Which legendary action: Cloud of Insects, Frightful Presence or Pounce?'],
    ['The dragon uses its legendary resistance', 'Adult Black Dragon: Use Legendary Resistance'],
    ['The dragon resists with legendary resistance', 'Adult Black Dragon: Use Legendary Resistance'],
    ['The dragon keeps its legendary resistance', 'Adult Black Dragon: Keep Legendary Resistance'],
  ])('after the turn of somebody else, “%s”, comes to: %s', async (text, comesTo) => {
    expect(await offered({ ...fightOn('Brannoc'), round: 2 }, text)).toBe(comesTo);
  });

  it('says why a legendary action cannot be taken now', async () => {
    const acted = { ...fightOn('Adult-Black-Dragon'), attacksMade: 1 };
    expect(await offered(acted, 'The dragon pounces on Fern')).toMatch(/^[^|+:]*legendary[^|+:]*$/i);
  });

  it('says why the creature cannot, and what it still can', async () => {
    const done = { ...fightOn('Goblin-1'), attacksMade: 1, attackedWith: ['Scimitar'] };
    expect(await offered(done, 'The goblin attacks Brannoc')).toBe(
      'Goblin 1 has no attacks left this turn. Only the Dungeon Master can grant another.',
    );
    expect(await offered(done, 'The goblin hides')).toBe('Goblin 1: Use Nimble Escape: Hide');
    const over = { ...done, attacksMade: 0, attackedWith: [] };
    const fallen = over.combatants.map((one) => (one.name === 'Brannoc' ? { ...one, hitPoints: 0, dead: true } : one));
    expect(await offered({ ...over, combatants: fallen }, 'The goblin attacks Brannoc')).toBe('Brannoc is dead.');
    const spent = fightOn('Adult-Black-Dragon');
    const combatants = spent.combatants.map((one) => ({ ...one, spent: one.effects.map(({ name }) => name) }));
    expect(await offered({ ...spent, combatants }, 'The dragon breathes on Ilse')).toBe(
      'Acid Breath of Adult Black Dragon has not come back yet.',
    );
  });

  it('waits while somebody is asked, and answers for the creature that is', async () => {
    const combat = fightOn('Brannoc');
    const way = { key: 'power parry', name: 'Parry', slots: [], misses: true, less: null, d20: null };
    const reaction = { reactorId: 'Ogre', to: 'hit' as const, byId: 'Brannoc', what: 'Longsword', total: 15, ways: [way], endsAt: null };
    expect(await offered({ ...combat, reaction }, 'yes')).toBe('Ogre: React with Parry');
    expect(await offered({ ...combat, reaction: { ...reaction, reactorId: 'Ilse' } }, 'The ogre attacks Ilse')).toBe('waits ');
  });
});
