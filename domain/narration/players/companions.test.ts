import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { harbour } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { withCompanions } from './companions.ts';

const sheet = { characterId: '', maxHitPoints: 10, damage: 0, armorClass: 12, attackBonus: 2, attackDice: '1d6', attacksPerTurn: 1 };
const party = ['Kara', 'Tomas'].map((name) => ({ id: name.toLowerCase(), name, sheet: { ...sheet, checks: {}, favours: {} } }));
const line = (sender: string) => ({ sender, role: 'player' as const, content: 'I wait.' });
const silent = Array.from({ length: 6 }, () => line('Kara'));
const up = openingState(harbour);
const down = { ...up, heroes: { ...up.heroes, kara: { damage: 10 } } };

const sent = (text: string, recent = silent, state = up) =>
  withCompanions({ party, intents: [{ heroId: 'kara', text }], recent, state })
    .filter(({ heroId }) => heroId === 'tomas')
    .map((intent) => intent.text);

describe('a hero whose player is away', () => {
  it.each([
    ['Tomas shoots the hound and i hide', 'Tomas shoots the hound'],
    ['ok plan: Tomas flaps his cloak and runs round the pump, and i sneak by', 'Tomas flaps his cloak and runs round the pump'],
    ['Tomas, shoot the hound!', 'I shoot the hound'],
    ['Tomas, could you patch me up?', 'I patch Kara up'],
  ])('does what is said of them or asked of them: %s', (text, words) => {
    expect(sent(text)).toEqual([words]);
  });

  it.each(['Tomas, what do you make of this?', 'I look at Tomas', '"Tomas shoots well," I say', 'Tomas, you are a good man'])(
    'does nothing for being spoken to or of: %s',
    (text) => {
      expect(sent(text)).toEqual([]);
    },
  );

  it('is sent by nobody while their player writes, or has only just begun to be silent', () => {
    expect(sent('Tomas shoots the hound', [...silent.slice(1), line('Tomas')])).toEqual([]);
    expect(sent('Tomas shoots the hound', silent.slice(0, 5))).toEqual([]);
  });

  it('answers sooner to whoever is down, and only with help', () => {
    const few = silent.slice(0, 3);
    expect(sent('noo! Tomas drags me back to the quay', few, down)).toEqual(['Tomas drags Kara back to the quay']);
    expect(sent('Tomas shoots the hound', few, down)).toEqual([]);
    expect(sent('Tomas drags me back to the quay', silent)).toEqual([]);
  });
});
