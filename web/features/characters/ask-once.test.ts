import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankCharacter } from '#domain/character/blank.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { PlainCallError } from '#web/lib/calls/plain-call.ts';
import { askOnce } from './ask-once.ts';

const home = { id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12', userId: 'mira', campaignId: 'salt-road' };
const brakka = blankCharacter(home, 'quick', { name: 'Brakka', species: 'dwarf', class: 'fighter' });
const lost = new TypeError('Failed to fetch');
const no = new PlainCallError(409, { code: 'character.refused', message: 'Brakka is not dying.' });
const shows = (damage: number) =>
  queryClient.setQueryData(calls.characters.get.queryKey({ input: { campaignId: home.campaignId, characterId: home.id } }), {
    character: { ...brakka, damage },
    shown: plainlyShown({ ...brakka, damage }),
    position: 1,
    playerName: 'Mira',
    isMine: true,
    mayAct: true,
  });

let asked: string[];
/** Answers what stands in the list, one after another; an error is thrown. */
const server = (...answers: unknown[]) => {
  asked = [];
  return async (id: string) => {
    asked.push(id);
    const answer = answers[asked.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
};
const ask = async (send: (id: string) => Promise<unknown>, amount = 3) => {
  const outcome = askOnce(brakka, { kind: 'takeDamage', amount }, send).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
};

beforeEach(() => {
  vi.useFakeTimers();
  shows(0);
});
afterEach(() => vi.useRealTimers());

describe('a change of a sheet', () => {
  it('is asked again under the same id until an answer comes', async () => {
    expect(await ask(server(lost, new PlainCallError(502, null), 'done'))).toBe('done');
    expect([asked.length, new Set(asked).size]).toEqual([3, 1]);
  });

  it('is another one once it was answered, also with a no', async () => {
    const ids = [];
    for (const answer of ['done', no, 'done']) {
      expect(await ask(server(answer))).toBe(answer);
      expect(asked).toHaveLength(1);
      ids.push(asked[0]);
    }
    expect(new Set(ids).size).toBe(3);
  });

  it('keeps its id for the next press when no answer came at all, unless the sheet has changed or something else is asked', async () => {
    expect(await ask(server(lost, lost, lost))).toBe(lost);
    const [first] = asked;
    await ask(server('done'), 4);
    expect(asked[0]).not.toBe(first);
    shows(3);
    await ask(server('done'));
    expect(asked[0]).not.toBe(first);
    shows(0);
    await ask(server('done'));
    expect(asked[0]).toBe(first);
  });
});
