import { planLabel } from '#domain/plan-request.ts';
import type { Event } from '#contract/events.ts';

type PlanNews = Extract<Event, { type: 'plans.changed' }>;

/** What is written to somebody about their plan; null where they did it themselves and know. */
export function planMail(name: string, { plan, request }: PlanNews): { subject: string; text: string } | null {
  if (request === null) {
    return letter(name, 'Your plan has changed', [`Your plan at Hearthlore is now ${planLabel(plan)}.`]);
  }
  const answer = request.answer ? [`The administrator writes:\n\n${request.answer}`] : [];
  const wish = planLabel(request.requestedPlan);
  if (request.state === 'APPROVED') {
    return letter(name, 'Your request was approved', [`You asked for the plan ${wish}, and it is yours now.`, ...answer]);
  }
  if (request.state === 'DECLINED') {
    return letter(name, 'Your request was declined', [`You asked for the plan ${wish}. It stays ${planLabel(plan)} for now.`, ...answer]);
  }
  return null;
}

function letter(name: string, subject: string, paragraphs: string[]): { subject: string; text: string } {
  const foot = 'You can switch these mails off in your settings.';
  return { subject, text: `${[`Hello ${name},`, ...paragraphs, foot].join('\n\n')}\n` };
}
