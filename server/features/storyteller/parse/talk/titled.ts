import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isYoung } from './hailed.ts';
import { callsOf } from './spoken-parts.ts';

/** Titles by which people call somebody whose name they do not know. */
const titles = {
  she: /(?:^|[,.!?] )(?:my (?:good )?)?(?:mistress|madam|ma'?am|miss|missus|my lady|good ?wife|lady)(?=[,.!?]|$)/iu,
  he: /(?:^|[,.!?] )(?:my (?:good )?)?(?:sir|mister|master|my lord|good ?man)(?=[,.!?]|$)/iu,
} as const;

/** Whoever is called by a title alone, where only one of those who are here can be meant: "good evening, mistress". */
export function titledIn(text: string, { adventure, state }: Stage): Target[] {
  const pronoun = (['she', 'he'] as const).find((each) => titles[each].test(text));
  const called = presentNpcs(adventure, state).filter((npc) => npc.pronouns === pronoun && !isBeast(npc));
  const grown = called.filter((npc) => !isYoung(npc));
  const meant = grown.length > 0 ? grown : called;
  const [npc] = meant;
  return npc && meant.length === 1 ? [{ kind: 'npc', npc }] : [];
}

/** Those of whom words ask who or where they are, to others who are here: nobody asks them that. */
export function withoutAskedAfter(text: string, targets: readonly Target[], { adventure, state }: Stage): Target[] {
  const isAlone = presentNpcs(adventure, state).filter((npc) => !isBeast(npc)).length < 2;
  const [, asked = ''] = /\b(?:who|where)(?:'s|s| is| was| are) (?:the |that |this |your )?([\p{L}' -]{2,40})/iu.exec(text) ?? [];
  const isAskedAfter = (each: Target) =>
    each.kind === 'npc' && callsOf(each.npc).some((name) => asked.toLowerCase().startsWith(name.toLowerCase()));
  return isAlone || asked === '' ? [...targets] : targets.filter((each) => !isAskedAfter(each));
}
