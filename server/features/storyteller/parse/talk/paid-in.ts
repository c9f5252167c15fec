import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { paymentOf } from './payment.ts';
import { paidForIn, wantsOf } from './wants.ts';

/** What a clause means in which somebody of the tale is paid; null where nobody is. Coins between heroes go from sheet to sheet. */
export function paidIn(
  { text, question }: Clause,
  { kind, tone }: Pick<HeroAction, 'kind' | 'tone'>,
  targets: readonly Target[],
): Pick<HeroAction, 'targets' | 'tone' | 'pays' | 'wants'> | null {
  const people = targets.filter((each) => each.kind === 'npc');
  const isForHero = people.length === 0 && targets.some((each) => each.kind === 'hero');
  const pays = question || isForHero || kind === 'take' || kind === 'travel' ? null : paymentOf(text);
  if (pays === null) return null;
  const wants = pays.purpose === 'goods' ? (wantsOf(text) ?? paidForIn(text)) : null;
  return { targets: people, tone: tone === 'charm' && wants === null ? tone : 'plain', pays, wants };
}
