import { asSeen } from '#domain/narration/adventure-texts/as-seen.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { endReply } from '#domain/narration/rulings/story-time.ts';
import { rule } from '#domain/narration/rulings/rule-on-call.ts';
import { seeded } from './plan/seed.ts';
import { nextCalls, tell } from './storyteller.ts';
import type { Progress } from './storyteller.ts';

/** One reply played through with real rulings, as the server plays it; chance comes from the campaign and the turn. */
export interface Played extends ReturnType<typeof tell> {
  progress: Progress;
  /** What was replied to, as the party saw it: what is read of it again is known by then. */
  seen: Brief;
  /** Calls that were made, the last and empty one among them. */
  calls: number;
}

/** Asks, rules and tells one reply, where nothing is kept: chance comes from the campaign and the turn. `used` are fragments that are not told again. */
export function playReply(given: Brief, used: ReadonlySet<string>): Played {
  const brief = { ...given, adventure: asSeen(given.adventure, given.state) };
  const draw = seeded(brief.campaignId, brief.turn, 'dice');
  const dice = (sides: number) => 1 + Math.floor(draw() * sides);
  let progress: Progress = { rulings: [], state: brief.state };
  let calls = 0;
  for (; calls < limits.stepsPerReply + 2; calls += 1) {
    const calls = nextCalls(brief, progress);
    if (calls.length === 0) break;
    for (const call of calls) {
      const verdict = rule({ ...brief, begun: brief.state, state: progress.state, rulings: progress.rulings, dice }, call);
      progress = { rulings: [...progress.rulings, verdict.ruling], state: verdict.state };
    }
  }
  const told = tell(brief, progress, used);
  return {
    ...told,
    progress: { ...progress, state: endReply({ brief, rulings: progress.rulings, remembered: told.remembered }, progress.state) },
    seen: brief,
    calls: calls + 1,
  };
}
