import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { policies } from '#domain/permissions/policies.ts';
import { play as operation } from '#contract/play/practice.ts';
import { templateAdventure as adventure } from '#server/features/adventures/index.ts';
import { playReply } from '#server/features/storyteller/index.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';

/** What a visitor can say first, who does not know yet what can be said. Each is read by the Storyteller as any other words are, and none gives away what the adventure is about. */
const firstOptions = ['I look at the boats for anything odd.', 'I talk to the ferrywoman.', 'I climb one of the boats.'];

/** Whom a visitor plays in a rehearsal: somebody with a name and no sheet, so that only the die counts. */
const hero = { id: 'rehearsing', name: 'Rowan' };

export const play = query(operation, {
  may: policies['practice.play'],
  find: noSubject,
  run: ({ input: { rehearsalId, said } }) =>
    Promise.resolve({
      adventure: adventure.title,
      hero: hero.name,
      opening: adventure.welcome,
      options: firstOptions,
      replies: repliesTo(rehearsalId, said),
    }),
});

/** Plays the rehearsal from its first turn on: what was said before is said again, so that nothing need be kept between two calls. */
function repliesTo(rehearsalId: string, said: readonly string[]) {
  let state = openingState(adventure);
  const recent: Brief['recent'] = [];
  const used = new Set<string>();
  return said.map((text, at) => {
    const brief: Brief = {
      campaignId: rehearsalId,
      turn: at + 1,
      cause: 'turn',
      adventure,
      state,
      party: [hero],
      intents: [{ heroId: hero.id, text }],
      recent: recent.slice(-limits.recentMessages),
    };
    const reply = playReply(brief, used);
    state = reply.progress.state;
    for (const fragment of reply.fragments) used.add(fragment);
    recent.push({ sender: hero.name, role: 'player', content: text }, { sender: 'Narrator', role: 'ai', content: reply.text });
    return { text: reply.text, rolls: reply.progress.rulings.flatMap(({ rolls }) => rolls), options: reply.options };
  });
}
