import { describe, expect, it } from 'vitest';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { harbour, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';

const attack = { name: 'attack', heroId: 'tomas', target: 'hound' };
const take = { name: 'loot', heroId: 'tomas', loot: 'lantern' };
const pay = { name: 'pay', heroId: 'tomas', npc: 'ferrywoman', coins: { gold: 1 }, purpose: 'gift' };
const check = (skill: string) => ({ name: 'check', heroId: 'tomas', skill, dc: 12 });
const helped = { name: 'check', heroId: 'kara', skill: 'arcana', dc: 12, helperId: 'tomas' };

/** What comes of one call in a turn in which these words were written. */
function ruled(call: object, says: Record<string, string>, adventure = harbour) {
  const intents = Object.entries(says).map(([heroId, text]) => ({ heroId, text }));
  const context = { adventure, begun: opened, state: opened, party, intents, cause: 'turn', rulings: [], dice: () => 1 } as const;
  const { ruling } = rule({ ...context, rulings: [] }, ToolCall.parse(call));
  return { code: ruling.allowed ? 'allowed' : ruling.facts[0]?.code, faces: ruling.rolls[0]?.faces.length };
}

describe('a hero', () => {
  it.each<[string, object, string]>([
    ['strikes nobody, hiding', attack, 'I hide among the boats.'],
    ['strikes nobody, waiting', attack, 'I wait, and do nothing.'],
    ['pays nothing, looking out to sea', pay, 'I look out to sea.'],
    ['takes nothing, looking out to sea', take, 'I look out to sea.'],
    ['pays nothing, passing the turn', pay, 'I pass the turn.'],
    ['tries nothing, waiting', check('stealth'), 'Tomas waits here. I stay back.'],
  ])('%s, whatever another player has them do', (_, call, words) => {
    expect(ruled(call, { kara: 'Tomas does it.', tomas: words }).code).toBe('heroWantsElse');
  });

  it.each<[string, object, string]>([
    ['a fight', attack, 'I let fly with my bow.'],
    ['whom it is for', attack, 'Now for that hound.'],
    ['somebody spoken of before', attack, 'I go for his throat, and finish it.'],
    ['nothing but a shout', attack, 'Yaaah!'],
    ['another language', attack, 'Ich greife den Wolf an!'],
    ['taking', take, 'I pocket whatever I see.'],
    ['the thing', take, 'The lantern is mine.'],
    ['waiting, and then more', check('stealth'), 'I wait until dark and slip past the guard.'],
    ['passing a thing on', check('athletics'), 'I pass him the lantern.'],
    ['holding a door', check('athletics'), 'I hold the door.'],
  ])('does what their own player can mean, who speaks of %s', (_, call, words) => {
    expect(ruled(call, { tomas: words }).code).toBe('allowed');
  });

  it.each([
    ['does not help who climbs elsewhere', 'I climb the wall.', 1],
    ['helps who says so', 'I help.', 2],
    ['helps who names the other', 'I give Kara a leg up.', 2],
    ['helps who says it in another language', 'Ich helfe.', 2],
  ])('%s', (_, words, faces) => {
    expect(ruled(helped, { kara: 'I read.', tomas: words }).faces).toBe(faces);
  });
});

it('pays who asks by name for what somebody sells', () => {
  const ware = { name: 'a mug of cider', aliases: ['cider'], copper: 1 };
  const selling = { ...harbour, npcs: harbour.npcs.map((npc) => (npc.id === 'ferrywoman' ? { ...npc, wares: [ware] } : npc)) };
  expect(ruled(pay, { tomas: 'Two ciders and my supper, please' }, selling).code).not.toBe('heroWantsElse');
  expect(ruled(pay, { tomas: 'Two ciders and my supper, please' }).code).toBe('heroWantsElse');
});
