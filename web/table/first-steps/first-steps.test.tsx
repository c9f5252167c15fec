import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { FirstSteps } from './first-steps.tsx';

renderAfresh();

it.each([
  ['host', true, 'This story is your own.', 'Write what you do, and the narrator answers.'],
  ['host', false, 'This story is your own.', 'raise your hand to act.'],
  ['guest', false, 'this story is among friends.', 'raise your hand to act.'],
  [null, false, 'you already have a seat.', 'raise your hand to act.'],
] as const)('as %s, without a turn: %s', (privateRun, needsNoTurn, ...expected) => {
  renderAt('/campaign', <FirstSteps {...{ privateRun, needsNoTurn }} isPlayed={false} />);
  for (const text of expected) expect(document.body.textContent).toContain(text);
  if (privateRun !== 'host') expect(document.body.textContent).not.toContain('your own');
});
