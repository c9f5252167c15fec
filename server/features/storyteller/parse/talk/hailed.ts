import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import { softTarget } from '#server/features/storyteller/parse/soft-targets.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

/** Somebody called by what they look like: "hey mister with the shovel, seen anything?" */
const hailing =
  /^(?:(?:hey|oi|yo|psst|hello|hi|excuse me|pardon me|sorry|ahoy|say|listen|ok(?:ay)?|good (?:morning|day|evening)),? )+(?:there,? )?(?:you,? )?(?:the )?([\p{L}' -]{3,40}?)(?:[,!?:]| (?=(?:did|do|does|are|is|can|could|have|has|will|would|what|who|where|when|why|how|whose)\b))/iu;
const youThere = /^you(?: there)?,? (?:the )?([\p{L}' -]{3,40}?)[,!?:]/iu;

/** What people are called who have no name yet, by how one speaks of them. */
const people: readonly [RegExp, readonly string[]][] = [
  [/^(?:mister|mr|man|guy|dude|sir|fella|fellow|lad|boy|gramps|grandpa|gentleman|bloke|chap|brother)$/u, ['he', 'they']],
  [/^(?:lady|woman|miss|ma'am|madam|mrs|girl|lass|granny|grandma|auntie|sister|missus)$/u, ['she', 'they']],
  [/^(?:kid|kiddo|child|friend|pal|buddy|stranger|mate|youngster|love|folks|you)$/u, ['he', 'she', 'they']],
];

const young = /^(?:kid|kiddo|child|youngster|boy|girl|lad|lass)$/u;
const ofYouth = /\b(?:child|kid|girl|boy|lad|lass|urchin|mudlark|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b/iu;

/** Whether somebody is a child, by what they are called and how they look. */
export const isYoung = ({ role, aliases, description }: Npc): boolean => ofYouth.test([role, ...aliases, description].join(' '));

/** Whoever here may be meant by the words that call them, by what such people are called. */
function meantBy(words: readonly string[], here: readonly Npc[]): Npc[] {
  const known = people.find(([pattern]) => words.some((word) => pattern.test(word)));
  const fitting = known ? here.filter(({ pronouns }) => known[1].includes(pronouns)) : [];
  if (!words.some((word) => young.test(word))) return fitting;
  return fitting.filter(isYoung);
}

/** The one here who is called by what they look like: "hey lady in the boat, …". Undefined where nobody is, or more than one may be meant. */
export function hailedIn(text: string, stage: Stage): Target | undefined {
  const [, hailed = ''] = hailing.exec(text) ?? youThere.exec(text) ?? [];
  const words = hailed.toLowerCase().split(/[^\p{L}']+/u);
  const here = presentNpcs(stage.adventure, stage.state).filter((npc) => !isBeast(npc));
  const [one, ...more] = hailed === '' ? [] : meantBy(words, here);
  if (!one) return undefined;
  const looked = softTarget(`the ${words.filter((word) => word.length > 3).join(' ')}`, 'talk', stage.adventure, stage.state);
  const isOneOfThem = looked?.kind === 'npc' && [one, ...more].includes(looked.npc);
  return isOneOfThem ? looked : more.length === 0 ? { kind: 'npc', npc: one } : undefined;
}
