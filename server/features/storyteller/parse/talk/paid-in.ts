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
  // A coin that is slid over or left to somebody goes there, and nobody with it.
  const isGoing =
    kind === 'travel' && !/^(?:(?:i|we|and|then) )*(?:slide|pass|push|leave)s? (?!\p{L}+(?:ly)? (?:over|up|to)\b)/iu.test(text);
  const pays = question || isForHero || kind === 'take' || isGoing ? null : paymentOf(text);
  if (pays === null) return null;
  const wants = pays.purpose === 'goods' ? (wantsOf(text) ?? paidForIn(text)) : null;
  return { targets: people, tone: tone === 'charm' && wants === null ? tone : 'plain', pays, wants };
}

const forThat = /\bfor (?:it|that|this|them|those|one)\b/i;
const askedFor = /\bfor ((?:an?|some|the|one|two|three|four|another) [^,.;!?]{2,40})$/iu;

/** An action that pays "for it", as one that buys what was asked for just before in the same words; any other as it is. */
export function paidForLast(next: HeroAction, earlier: HeroAction | undefined): HeroAction {
  if (next.pays?.purpose !== 'gift' || !forThat.test(next.clauses.join(' ')) || earlier?.kind !== 'talk') return next;
  const wants = earlier.wants ?? askedFor.exec(earlier.clauses.join(' '))?.[1] ?? null;
  return wants === null ? next : { ...next, pays: { ...next.pays, purpose: 'goods' }, wants };
}
