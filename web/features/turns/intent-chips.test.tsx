import type { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import { outcomeLabels } from '#domain/chat/outcome-labels.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { IntentChips, shownIntents } from './intent-chips.tsx';

const climbed: ResolvedIntent = {
  id: 'i1',
  userId: 'mira',
  name: 'Kara',
  intent: 'I climb the wall.',
  outcome: 'failed',
  why: { code: 'checkFailure', slots: {}, sentence: 'Kara fails the athletics check.' },
  roll: null,
};
const outcomes = ['done', 'partly', 'failed', 'blocked', 'answered', 'notAnswered'] as const;
const all = outcomes.map((outcome, n): ResolvedIntent => ({ ...climbed, id: `i${n}`, userId: `p${n}`, outcome }));

it('a reply says what each hero wanted, how it ended, and why', () => {
  renderAt('/', <IntentChips intents={[climbed]} />);
  const [chip] = within(screen.getByRole('list', { name: 'What became of it' })).getAllByRole('listitem');
  expect(chip?.textContent).toBe('FailedKara “I climb the wall.” Kara fails the athletics check.');
});

it('every end has a word of its own', () => {
  renderAt('/', <IntentChips intents={all} />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words.map((text, n) => text.startsWith(outcomeLabels[outcomes[n] ?? 'done']))).toEqual(outcomes.map(() => true));
  expect(new Set(Object.values(outcomeLabels)).size).toBe(outcomes.length);
});

it('a reason that the reply has said already does not stand below it once more', () => {
  renderAt('/', <IntentChips intents={[climbed]} told="The wall is wet. Kara fails the athletics check. What do you do?" />);
  expect(screen.getByRole('listitem').textContent).toBe('FailedKara “I climb the wall.” ');
});

it('an end without a reason is shown without one', () => {
  renderAt('/', <IntentChips intents={[{ ...climbed, why: null }]} />);
  expect(screen.getByRole('listitem').textContent).toBe('FailedKara “I climb the wall.” ');
});

it('a turn shows every end, and talk only what came to less than was told', () => {
  expect(shownIntents({ cause: 'turn', resolved: all })).toHaveLength(6);
  expect(shownIntents({ cause: 'chat', resolved: all }).map(({ outcome }) => outcome)).toEqual([
    'partly',
    'failed',
    'blocked',
    'notAnswered',
  ]);
});
