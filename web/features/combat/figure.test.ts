import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { expect, it } from 'vitest';
import { figuresOf } from './figure.ts';

it('whoever leads sees like the players that a hero at 0 hit points is unconscious', () => {
  const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'damage', actorId: null, targetId: 'kara', amount: 20, type: 'fire' });
  for (const audience of ['dm', 'players'] as const) {
    const [kara] = figuresOf(combatViewFor(audience, fight, 'words'));
    expect(kara?.conditions.map(({ name }) => name)).toEqual(['prone', 'unconscious']);
  }
});

it('whoever leads reads what is readied, and players that something is', () => {
  const words = 'I strike the goblin when it comes near';
  const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'act', actorId: 'kara', action: 'ready', text: words });
  const effectsFor = (audience: 'dm' | 'players') => figuresOf(combatViewFor(audience, fight, 'words'))[0]?.effects;
  expect(effectsFor('dm')).toEqual([`Ready: ${words}`]);
  expect(effectsFor('players')).toEqual(['Ready']);
});
