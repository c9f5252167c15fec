import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { clientFor } from '#tests/support/app/people.ts';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());

const visitor = () => clientFor(app.url);

describe('a rehearsal without an account', () => {
  it('begins with the opening of the free adventure', async () => {
    const begun = await visitor().practice.play({ rehearsalId: randomUUID(), said: [] });
    expect(begun).toMatchObject({ adventure: 'Nineteen Tides Owing', hero: 'Rowan', replies: [] });
    expect(begun.opening).toContain('Tollhithe');
  });

  it('is answered by the Storyteller, with dice that the server rolls', async () => {
    const said = ['I climb one of the boats.'];
    const rolls = await Promise.all(
      Array.from({ length: 8 }, async () => (await visitor().practice.play({ rehearsalId: randomUUID(), said })).replies[0]?.rolls ?? []),
    );
    const faces = rolls.flat().flatMap((roll) => roll.faces);
    expect(faces.length).toBeGreaterThan(0);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });

  it('goes on from what was said before, and tells that the same way again', async () => {
    const rehearsalId = randomUUID();
    const first = await visitor().practice.play({ rehearsalId, said: ['I ask the ferrywoman about the water.'] });
    const second = await visitor().practice.play({
      rehearsalId,
      said: ['I ask the ferrywoman about the water.', 'I ask her about the bell.'],
    });
    expect(second.replies).toHaveLength(2);
    expect(second.replies[0]).toEqual(first.replies[0]);
    expect(second.replies[1]?.text).not.toBe(first.replies[0]?.text);
  });

  it('offers first words that the Storyteller understands', async () => {
    const { options } = await visitor().practice.play({ rehearsalId: randomUUID(), said: [] });
    expect(options.length).toBeGreaterThan(1);
    const replies = await Promise.all(
      options.map(async (option) => (await visitor().practice.play({ rehearsalId: randomUUID(), said: [option] })).replies[0]?.text ?? ''),
    );
    const named = ['seams', 'ferrywoman', 'boat'];
    expect(replies.map((text, at) => [options[at], text.includes(named[at] ?? '-')])).toEqual(options.map((option) => [option, true]));
  });

  it('leads through all of its turns', async () => {
    const said = ['I look around.', 'I talk to the child.', 'I go to the bell.', 'I climb the tower.'];
    expect(said).toHaveLength(limits.practiceTurns);
    const { replies } = await visitor().practice.play({ rehearsalId: randomUUID(), said });
    for (const { text } of replies) expect(text.length).toBeGreaterThan(20);
  });

  it('ends after a few turns, and takes no long texts', async () => {
    const tooMany = Array.from({ length: limits.practiceTurns + 1 }, () => 'I wait.');
    await expect(visitor().practice.play({ rehearsalId: randomUUID(), said: tooMany })).rejects.toMatchObject({ status: 422 });
    const tooLong = ['a'.repeat(limits.practiceWordsLength + 1)];
    await expect(visitor().practice.play({ rehearsalId: randomUUID(), said: tooLong })).rejects.toMatchObject({ status: 422 });
  });
});
