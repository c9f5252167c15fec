import { isSuccess } from '#domain/dice/degree.ts';
import type { Brief } from '#domain/narration/brief.ts';
import type { ResolvedIntent } from '#domain/chat/message.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';

/** Characters of an intent that are kept with its outcome. */
const longest = 120;

interface Weighed {
  result: 'done' | 'partly' | 'blocked';
  /** Where its rolls begin among all of the reply; null when it has none. */
  roll: number | null;
}

/** How one ruling went: a hair's breadth is half of it, a refusal is none of it. */
function weigh({ allowed, degree, rolls }: Ruling, firstRoll: number): Weighed {
  const result = !allowed ? 'blocked' : degree === null || isSuccess(degree) ? 'done' : degree === 'nearMiss' ? 'partly' : 'blocked';
  return { result, roll: rolls.length > 0 ? firstRoll : null };
}

function together(weighed: readonly Weighed[]): ResolvedIntent['outcome'] {
  if (weighed.every(({ result }) => result === 'done')) return 'done';
  return weighed.every(({ result }) => result === 'blocked') ? 'blocked' : 'partly';
}

/**
 * What became of each intent, in their order: by the rulings on that hero's checks, blows and takings. All came off: done;
 * none: blocked; else partly. What needed no ruling is done. The roll is that of the first ruling that has one.
 */
export function resolveIntents({ intents, party }: Pick<Brief, 'intents' | 'party'>, rulings: readonly Ruling[]): ResolvedIntent[] {
  const starts = rulings.map((_, index) => rulings.slice(0, index).reduce((sum, { rolls }) => sum + rolls.length, 0));
  return intents.map(({ heroId, text }) => {
    const own = rulings.flatMap((ruling, index) =>
      'heroId' in ruling.call && ruling.call.heroId === heroId ? [weigh(ruling, starts[index] ?? 0)] : [],
    );
    return {
      userId: heroId,
      name: party.find((hero) => hero.id === heroId)?.name ?? 'Somebody',
      intent: text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text,
      outcome: together(own),
      roll: own.find((each) => each.roll !== null)?.roll ?? null,
    };
  });
}
