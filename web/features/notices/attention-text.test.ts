import { expect, it } from 'vitest';
import { attentionText } from './attention-text.ts';

const rest = { acting: null, collecting: false, hand: null, drafts: 0 };
const goblin = { name: 'Goblin', isMine: false };

it.each([
  ['nothing happens', rest, undefined],
  ['one’s own hero acts', { ...rest, acting: { name: 'Kara', isMine: true }, drafts: 1 }, 'Your turn'],
  ['somebody else acts', { ...rest, acting: goblin }, 'Goblin’s turn'],
  ['a draft waits in a fight', { ...rest, acting: goblin, drafts: 1 }, 'Draft waiting'],
  ['others act', { ...rest, collecting: true }, 'Collecting actions'],
  ['one’s hand is up without words', { ...rest, collecting: true, hand: { up: true, intent: null } }, 'Your turn'],
  ['one’s action is written', { ...rest, collecting: true, hand: { up: true, intent: 'I run.' } }, 'Collecting actions'],
  ['one’s action is in', { ...rest, collecting: true, hand: { up: false, intent: 'I run.' } }, 'Collecting actions'],
])('when %s, a tab says so', (_, state, text) => {
  expect(attentionText(state)).toBe(text);
});
