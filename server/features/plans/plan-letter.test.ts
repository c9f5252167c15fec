import { describe, expect, it } from 'vitest';
import { planLetter } from './plan-letter.ts';

const reader = { name: 'Mira', email: 'mira@example.org' };
const news = { type: 'plans.changed', userId: 'mira', plan: 'DM', request: null } as const;
const request = { id: 'r', requestedPlan: 'DM', answer: null } as const;

describe('a letter about a plan', () => {
  it('tells what an administrator changed', () => {
    const letter = planLetter(reader, news);
    expect(letter).toMatchObject({ to: 'mira@example.org', subject: 'Your plan has changed' });
    expect(letter?.text).toContain('Your plan at Hearthlore is now Dungeon Master.');
  });

  it('tells an approval and a refusal with the administrator’s words', () => {
    const approved = planLetter(reader, { ...news, request: { ...request, state: 'APPROVED', answer: 'Welcome!' } });
    expect(approved?.text).toContain(
      'You asked for the plan Dungeon Master, and it is yours now.\n\nThe administrator writes:\n\nWelcome!',
    );
    const declined = planLetter(reader, { ...news, plan: 'FREE', request: { ...request, state: 'DECLINED' } });
    expect(declined?.text).toContain('Your plan stays Adventurer for now.');
    expect(declined?.text).not.toContain('writes');
  });

  it('says nothing of what people did themselves', () => {
    expect(planLetter(reader, { ...news, request: { ...request, state: 'PENDING' } })).toBeNull();
    expect(planLetter(reader, { ...news, request: { ...request, state: 'WITHDRAWN' } })).toBeNull();
  });
});
