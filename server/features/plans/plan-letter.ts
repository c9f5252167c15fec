import { planLabel } from '#domain/account/plan-label.ts';
import type { Event } from '#contract/realtime/events.ts';
import type { Email } from '#server/kernel/mail.ts';

type PlanNews = Extract<Event, { type: 'plans.changed' }>;

/** What is written to somebody about their plan; null where they did it themselves and know. */
export function planLetter(reader: { name: string; email: string }, { plan, request }: PlanNews): Email | null {
  if (request === null) return letter(reader, 'Your plan has changed', [`Your plan at Hearthlore is now ${planLabel(plan)}.`]);
  const wish = planLabel(request.requestedPlan);
  const answer = request.answer ? ['The administrator writes:', request.answer] : [];
  if (request.state === 'APPROVED') {
    return letter(reader, 'Your request was approved', [`You asked for the plan ${wish}, and it is yours now.`, ...answer]);
  }
  if (request.state === 'DECLINED') {
    return letter(reader, 'Your request was declined', [
      `You asked for the plan ${wish}. Your plan stays ${planLabel(plan)} for now.`,
      ...answer,
    ]);
  }
  return null;
}

function letter({ name, email }: { name: string; email: string }, subject: string, words: string[]): Email {
  const paragraphs = [`Hello ${name},`, ...words, 'You can turn these emails off in your settings.'];
  return { to: email, subject, text: `${paragraphs.join('\n\n')}\n` };
}
