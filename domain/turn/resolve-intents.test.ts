import { describe, expect, it } from 'vitest';
import { scripted } from '#domain/character/character.fixture.ts';
import type { IntentOutcome } from '#domain/chat/resolved-intent.ts';
import type { IntentMark } from '#domain/narration/intent-mark.ts';
import { reason, tellReason } from '#domain/narration/intent-reasons.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { harbour } from '#domain/narration/rulings/rule-on-call.fixture.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import { resolveIntents } from './resolve-intents.ts';

const party = [
  { id: 'mira', name: 'Kara' },
  { id: 'tov', name: 'Tov' },
];
const intents = [
  { heroId: 'mira', text: 'We climb and take the idol and the lantern.' },
  { heroId: 'tov', text: 'x'.repeat(130) },
];
const check = (heroId: string): ToolCall => ({ name: 'check', heroId, skill: 'athletics', dc: 10, advantage: 'none' });
const loot: ToolCall = { name: 'loot', heroId: 'mira', loot: 'idol' };
const lantern: ToolCall = { name: 'loot', heroId: 'mira', loot: 'lantern' };
const leave: ToolCall = { name: 'set_location', exit: 'stair' };
const leaveAlone: ToolCall = { ...leave, heroIds: ['mira'] };
const leaveWithout: ToolCall = { ...leave, heroIds: ['tov'] };

/** Plays calls one after the other, each check with the next face; what the hound bars is open. */
function play(calls: readonly ToolCall[], faces: readonly number[]): Ruling[] {
  const dice = scripted(...faces);
  const npcs = { hound: { damage: 0, attitude: 'friendly' as const } };
  let state = { ...openingState(harbour), npcs };
  const rulings: Ruling[] = [];
  for (const call of calls) {
    const done = rule({ adventure: harbour, begun: state, state, party, intents, cause: 'turn', rulings, dice }, call);
    rulings.push(done.ruling);
    state = { ...done.state, npcs };
  }
  return rulings;
}

const answered: IntentMark = { intent: 'i1', by: 'answer', why: reason('fromState') };
const refused: IntentMark = { intent: 'i1', by: 'refusal', why: reason('notHere') };
const lost: IntentMark = { intent: 'i1', by: 'nothing', why: reason('notUnderstood') };
const wholeParty: IntentMark = { intent: 'i1', by: 'party' };
const decided = (...rulings: number[]): IntentMark => ({ intent: 'i1', by: 'rulings', rulings });

interface Row {
  calls?: ToolCall[];
  faces?: number[];
  marks?: IntentMark[];
  isComplete?: boolean;
}
const of = ({ calls = [], faces = [], marks = [], isComplete = true }: Row) =>
  resolveIntents({ intents, party }, { rulings: play(calls, faces), marks, isComplete });

describe('what became of help', () => {
  it('is decided by the check that it was for', () => {
    const helping = [
      { heroId: 'mira', text: 'I help Tov up.' },
      { heroId: 'tov', text: 'I climb.' },
    ];
    const state = openingState(harbour);
    const climb: ToolCall = { name: 'check', heroId: 'tov', skill: 'survival', dc: 10, advantage: 'none', helperId: 'mira' };
    const context = { adventure: harbour, begun: state, state, party, intents: helping, cause: 'turn' as const, rulings: [] };
    const endOf = (...faces: number[]) => {
      const { ruling } = rule({ ...context, dice: scripted(...faces) }, climb);
      return resolveIntents({ intents: helping, party }, { rulings: [ruling] }).map(({ name, outcome, roll }) => [name, outcome, roll]);
    };
    expect(endOf(3, 15)).toEqual([
      ['Kara', 'done', 0],
      ['Tov', 'done', 0],
    ]);
    expect(endOf(2, 3).map(([, outcome]) => outcome)).toEqual(['failed', 'failed']);
  });
});

