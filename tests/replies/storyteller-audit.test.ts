import { describe, expect, it } from 'vitest';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import type { ObjectionCode } from '#domain/narration/reply-check/objection.ts';
import { strangersReplies } from './strangers-replies.ts';
import type { Told } from './strangers-replies.ts';

/** What a reply says that happened, and has to stand in its events, its tags or the state. */
const claims: readonly ObjectionCode[] = [
  'tookWithoutRuling',
  'killedWithoutRuling',
  'struckWithoutRuling',
  'woundedWithoutRuling',
  'openedWithoutRuling',
  'paidWithoutRuling',
  'castWithoutRuling',
  'changedWithoutRuling',
  'healedWithoutRuling',
  'restedWithoutRuling',
  'arrivedWithoutRuling',
  'deadActs',
  'absentActs',
];

const told = strangersReplies();

/** A pull at what rings is told with the sound that it makes, and changes nothing. */
const isSound = ({ actions }: Told) => actions.some(({ free }) => free === 'sound');

function claimed({ text, brief, material, happened }: Told) {
  return checkReply(text, brief, material, happened).filter(({ code }) => claims.includes(code));
}

describe('the replies to all that strangers have said', () => {
  it('claim only what happened', () => {
    const wrong = told
      .filter((reply) => !isSound(reply))
      .map((reply) => ({ round: reply.round, said: reply.said, claims: claimed(reply).map(tellObjection) }))
      .filter((each) => each.claims.length > 0);
    expect(wrong).toEqual([]);
  });

  it('would be found out if they told such deeds', () => {
    const lies = [
      'Mira unlocks the iron gate.',
      'Mira lets the dog off the rope.',
      'Mira blows out the lantern.',
      'Mira scatters the corn.',
    ];
    const quiet = told.filter(({ happened, actions }) => happened.rulings.length === 0 && actions.length > 0).slice(0, 50);
    expect(quiet.length).toBe(50);
    for (const lie of lies) {
      const missed = quiet.filter(
        (reply) => !claimed({ ...reply, text: `${reply.text}\n\n${lie}` }).some(({ code }) => /^(?:changed|opened)/.test(code)),
      );
      expect(missed.map(({ said }) => `${lie} ${said}`)).toEqual([]);
    }
  });
});
