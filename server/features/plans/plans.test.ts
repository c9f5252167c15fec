import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personTopic } from '#contract/realtime/topics.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let admin: Somebody;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdministrator(app);
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });

describe('asking for a plan', () => {
  it('waits with its reason until it is taken back, and then may be asked again', async () => {
    const mira = await signUp(app.url, 'Mira');
    const asked = await mira.call.plans.request({ plan: 'DM', reason: '  I run games on Thursdays.  ' });
    expect(asked).toMatchObject({
      requestedPlan: 'DM',
      currentPlan: 'FREE',
      state: 'PENDING',
      reason: 'I run games on Thursdays.',
      answer: null,
    });
    await expect(mira.call.plans.request({ plan: 'DM' })).rejects.toEqual(refusal('plan.pending'));
    expect(await mira.call.plans.withdraw({ requestId: asked.id })).toMatchObject({ state: 'WITHDRAWN' });
    await expect(mira.call.plans.withdraw({ requestId: asked.id })).rejects.toEqual(refusal('plan.notPending'));
    await mira.call.plans.request({ plan: 'DM' });
    expect((await mira.call.plans.mine({})).map(({ state }) => state)).toEqual(['PENDING', 'WITHDRAWN']);
  });

  it('holds one waiting request, however many are sent at once', async () => {
    const tov = await signUp(app.url, 'Tov');
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => tov.call.plans.request({ plan: 'DM' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refusal('plan.pending'));
    expect(await tov.call.plans.mine({})).toHaveLength(1);
  });

  it('is refused for the plan one has, by either of its names, and for administrators', async () => {
    const ada = await signUp(app.url, 'Ada');
    await expect(ada.call.plans.request({ plan: 'FREE' })).rejects.toEqual(refusal('plan.same'));
    await expect(ada.call.plans.request({ plan: 'ADVENTURER' })).rejects.toEqual(refusal('plan.same'));
    await expect(admin.call.plans.request({ plan: 'FREE' })).rejects.toEqual(refusal('plan.isAdmin'));
  });

  it('cannot be taken back by somebody else', async () => {
    const [mira, tov] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Tov')];
    const { id } = await mira.call.plans.request({ plan: 'DM' });
    await expect(tov.call.plans.withdraw({ requestId: id })).rejects.toEqual(refusal('plan.requestNotFound'));
    expect(await tov.call.plans.mine({})).toEqual([]);
  });

  it.each([
    { _requested_plan: 'DM', _reason: 'Because' },
    { requested_plan: 'DM', reason: 'Because' },
  ])('goes by its older name with %o', async (input) => {
    const mira = await signUp(app.url, 'Mira');
    const remote = (body: object) =>
      fetch(`${app.url}/api/rpc/request_plan_change`, {
        method: 'POST',
        headers: { cookie: mira.cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await remote(input)).json()).toEqual({ success: true });
    expect(await mira.call.plans.mine({})).toMatchObject([{ requestedPlan: 'DM', reason: 'Because', state: 'PENDING' }]);
    expect((await remote({})).status).toBe(422);
  });
});

describe('answering a request', () => {
  it('gives the plan, a new session id and the answer, which the requester hears at once', async () => {
    const mira = await signUp(app.url, 'Mira');
    const socket = await mira.listen();
    const topic = personTopic(mira.id);
    socket.say({ type: 'subscribe', topic });
    await socket.hear('subscribed');
    const { id } = await mira.call.plans.request({ plan: 'DM' });
    expect((await admin.call.admin.planRequests({ state: 'PENDING' })).map((request) => request.id)).toContain(id);
    const reviewed = await admin.call.admin.reviewPlanRequest({ requestId: id, approve: true, answer: 'Gladly.' });
    expect(reviewed).toMatchObject({ state: 'APPROVED', currentPlan: 'DM', answer: 'Gladly.' });
    await socket.hear('event', ({ event }) => event.type === 'plans.changed' && event.plan === 'DM' && event.request?.answer === 'Gladly.');
    const answer = await fetch(`${app.url}/call/account/me`, {
      method: 'POST',
      headers: { cookie: mira.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    const renewed = answer.headers.getSetCookie().find((each) => each.includes('hearthlore.session='));
    expect(renewed).toBeDefined();
    expect(mira.cookie).not.toContain(renewed?.split(';')[0]);
    expect(await mira.call.account.me({})).toMatchObject({ person: { plan: 'DM' } });
    await expect(admin.call.admin.reviewPlanRequest({ requestId: id, approve: false })).rejects.toEqual(refusal('plan.notPending'));
    socket.close();
  });

  it('declines with a sentence, and the plan stays', async () => {
    const mira = await signUp(app.url, 'Mira');
    const { id } = await mira.call.plans.request({ plan: 'DM' });
    await admin.call.admin.reviewPlanRequest({ requestId: id, approve: false, answer: 'Not this month.' });
    expect(await mira.call.plans.mine({})).toMatchObject([{ state: 'DECLINED', answer: 'Not this month.', currentPlan: 'FREE' }]);
    expect(await mira.call.account.me({})).toMatchObject({ person: { plan: 'FREE' } });
  });

  it('takes no plan from somebody who has become an administrator since', async () => {
    const mira = await signUp(app.url, 'Mira');
    const { id } = await mira.call.plans.request({ plan: 'DM' });
    await admin.call.admin.setPlan({ userId: mira.id, plan: 'ADMIN' });
    await expect(admin.call.admin.reviewPlanRequest({ requestId: id, approve: true })).rejects.toEqual(refusal('plan.isAdmin'));
    await admin.call.admin.setPlan({ userId: mira.id, plan: 'FREE' });
  });

  it('happens once, however many administrators answer at once', async () => {
    const mira = await signUp(app.url, 'Mira');
    const { id } = await mira.call.plans.request({ plan: 'DM' });
    const answers = [true, false, true, false].map((approve) => admin.call.admin.reviewPlanRequest({ requestId: id, approve }));
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