describe('what became of an intent', () => {
  it.each<[string, Row, IntentOutcome, number | null, string]>([
    ['not answered where nothing speaks of it', {}, 'notAnswered', null, 'passedOver'],
    ['done by a success', { calls: [check('mira')], faces: [15] }, 'done', 0, 'checkSuccess'],
    ['partly done by a hair', { calls: [check('mira')], faces: [7] }, 'partly', 0, 'checkNearMiss'],
    ['failed by a failure', { calls: [check('mira')], faces: [2] }, 'failed', 0, 'checkFailure'],
    ['blocked by a refusal', { calls: [loot] }, 'blocked', null, 'isGuarded'],
    ['partly done where one of two came off', { calls: [check('mira'), loot], faces: [15] }, 'partly', 0, 'isGuarded'],
    ['failed where nothing came off', { calls: [loot, check('mira')], faces: [2] }, 'failed', 0, 'checkFailure'],
    ['decided by its own roll', { calls: [check('tov'), check('tov'), check('mira')], faces: [1, 2, 15] }, 'done', 2, 'checkSuccess'],
    ['done where a request was mended', { calls: [loot, lantern] }, 'done', null, 'takesLoot'],
    ['answered from the state', { marks: [answered] }, 'answered', null, 'fromState'],
    ['blocked by what is not here', { marks: [refused] }, 'blocked', null, 'notHere'],
    ['not answered where it was not understood', { marks: [lost] }, 'notAnswered', null, 'notUnderstood'],
    ['done by the deed beside a question', { calls: [check('mira')], faces: [15], marks: [answered] }, 'done', 0, 'checkSuccess'],
    ['partly done beside words that were lost', { calls: [check('mira')], faces: [15], marks: [lost] }, 'partly', 0, 'notUnderstood'],
    ['partly done where some of it was answered', { marks: [answered, lost] }, 'partly', null, 'notUnderstood'],
    ['done with the party', { calls: [leave], marks: [wholeParty] }, 'done', null, 'movesOn'],
    ['not answered with a party that did nothing', { marks: [wholeParty] }, 'notAnswered', null, 'passedOver'],
    ['not answered by the journey of others', { calls: [leave] }, 'notAnswered', null, 'passedOver'],
    ['done by the journey of a part that the hero is of', { calls: [leaveAlone] }, 'done', null, 'someMoveOn'],
    [
      'not answered by a journey of others that a mark calls that of the party',
      { calls: [leaveWithout], marks: [wholeParty] },
      'notAnswered',
      null,
      'passedOver',
    ],
    ['done by the ruling that it names', { calls: [leave], marks: [decided(0)] }, 'done', null, 'movesOn'],
    ['not answered by a reply that broke off', { marks: [answered], isComplete: false }, 'notAnswered', null, 'brokeOff'],
    ['done by a ruling, though the reply broke off', { calls: [check('mira')], faces: [15], isComplete: false }, 'done', 0, 'checkSuccess'],
  ])('is %s', (_name, row, outcome, roll, code) => {
    const [resolved] = of(row);
    expect(resolved).toMatchObject({
      id: 'i1',
      userId: 'mira',
      name: 'Kara',
      intent: 'We climb and take the idol and the lantern.',
      outcome,
      roll,
      why: { code },
    });
    expect(resolved?.why && tellReason(resolved.why)).toMatch(/^[A-Z].*\.$/);
  });

  it('is partly done by a hair, but failed where a blow misses by it', () => {
    const endOf = (outcome: 'failure' | 'miss') => {
      const rulings = play([check('mira')], [7]).map((each) => ({ ...each, rolls: each.rolls.map((roll) => ({ ...roll, outcome })) }));
      return resolveIntents({ intents, party }, { rulings })[0]?.outcome;
    };
    expect([endOf('failure'), endOf('miss')]).toEqual(['partly', 'failed']);
  });

  it('stands with at most 120 characters of it', () => {
    expect(of({})[1]?.intent).toBe(`${'x'.repeat(119)}…`);
  });

  it('is one for each hero, however many messages they wrote', () => {
    const several = [...intents, { heroId: 'mira', text: 'I wait.' }];
    const resolved = resolveIntents({ intents: several, party }, { rulings: [] });
    expect(resolved.map(({ id, intent }) => [id, intent])).toEqual([
      ['i1', 'We climb and take the idol and the lantern.\nI wait.'],
      ['i2', `${'x'.repeat(119)}…`],
    ]);
  });

  it('says nothing for a reason of a later version', () => {
    expect(tellReason({ code: 'ofTomorrow', slots: {} })).toBe('');
  });
});
