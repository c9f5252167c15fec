import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encounterBudget } from '#domain/rules/encounter.ts';
import { currentScene, openingState } from '#domain/narration/play-state.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import { xpOf } from '#domain/rules/challenge-experience.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { help } from './help.ts';
import { readTopic } from './read-topic.ts';
import { templateAdventure as adventure } from '#server/features/adventures/ready-adventures.ts';

const opening: Situation = {
  adventure,
  state: openingState(adventure),
  party: [
    { name: 'Brannoc', level: 3 },
    { name: 'Ilse', level: 3 },
  ],
  recent: [],
  lore: [],
};
const dice = (sides: number) => Math.ceil(sides / 2);
const [somebody] = adventure.npcs.filter(({ id, secret }) => secret && currentScene(adventure, opening.state).npcs.includes(id));

describe('what a DM asks about', () => {
  it.each([
    ['Who is here and what do they hide?', 'people'],
    ['What does the party know, and what not yet?', 'clues'],
    ['Where do the exits lead?', 'ways'],
    ['Ideas for the next scene?', 'ideas'],
    ['I need a name for an innkeeper', 'name'],
    ['Give me a roll table for the quay', 'table'],
    ['What rumours go round the quay?', 'rumours'],
    ['Any gossip about the reeve?', 'rumours'],
    ['An encounter with undead, please', 'encounter'],
    ['How near is the danger?', 'dangers'],
    ['Is there any treasure?', 'loot'],
    ['How strong is the party?', 'party'],
    ['Hello', 'overview'],
  ])('“%s” is understood', (question, about) => {
    expect(readTopic(question, adventure.npcs).about).toBe(about);
  });

  it('is somebody whom the question names', () => {
    expect(readTopic(`What does ${somebody?.name} want?`, adventure.npcs)).toEqual({ about: 'npc', npc: somebody });
  });
});

describe('names that a DM asks for', () => {
  it.each(['Name a tavern', 'What is the inn called?', 'A name for a ship', 'Names for a fishing village', 'name an old ruin'])(
    '“%s” is answered with places, and with nobody',
    (question) => {
      const answer = help(question, opening, dice);
      expect(answer).toMatch(/^Five names that nothing here has yet:\n(- \*\*[^*,]+\*\*\n?){5}$/);
      expect(answer).not.toContain('Nobody has met');
    },
  );

  it.each(['I need a name for an innkeeper', 'Name the captain of the ship', 'a name for the owner of the tavern', 'Names, please'])(
    '“%s” is answered with people',
    (question) => {
      expect(help(question, opening, dice)).toContain('Nobody has met these yet');
    },
  );
});

it('rumours are told with what is true of them, and it is said where nothing is written', () => {
  const told = { kind: 'invented', fact: null, isSecret: true } as const;
  const rumour = { text: 'The bell is a copy.', teller: 'baker', about: [{ id: 'bell', name: 'The Bell', isOwn: false }], truth: told };
  expect(help('Rumours, please', opening, dice, [rumour])).toBe(
    'What they say around here:\n- “The bell is a copy.” (a baker) False. Secret. Nothing like it is written.',
  );
  expect(help('Rumours, please', opening, dice)).toMatch(/^Nothing is written yet/);
});

describe('the answer without a model', () => {
  it('names what somebody hides', () => {
    expect(help('who is here?', opening, dice)).toContain(somebody?.secret);
    expect(help(`tell me of ${somebody?.name}`, opening, dice)).toContain(somebody?.secret);
  });

  it('parts the clues into those that are known and those that are not', () => {
    const [first, ...rest] = adventure.clues;
    const answer = help('what do they know?', { ...opening, state: { ...opening.state, clues: [first?.id ?? ''] } }, dice);
    const [known = '', unknown = ''] = answer.split('It does not know');
    expect(known).toContain(first?.text);
    expect(unknown).not.toContain(first?.text);
    expect(rest.some(({ text }) => unknown.includes(text))).toBe(true);
  });

  it('names every way out and where it leads', () => {
    const answer = help('where do the exits lead?', opening, dice);
    for (const { label, to } of currentScene(adventure, opening.state).exits) {
      expect(answer).toContain(label);
      expect(answer).toContain(adventure.scenes.find(({ id }) => id === to)?.name);
    }
  });

  it('is a fight that costs no more than the budget, whoever comes and however the dice fall', () => {
    const level = fc.integer({ min: 1, max: 20 });
    const party = fc.array(level, { minLength: 0, maxLength: 8 }).map((levels) => levels.map((each) => ({ name: 'Hero', level: each })));
    const question = fc.constantFrom('an encounter', 'a hard fight with undead', 'an easy ambush by beasts', 'a deadly dragon fight');
    fc.assert(
      fc.property(party, question, fc.infiniteStream(fc.nat(1000)), (heroes, text, chance) => {
        const rolls = (sides: number) => ((chance.next().value ?? 0) % sides) + 1;
        const answer = help(text, { ...opening, party: heroes }, rolls);
        const foes = [...answer.matchAll(/^- \*\*(\d+) × (.+?)\*\* \(CR ([\d/]+)/gm)];
        const cost = foes.reduce((sum, [, count, name]) => {
          const foe = monsters.find((each) => each.name === name);
          return sum + Number(count) * (foe ? xpOf(foe.challenge) : Number.NaN);
        }, 0);
        const budget = encounterBudget(heroes.length > 0 ? heroes.map(({ level: each }) => each) : [1, 1, 1, 1]);
        const wanted = /hard|deadly/.test(text) ? 'high' : text.includes('easy') ? 'low' : 'moderate';
        expect(foes.length).toBeGreaterThan(0);
        expect(cost).toBeLessThanOrEqual(budget[wanted]);
        expect(answer).toContain('System Reference Document');
      }),
    );
  });

  it('always says something, wherever the party stands', () => {
    const questions = ['who', 'clues', 'exits', 'ideas', 'a name', 'a table', 'danger', 'loot', 'party', 'hm'];
    for (const { id } of adventure.scenes) {
      for (const question of questions) {
        const answer = help(question, { ...opening, state: { ...opening.state, scene: id } }, dice);
        expect(answer.length).toBeGreaterThan(20);
        expect(answer).not.toMatch(/undefined|\[object/);
      }
    }
  });
});
