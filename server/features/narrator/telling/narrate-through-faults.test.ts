import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openCampaign } from '#tests/support/app/campaign.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { scriptedModel } from '#tests/support/services/scripted-model.ts';
import type { NarratorModel, Part } from '#server/features/model/model.ts';

const PATIENCE = { timeout: 20_000, interval: 40 };

let database: Database;
let app: TestApp;
let owner: Somebody;
let mira: Somebody;
let tov: Somebody;
let campaignId: string;
let narrate: NarratorModel['narrate'];
/** Whether the Storyteller was to tell, try by try. */
let tries: boolean[] = [];

const well: NarratorModel['narrate'] = (reply) => scriptedModel().narrate(reply);
/** Tells half a word and then fails, so often; afterwards it tells as it should. */
function failing(times: number): NarratorModel['narrate'] {
  return async function* (reply): AsyncGenerator<Part> {
    tries.push(reply.byStoryteller === true);
    if (tries.length > times) return yield* well(reply);
    yield { type: 'text', text: 'Half a wo' };
    throw new Error('a fault of ours');
  };
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  database = await freshDatabase();
  app = await startApp({ database, model: { ...scriptedModel(), label: 'Faulty', isModel: true, narrate: (reply) => narrate(reply) } });
  owner = await signUp(app.url, 'Oda');
  mira = await signUp(app.url, 'Mira');
  tov = await signUp(app.url, 'Tov');
});
beforeEach(async () => {
  tries = [];
  narrate = well;
  campaignId = await openCampaign(app, owner, [mira, tov]);
});
afterAll(async () => {
  await app.end();
  await database.close();
});

const write = (person: Somebody, content: string) => person.call.chat.post({ id: randomUUID(), campaignId, content });
const turnNow = async () => (await mira.call.turns.get({ campaignId })).turn;
const lower = (person: Somebody) => person.call.turns.lowerHand({ campaignId });

/** Both act, and the cycle closes. */
async function act() {
  await mira.call.turns.raiseHand({ campaignId });
  await tov.call.turns.raiseHand({ campaignId });
  await write(mira, 'I ring the bell.');
  await write(tov, 'I hold the rope.');
  await lower(mira);
  await lower(tov);
}

/** What the table reads from the narrator, or of it, once nothing is under way. */
async function answers() {
  return vi.waitFor(async () => {
    const { messages } = await mira.call.chat.list({ campaignId });
    const told = messages.filter(({ role, narration }) => role === 'system' || (role === 'ai' && narration?.cause !== 'welcome'));
    expect(told.length).toBeGreaterThan(0);
    expect((await mira.call.narrator.current({ campaignId })).speaking).toBeNull();
    return told.map(({ role, content, narration }) => ({ role, content, fellBack: narration?.fellBack ?? null }));
  }, PATIENCE);
}

const both = 'Then [I ring the bell.] [I hold the rope.]. What do you do?';

describe('a fault of ours while a reply is told', () => {
  it('has it told once more, and nothing of the first try is left', async () => {
    narrate = failing(1);
    await act();
    expect(await answers()).toEqual([{ role: 'ai', content: both, fellBack: null }]);
    expect(tries).toEqual([false, false]);
  });

  it('has the Storyteller tell it after the second try, and says why', async () => {
    narrate = failing(2);
    await act();
    expect(await answers()).toEqual([{ role: 'ai', content: both, fellBack: 'own-fault' }]);
    expect(tries).toEqual([false, false, true]);
  });

  it('collects the actions again where every try fails, and lowering the hands asks again', async () => {
    narrate = failing(3);
    await act();
    const [line, ...more] = await answers();
    expect(line).toMatchObject({ role: 'system', content: expect.stringContaining('Your actions are kept, and your hands are up again') });
    expect(more).toEqual([]);
    const turn = await turnNow();
    expect(turn).toMatchObject({ state: 'COLLECTING', endsAt: null });
    expect(turn.hands.map(({ name, up, intent }) => ({ name, up, intent }))).toEqual([
      { name: 'Mira', up: true, intent: 'I ring the bell.' },
      { name: 'Tov', up: true, intent: 'I hold the rope.' },
    ]);
    await lower(mira);
    await lower(tov);
    await vi.waitFor(async () => expect((await answers()).at(-1)).toMatchObject({ role: 'ai', content: both }), PATIENCE);
  });

  it('lets a cycle that collects meanwhile take the actions in', async () => {
    narrate = async function* (reply) {
      if (tries.push(true) === 1) await mira.call.turns.raiseHand({ campaignId });
      if (tries.length === 1) await write(mira, 'I run.');
      yield* failing(9)(reply);
    };
    await act();
    await answers();
    expect((await turnNow()).hands.map(({ name, intent }) => ({ name, intent }))).toEqual([
      { name: 'Mira', intent: 'I ring the bell.\nI run.' },
      { name: 'Tov', intent: 'I hold the rope.' },
    ]);
  });

  it('leaves talk to the next reply, which a Dungeon Master can ask for', async () => {
    narrate = failing(3);
    await write(mira, 'What do I hear?');
    expect(await answers()).toMatchObject([{ role: 'system', content: expect.stringContaining('What you wrote stands') }]);
    await owner.call.narrator.ask({ campaignId });
    await vi.waitFor(
      async () => expect((await answers()).at(-1)).toMatchObject({ content: 'Then [What do I hear?]. What do you do?' }),
      PATIENCE,
    );
  });
});

describe('a fault of ours before and after the telling', () => {
  it.each([
    [
      'the brief',
      'alter table narration_fragment rename to narration_fragment_away',
      'alter table narration_fragment_away rename to narration_fragment',
    ],
    [
      'the saving',
      "create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$; create trigger fail before insert on usage for each row execute function fail()",
      'drop trigger fail on usage; drop function fail()',
    ],
  ])('in %s loses nothing that was written', async (_, breaking, mending) => {
    await database.pool.query(breaking);
    try {
      await act();
      await vi.waitFor(async () => expect((await turnNow()).state).toBe('COLLECTING'), PATIENCE);
    } finally {
      await database.pool.query(mending);
    }
    expect(await answers()).toMatchObject([{ role: 'system' }]);
    expect((await turnNow()).hands.map(({ intent }) => intent)).toEqual(['I ring the bell.', 'I hold the rope.']);
    await lower(mira);
    await lower(tov);
    await vi.waitFor(async () => expect((await answers()).at(-1)).toMatchObject({ role: 'ai', content: both }), PATIENCE);
  });

  it('in the saving that is over at the second try is not noticed', async () => {
    await database.pool.query(`
      create sequence faults; create function fail() returns trigger language plpgsql as
      $$ begin if nextval('faults') = 1 then raise exception 'broken'; end if; return new; end $$;
      create trigger fail before insert on usage for each row execute function fail()`);
    await act();
    expect(await answers()).toEqual([{ role: 'ai', content: both, fellBack: null }]);
    await database.pool.query('drop trigger fail on usage; drop function fail(); drop sequence faults');
  });
});
