import { presentNpcs } from '#domain/narration/play-state.ts';
import { rightsOf } from '#domain/narration/rulings/rights.ts';
import { timeOf } from '#domain/narration/rulings/story-time.ts';
import { tagsOn } from '#domain/narration/scene-tags/tags-here.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { npcFacts } from '#server/features/storyteller/compose/facts.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { tagKey } from './tag-key.ts';

/** Whom nothing keeps from acting any more once this reply is told: bonds that last no longer, and sleep that ends. */
export function tellLapses({ context, fragments, narrated }: SceneWriter): RankedText[] {
  const { brief, state, whole } = context;
  if (brief.cause !== 'turn' || rightsOf(whole) === 'talk' || brief.state.scene !== state.scene) return [];
  const next = timeOf(brief.state).turns + 1;
  return presentNpcs(brief.adventure, state).flatMap((npc) => {
    const about = { kind: 'npc', id: npc.id } as const;
    const held = tagsOn(brief.adventure, state, about).filter((tag) => tagRules[tag.state].holds === true);
    const [ending] = held.filter(({ until }) => until !== null && until <= next);
    if (!ending || held.some(({ until }) => until === null || until > next)) return [];
    const text = fragments.insist([`lapse.${ending.state}`], npcFacts(npc));
    if (text === null) return [];
    narrated.add(tagKey(about));
    return [required(text)];
  });
}
