import type { TagState } from './tag-states.ts';

// Apart from what states do, which no page asks.

/** How something can be, as it stands after "is" or "are". */
const labels: Readonly<Record<TagState, string>> = {
  burning: 'burning',
  burnt: 'burnt',
  broken: 'broken',
  mended: 'mended',
  open: 'open',
  shut: 'shut',
  barred: 'barred',
  blocked: 'blocked',
  cleared: 'cleared',
  tied: 'tied up',
  freed: 'free',
  hidden: 'hidden',
  found: 'found',
  lit: 'lit',
  dark: 'dark',
  wet: 'wet',
  slippery: 'slippery',
  trapped: 'rigged with a trap',
  distracted: 'distracted',
  asleep: 'out cold',
  awake: 'awake',
  marked: 'marked',
  moved: 'moved',
  carried: 'taken along',
  laid: 'lying here',
  used: 'used up',
  noisy: 'full of noise',
  offBalance: 'off balance',
  held: 'held fast',
  reeling: 'reeling',
  disarmed: 'disarmed',
  other: '',
};

/** States that only end what was before. */
const passing = ['cleared', 'freed', 'found', 'awake'] as const;
export type PassingState = (typeof passing)[number];

/** Says a state after "is": its label; the words of a player that stand for one stay as they are. */
export function stateLabel(state: string): string {
  return isTagState(state) && state !== 'other' ? labels[state] : state;
}

/** Whether something is a state. It asks no schema, so that the browser loads none for it. */
const isTagState = (state: string): state is TagState => Object.hasOwn(labels, state);

const isPassing = (state: TagState): state is PassingState => passing.some((each) => each === state);

/** States that a Dungeon Master can set by themself: those that last. */
export const settableStates = Object.keys(labels)
  .filter(isTagState)
  .filter((state) => state !== 'offBalance' && state !== 'other')
  .filter((state) => !isPassing(state));
