import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { openingState, PlayState } from '#domain/narration/play-state.ts';
import { allCoins, CoinsPaid } from '#domain/narration/payment.ts';
import { withLentWords } from '#server/features/storyteller/parse/party/orders-to-heroes.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { z } from 'zod';

/** An evening as it is kept between two replies. */
export const EveningLog = z.object({
  campaignId: z.string(),
  state: PlayState,
  /** The coins that heroes have left, once something was paid. */
  purses: z.record(z.string(), CoinsPaid).default({}),
  replies: z.array(
    z.object({
      /** What was said, by whom. */
      said: z.array(z.object({ hero: z.string(), text: z.string() })),
      text: z.string(),
      fragments: z.array(z.string()),
      /** The tools that were called, as `name` or `name refused`. */
      rulings: z.array(z.string()),
    }),
  ),
});
export type EveningLog = z.infer<typeof EveningLog>;

/** Fragments are not told again within so many replies. */
const REPLIES_REMEMBERED = 20;

/** An evening that has not begun: the same id throws the same dice. */
export function newEvening(adventure: Adventure, campaignId: string): EveningLog {
  return { campaignId, state: openingState(adventure), purses: {}, replies: [] };
}

/** A hero with the coins that they have left. */
function withPurse(hero: Hero, purse: CoinsPaid | undefined): Hero {
  return hero.card && purse ? { ...hero, card: { ...hero.card, now: { ...hero.card.now, coins: allCoins(purse) } } } : hero;
}

/** What the Storyteller is asked to reply to when heroes say this. */
export function briefAt(
  adventure: Adventure,
  evening: EveningLog,
  heroes: readonly Hero[],
  said: EveningLog['replies'][number]['said'],
): Brief {
  const party = heroes.map((hero) => withPurse(hero, evening.purses[hero.id]));
  const intents = said.flatMap(({ hero, text }) => party.flatMap(({ id, name }) => (name === hero ? [{ heroId: id, text }] : [])));
  const recent = evening.replies
    .slice(-limits.recentMessages)
    .flatMap(({ said, text }) => [
      ...said.map((line) => ({ sender: line.hero, role: 'player' as const, content: line.text })),
      { sender: 'Narrator', role: 'ai' as const, content: text },
    ])
    .slice(-limits.recentMessages);
  return {
    campaignId: evening.campaignId,
    turn: evening.replies.length + 1,
    cause: 'turn',
    adventure,
    state: evening.state,
    party,
    intents: withLentWords({ intents, party, state: evening.state }),
    recent,
  };
}

/** Stock sentences of the last replies, which are not told again. */
export const staleAfter = ({ replies }: EveningLog): ReadonlySet<string> =>
  new Set(replies.slice(-REPLIES_REMEMBERED).flatMap(({ fragments }) => fragments));

/** The evening after a reply to what was said. */
export function afterReply(
  evening: EveningLog,
  brief: Brief,
  said: EveningLog['replies'][number]['said'],
  { text, fragments, progress }: ReturnType<typeof playReply>,
): EveningLog {
  const rulings = progress.rulings.map(({ allowed, call }) => (allowed ? call.name : `${call.name} refused`));
  const left = brief.party.flatMap((hero) => {
    const purse = purseOf(hero, progress.rulings);
    return purse ? [[hero.id, purse] as const] : [];
  });
  return {
    ...evening,
    state: progress.state,
    purses: Object.fromEntries(left),
    replies: [...evening.replies, { said, text, fragments, rulings }],
  };
}

/** Plays one reply of the Storyteller to what heroes said, by the same rulings as at a table. */
export function sayAt(
  adventure: Adventure,
  evening: EveningLog,
  heroes: readonly Hero[],
  said: EveningLog['replies'][number]['said'],
): EveningLog {
  const brief = briefAt(adventure, evening, heroes, said);
  return afterReply(evening, brief, said, playReply(brief, staleAfter(evening)));
}
