import { withinSentence } from '#domain/text/within-sentence.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';
import { softTarget } from '#server/features/storyteller/parse/soft-targets.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import type { Subject } from './subject.ts';

/** Whoever stands here and fits a word for anybody: "the kid". */
export function personMeant(text: string, { context, before, scene }: SceneWriter): Subject | undefined {
  if (!/^(?:the )?(?:\p{L}+ )?(?:kid|child|boy|girl|lad|lass|guy|man|woman|lady|fellow|old (?:man|woman|lady))$/u.test(text))
    return undefined;
  const soft = softTarget(`the ${bare(text)}`, 'talk', context.brief.adventure, before);
  return soft?.kind === 'npc'
    ? { kind: 'npc', npc: soft.npc, called: withinSentence(soft.npc.name), scene, isMet: true, isHere: true }
    : undefined;
}
