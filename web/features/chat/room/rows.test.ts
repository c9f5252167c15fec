import { describe, expect, it } from 'vitest';
import { message } from './message.fixture.ts';
import type { Outgoing } from './outbox.ts';
import { roundLabel } from './fight-rounds.ts';
import { rowsOf, showsMessage } from './rows.ts';

const at = (day: number, minute: number) => new Date(2026, 10, day, 20, minute).toISOString();
const outgoing = (id: string): Outgoing => ({ id, content: 'Soon', to: { kind: 'group' }, at: at(20, 0), state: 'pending', more: null });

describe('the rows of the list', () => {
  it('name a day once, at its first message', () => {
    const rows = rowsOf(
      [message(1, { createdAt: at(19, 1) }), message(2, { createdAt: at(19, 9) }), message(3, { createdAt: at(20, 0) })],
      [],
    );
    expect(rows.map(({ day }) => day !== null)).toEqual([true, false, true]);
  });

  it('put several words of one person soon after each other under one name', () => {
    const rows = rowsOf(
      [
        message(1, { createdAt: at(20, 0) }),
        message(2, { createdAt: at(20, 4) }),
        message(3, { createdAt: at(20, 12) }),
        message(4, { createdAt: at(20, 13), authorId: 'tov' }),
        message(5, { createdAt: at(20, 13), authorId: 'tov', audience: ['tov'] }),
      ],
      [],
    );
    expect(rows.map((row) => row.kind === 'message' && row.continued)).toEqual([false, true, false, false, false]);
  });

  it('end with what is on its way, and drop it as soon as it is known', () => {
    const rows = rowsOf([message(1), message(2, { id: 'b' })], [outgoing('a'), outgoing('b')]);
    expect(rows.map(({ key }) => key)).toEqual(['m1', 'b', 'a']);
  });

  it('keep the key of a reply from its first word to its last', () => {
    const told = message(1, {
      role: 'ai',
      narration: {
        narrationId: 'n1',
        cause: 'turn',
        cycle: 1,
        ending: 'complete',
        spokenBy: 'Storyteller',
        fellBack: null,
        scene: null,
        resolved: [],
      },
    });
    expect(rowsOf([told], [])[0]?.key).toBe('narration-n1');
  });
});

describe('the rounds of a fight', () => {
  const system = { role: 'system' as const, authorId: null, authorName: 'System' };
  const fight = (round: number, turns: number) => ({ ...system, fight: { fightId: 'f', round, turns } });

  it('are one row each, at the place of their last message, with the turns that were seen', () => {
    const rows = rowsOf(
      [message(1, fight(1, 1)), message(2), message(3, fight(1, 1)), message(4, fight(2, 1)), message(5, fight(2, 0))],
      [],
    );
    expect(rows.map((row) => (row.kind === 'message' && row.round ? roundLabel(row.round) : row.key))).toEqual([
      'm2',
      'Round 1: 2 turns',
      'Round 2: 1 turn',
    ]);
  });

  it('count no turns of a round whose beginning is not loaded', () => {
    const labels = (areThereOlder: boolean) =>
      rowsOf([message(1, fight(1, 1)), message(2, fight(2, 1))], [], areThereOlder).flatMap((row) =>
        row.kind === 'message' && row.round ? [roundLabel(row.round)] : [],
      );
    expect(labels(true)).toEqual(['Round 1', 'Round 2: 1 turn']);
    expect(labels(false)).toEqual(['Round 1: 1 turn', 'Round 2: 1 turn']);
  });

  it('keep the key of their row while they grow, and show each of their messages', () => {
    const [before] = rowsOf([message(1, fight(1, 1))], []);
    const [after] = rowsOf([message(1, fight(1, 1)), message(2, fight(1, 1))], []);
    expect(after?.key).toBe(before?.key);
    expect(after && ['m1', 'm2', 'm3'].map((id) => showsMessage(after, id))).toEqual([true, true, false]);
  });

  it('leave only the round that the table stands at unfolded', () => {
    const rows = rowsOf([message(1, fight(1, 1)), message(2, fight(2, 1)), message(3)], []);
    expect(rows.map((row) => row.kind === 'message' && row.newest)).toEqual([false, true, true]);
    const over = rowsOf([message(1, fight(1, 1)), message(2, { ...system, content: 'The fight is over.' })], []);
    expect(over[0]?.kind === 'message' && over[0].newest).toBe(false);
  });

  it('leave messages of earlier versions, which tell nothing of rounds, as they are', () => {
    expect(rowsOf([message(1, system), message(2, system)], []).map(({ key }) => key)).toEqual(['m1', 'm2']);
  });
});
