import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';

/** Clauses up to where all hangs on somebody being here who is not: "is the mayor here? If so I bow". */
export function whileItIsSo(ordered: readonly HeardClause[], { adventure, state, party }: Stage): readonly HeardClause[] {
  const at = ordered.findIndex(({ text }, index) => index > 0 && /^if (?:yes|so|s?he is|they are|it is)\b/i.test(text));
  const asked = ordered[at - 1];
  if (at < 0 || !asked?.question) return ordered;
  const isHere = targetsIn(asked.text, adventure, state, party).some(({ kind }) => kind === 'npc' || kind === 'hero');
  if (!isHere) return ordered.slice(0, at);
  return ordered.flatMap((each, index) =>
    index === at ? { ...each, text: each.text.replace(/^if (?:yes|so|s?he is|they are|it is),? /i, '') } : each,
  );
}
