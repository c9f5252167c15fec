import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief, Hero } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { openingState, PlayState } from '#domain/narration/play-state.ts';
import { withLentWords } from '#server/features/storyteller/parse/lent/lent-words.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { z } from 'zod';

/** An evening as it is kept between two replies. */
export const EveningLog = z.object({
  campaignId: z.string(),
  state: PlayState,
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
  return { campaignId, state: openingState(adventure), replies: [] };
}

/** Plays one reply of the Storyteller to what heroes said, by the same rulings as at a table. */
export function sayAt(
  adventure: Adventure,
  evening: EveningLog,
  party: readonly Hero[],
  said: EveningLog['replies'][number]['said'],
): EveningLog {
  const intents = said.flatMap(({ hero, text }) => party.flatMap(({ id, name }) => (name === hero ? [{ heroId: id, text }] : [])));
  const recent = evening.replies
    .slice(-limits.recentMessages)
    .flatMap(({ said, text }) => [
      ...said.map((line) => ({ sender: line.hero, role: 'player' as const, content: line.text })),
      { sender: 'Narrator', role: 'ai' as const, content: text },
    ])
    .slice(-limits.recentMessages);
  const brief: Brief = {
    campaignId: evening.campaignId,
    turn: evening.replies.length + 1,
    cause: 'turn',
    adventure,
    state: evening.state,
    party: [...party],
    intents: withLentWords({ intents, party: [...party], state: evening.state }),
    recent,
  };
  const used = new Set(evening.replies.slice(-REPLIES_REMEMBERED).flatMap(({ fragments }) => fragments));
  const { text, fragments, progress } = playReply(brief, used);
  const rulings = progress.rulings.map(({ allowed, call }) => (allowed ? call.name : `${call.name} refused`));
  return { ...evening, state: progress.state, replies: [...evening.replies, { said, text, fragments, rulings }] };
}
