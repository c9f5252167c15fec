import { sentencesOf } from '#domain/text/sentences.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, bare } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** What is bidden with words that name nothing: "flick one", "try it". */
const nothingNamed = /^(?:it|one|this|that|them|some|any|yourself|for yourself|again|and see|here|there|a little)\b/iu;

/** What somebody bids the party to try in the last reply, with what they say comes of it: "Flick one. Hear how it says nothing at all?" */
function bidsIn(reply: string): { verb: string; at: string; after: string }[] {
  return [...reply.matchAll(/"([^"]+)"/g)].flatMap(([, speech = '']) => {
    const said = sentencesOf(speech).map((each) => each.trim());
    return said.flatMap((sentence, at) => {
      const [first = '', ...rest] = sentence.toLowerCase().split(/[^\p{L}']+/u);
      const after = said[at + 1] ?? '';
      const isBid = !sentence.endsWith('?') && sentence.split(' ').length <= 6;
      return isBid && after !== '' ? [{ verb: first, at: rest.join(' ').trim(), after }] : [];
    });
  });
}

/** An action that somebody has just bidden the party to try: it is done, and comes out as they said. Undefined for all others. */
export function tellInvited(action: HeroAction, writer: SceneWriter): RankedText[] | undefined {
  const last = writer.context.brief.recent.findLast(({ role }) => role === 'ai')?.content ?? '';
  const { verb } = verbPhraseOf(action.clauses[0] ?? '', action.actor);
  const done = (action.clauses[0] ?? '').toLowerCase();
  const isMeant = ({ at }: { at: string }) => nothingNamed.test(at) || at.split(' ').some((word) => word.length > 3 && done.includes(word));
  const bid = verb === null ? undefined : bidsIn(last).find((each) => each.verb === verb && isMeant(each));
  if (!bid) return undefined;
  return [required(bare(actionFacts(action, writer), true)), required(`It is as it was said. "${bid.after}"`)];
}
