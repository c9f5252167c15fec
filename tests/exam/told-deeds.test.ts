import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { isGestureOnly, isHidingOnly, isLookOnly } from '#server/features/storyteller/compose/improvised/as-done.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isRestatable, restate } from '#server/features/storyteller/parse/words/restate.ts';
import { replay } from '#server/features/storyteller/plan/plan.ts';
import type { RuledCall } from '#server/features/storyteller/plan/planned-call.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { tier } from '#tests/support/tier.ts';
import { afterReply, briefAt, newEvening, staleAfter } from './evening.ts';
import { readRounds } from './exam.ts';
import { partyOf } from './party.ts';

/** Kinds of which words are told, and no deed. */
const spoken: readonly HeroAction['kind'][] = ['talk', 'ask', 'ooc', 'lore'];
/** Kinds that are what is done beside somebody, or to be ready. */
const beside: readonly HeroAction['kind'][] = ['help', 'defend', 'rest'];

/** Whether an action may be told as done in its player's words. */
function isBacked(action: HeroAction, ruled: readonly RuledCall[], taken: Brief['state']['taken']): boolean {
  if (!isRestatable(action) || spoken.includes(action.kind) || beside.includes(action.kind) || action.free || action.chosen) return true;
  const moved = ruled.some(({ purpose, ruling }) => purpose === 'move' && ruling.allowed);
  // Whoever pulls a flap open and goes through it has opened it.
  if (moved && ['travel', 'flee', 'sneak', 'use'].includes(action.kind)) return true;
  if (action.kind === 'sneak') return isHidingOnly(action);
  if (action.kind === 'search') return isLookOnly(action);
  const isMade = ruled.some(
    ({ action: of, call, ruling }) => of?.clauses === action.clauses && ruling.allowed && (action.sure || call.name !== 'check'),
  );
  const isHad = action.targets.some((each) => each.kind === 'loot' && Object.hasOwn(taken, each.loot.id));
  const isStep = (action.kind === 'travel' && action.targets.length > 0) || companionOf(action) !== undefined;
  return isMade || isHad || isStep || isGestureOnly(action);
}

/** Deeds of a round's lines that a reply tells as done in the player's words, though they were not done. */
function echoesOf(name: string, lines: readonly string[]): string[] {
  const world = name.replace(/^\d+-/, '');
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  let evening = newEvening(adventure, `exam-${world}`);
  return lines.flatMap((line) => {
    const party = partyOf(evening.state);
    const said = [{ hero: 'Mira', text: line }];
    const given = briefAt(adventure, evening, party, said);
    const played = playReply(given, staleAfter(evening));
    const told = played.text.replaceAll(/"[^"]*"/g, '');
    const { parts } = replay(played.seen, played.progress);
    evening = afterReply(evening, given, said, played);
    return parts.flatMap(({ context, ruled }) =>
      context.read
        .flatMap(({ actions }) => actions)
        .filter((action) => !isBacked(action, ruled, played.progress.state.taken))
        .map((action) => `${action.actor.name} ${restate(action, []).action}`)
        .filter((deed) => told.includes(deed))
        .map((deed) => `${line} => ${deed}`),
    );
  });
}

describe('a deed that would change something', () => {
  const rounds = readRounds().slice(-tier.bound(3, 100));
  it.each(rounds)('is not told as done where nothing was ruled on it: $name', ({ name, verdicts }) => {
    const lines = verdicts.map(({ said }) => said).filter((said) => !said.includes(' | '));
    expect(echoesOf(name, lines)).toEqual([]);
  });
});
