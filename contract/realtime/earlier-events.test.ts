import { describe, expect, it } from 'vitest';
import { Event } from './events.ts';
import { withCurrentNames } from './earlier-events.ts';

const saved = {
  id: 'p',
  kind: 'saved',
  name: 'Before the vault',
  number: null,
  position: 7,
  isOnPath: true,
  createdAt: '2026-11-20T12:00:00.000Z',
  createdBy: 'Oda',
};
const read = (event: object) => Event.parse(JSON.parse(withCurrentNames(JSON.stringify(event))));

describe('an event of an earlier build in the log', () => {
  it('is heard as a saved checkpoint where a point was given a name', () => {
    expect(read({ type: 'history.pointed', campaignId: 'c', point: { ...saved, lineId: 'l' } })).toEqual({
      type: 'history.checkpointSaved',
      campaignId: 'c',
      checkpoint: { ...saved, branchId: 'l' },
    });
    expect(read({ type: 'history.pointed', campaignId: 'c', point: null })).toEqual({
      type: 'history.checkpointSaved',
      campaignId: 'c',
      checkpoint: null,
    });
  });

  it('names the branch that another line has become', () => {
    expect(read({ type: 'history.moved', campaignId: 'c', lineId: 'l' })).toEqual({
      type: 'history.moved',
      campaignId: 'c',
      branchId: 'l',
    });
  });
});

it('any other event of the log is read as it stands', () => {
  const moved = JSON.stringify({ type: 'history.moved', campaignId: 'c', branchId: 'l' });
  const said = JSON.stringify({ type: 'chat.posted', content: '"type": "history.pointed"' });
  expect([moved, said].map(withCurrentNames)).toEqual([moved, said]);
});
