import { describe, expect, it } from 'vitest';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { tellObjection } from '#domain/narration/reply-check/objection.ts';
import { readyAdventures, templateAdventure } from '#server/features/adventures/index.ts';
import { seeded } from '#server/features/storyteller/plan/seed.ts';
import { playedOut } from './good-reply.ts';
import { repliesBeyond } from './good-replies-beyond.ts';
import { repliesInTown } from './good-replies-town.ts';
import { mutations } from './mutants.ts';
import { eveningReplies } from './storyteller-replies.ts';
import type { CheckedReply } from './storyteller-replies.ts';

/** Wrong replies that each check is shown. */
const MUTANTS = 60;
/** Of these, those that it must find. */
const CAUGHT_SHARE = 0.95;
/** Of good replies, those that it may object to. */
const FALSE_ALARMS_SHARE = 0.02;
const GOOD_REPLIES = 60;
const SEEDS = ['first', 'second'];
const TURNS = 25;

const told = [...readyAdventures.values()].flatMap((adventure) => SEEDS.flatMap((seed) => eveningReplies(adventure, seed, TURNS)));
const objectionsTo = ({ text, brief, material, happened }: CheckedReply) => checkReply(text, brief, material, happened);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const written = [...repliesInTown, ...repliesBeyond].map((reply) => playedOut(templateAdventure, reply));

describe('the reply check', () => {
  it.each([
    ['the Storyteller tells of the ready adventures', told],
    ['a careful model writes', written],
  ])('has nothing against what %s', (_who, replies) => {
    expect(replies.length).toBeGreaterThanOrEqual(GOOD_REPLIES);
    const wrong = replies.flatMap((reply) => {
      const found = objectionsTo(reply);
      return found.length === 0 ? [] : [`${found.map(tellObjection).join('; ')}\n${reply.text}`];
    });
    const figures = `${wrong.length} of ${replies.length} (${percent(wrong.length, replies.length)}):\n${wrong.join('\n---\n')}`;
    expect({ isWithin: wrong.length / replies.length <= FALSE_ALARMS_SHARE, figures }).toEqual({ isWithin: true, figures });
  });

  it.each(mutations)('finds replies that are wrong in their $check', ({ check, codes, mutate }) => {
    const draw = seeded(check, 0, 'mutants');
    const missed: string[] = [];
    let made = 0;
    for (let tries = 0; made < MUTANTS && tries < MUTANTS * 30; tries += 1) {
      const from = told[Math.floor(draw() * told.length)];
      const mutant = from && mutate(from, draw);
      if (!mutant) continue;
      made += 1;
      const found = objectionsTo(mutant);
      if (!found.some(({ code }) => codes.includes(code))) missed.push(mutant.text);
    }
    const caught = made - missed.length;
    const figures = `${caught} of ${made} caught (${percent(caught, made)}); not:\n${missed.join('\n---\n')}`;
    expect({ made, isEnough: caught / made >= CAUGHT_SHARE, figures }).toEqual({ made: MUTANTS, isEnough: true, figures });
  });
});
