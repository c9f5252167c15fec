import { expect, it } from 'vitest';
import type { RecordedRequest } from './model-server.ts';
import { sharedPrefix } from './prompt-prefix.ts';

const request = (...contents: string[]): RecordedRequest => ({
  headers: {},
  text: '',
  body: {
    model: 'fake',
    stream: true,
    tools: [],
    messages: contents.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content })),
  },
  readAt: 0,
  closedEarly: Promise.resolve(false),
});

it('the shared beginning of prompts is counted from reply to reply, and steps within a reply are left out', () => {
  expect(sharedPrefix([request('a line'), request('a line', 'a call'), request('a line')])).toBe(1);
  const changed = sharedPrefix([request('x'.repeat(500)), request('x'.repeat(250) + 'y'.repeat(250))]);
  expect(changed).toBeGreaterThan(0.45);
  expect(changed).toBeLessThan(0.55);
});
