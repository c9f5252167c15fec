import type { Adventure } from '#domain/narration/adventure.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { gossip } from './gossip.ts';
import { openAim } from './open-aim.ts';

/** A question about the tale at large, which is for the narrator whoever stands by. */
export interface TaleQuestion {
  kind:
    /** Who the heroes are. */
    | 'ourselves'
    /** What it is all about. */
    | 'premise'
    /** What people speak of. */
    | 'gossip'
    /** What is left to be done. */
    | 'aims'
    /** How to bring something about that the party is after. */
    | 'howTo'
    /** Whom what was found out points to: who gains, and who may have done it. */
    | 'suspects'
    /** Whether anybody here hides something. */
    | 'liars'
    /** Who would know more of something. */
    | 'whomToAsk'
    /** What somebody could be asked. */
    | 'whatToAsk';
  /** What it is about; empty where it names nothing. */
  subject: string;
}

const about = "(?:the |a |an )?[a-z' -]{3,40}";

const patterns: readonly [RegExp, TaleQuestion['kind']][] = [
  [gossip, 'gossip'],
  [/^(?:who (?:am i|are we)|what(?:'s| is) my name|what am i|who do i play|which one am i)(?: (?:here|in this|again|now))*$/, 'ourselves'],
  [
    /^(?:what(?:'s| is) (?:going on|(?:happening|up|wrong) (?=here|around|in|with)|(?:this|it) all about|all this(?: about)?|this about|the (?:problem|matter|trouble|situation|issue|mystery|plot|premise|story))(?: (?:here|around here|in this town|with this town|in this place|now|about))*|what happened(?: here| to this (?:town|place))|why (?:are|did) (?:we|i) (?:here|come(?: here)?)|what (?:are we|am i) (?:doing|supposed to do|here to do|here for)(?: here)?|what (?:have|had|were|was|are|am) (?:we|i) (?:been )?(?:asked|hired|sent|told|paid|called)(?: here)? (?:to do|for)(?: here)?)$/,
    'premise',
  ],
  [
    /^(?:how (?:do|can|could|would|should|might|are) (?:we|i) (?:still |ever |even |going to |supposed to )*(?:win|solve (?:this|it|the .+)|finish(?: this| it)?|end this|end it|complete .+|get the reward|earn .+)|what (?:else )?(?:do|must|should|have|is|does) (?:we|i|it|there) (?:still |actually |really |even |now |left )*(?:need|needs|have|got|take|left)?(?: left)?(?: to)? ?(?:do|find|get|know|find out)?(?: here| now| still| next)* (?:to|before we|so we) (?:can |still )*(?:win|solve|finish|end|save|stop|fix|complete)\b.*|what (?:do|must) (?:we|i) (?:have|need|got) to do(?: here| now| next)*|what(?:'s| is) (?:still )?(?:left|missing|unsolved|(?<=still )open|our goal|our aim|our next step|the goal|the aim|the plan|our objective|the objective|left to do|the next step)(?: to do)?(?: here| now| then)*)$/,
    'aims',
  ],
  [
    /^(?:what|which) (?:ways?|means|options?|chances?) (?:do|can|could|have|are|is) (?:i|we|there) (?:still |see |have |got |left )*(?:to|of) (?!get\b|go\b|leave\b|getting\b|climb\b|reach\b)\p{L}+.*$/u,
    'aims',
  ],
  [
    /^(?:how (?:do|can|could|would|should|might|are) (?:we|i|one) (?:still |ever |even |going to |supposed to )*(?!get (?:to|into|past|out|in|up|down)\b|go\b|roll\b)\p{L}+ .+|(?:what(?:'s| is) )?the (?:best|easiest|quickest|right|only|safest) way to (?!the\b|a\b|get (?:to|into)\b|go\b).+|what(?:'s| is) the (?:best|easiest|quickest|right|only|safest) way to (?!the\b|a\b|get (?:to|into)\b|go\b).+|what (?:can|could|should|must) (?:we|i|be) (?:do|done) (?:about|against|to (?:stop|save|fix|help)) .+|(?:can|could) (?:we|i) (?:still |even )?(?:stop|save|fix|prevent|beat) .+)$/u,
    'howTo',
  ],
  [
    /^(?:(?:does|do|is|are) (?:any ?(?:one|body)|some ?(?:one|body)|(?:one|any) of (?:them|these)|they|these people)\b.*\b(?:lying|lie|hiding|suspicious|up to something|guilty|truth|honest|nervous|shifty)\b.*|who(?:'s| is| seems| looks)? .*\b(?:lying|hiding|suspicious|guilty|shifty|up to something|trustworthy)\b.*|who (?:can|should|could) (?:we|i) trust(?: here)?)$/,
    'liars',
  ],
  [
    /^(?:(?:(?:are|is) there|do (?:we|i) have|have (?:we|i)(?: got)?) any suspects?\b.*|any suspects?\b.*|who (?:here )?(?:is|are|could be|might be) (?:a |the |our |under )?(?:suspects?|suspicion|culprit|thief|villain|bad guy)(?: here)?|who (?:do|should|could|can|must|would) (?:we|i) suspect\b.*|who(?: (?:else|here|all))*(?: (?:would|could|might|may|does|will|stands to|stood to|here))* (?:gains?|benefits?|profits?|win by|want (?:this|that|it|such|her|him|them|to)|ha(?:ve|s|d)(?: had)? (?:a |an |any |the |some |good |most )*(?:reasons?|motives?|interest|cause|to gain))\b.*|who(?:'s| is| was| could be| might be| must be) behind (?:this|all (?:of )?(?:this|that|it)|it all)(?: all)?|what(?:'s| is| was| could be| would be) (?:the|his|her|their|a|\p{L}+'s) motive\b.*|who(?:'d| had| has| would have| could have) (?:a |any |the )?(?:reason|motive)\b.*|cui bono)$/u,
    'suspects',
  ],
  [
    new RegExp(
      `^who (?:else )?(?:would|might|could|may|can|will)? ?(?:know|knows|tell us|tell me|has heard|have heard)(?: any| some)?(?: more| something| anything)? (?:about|of) (?<subject>${about})$`,
    ),
    'whomToAsk',
  ],
  [
    new RegExp(
      `^(?:who(?:m)? (?:should|could|can|do|must) (?:we|i) (?:ask|talk to|speak to|see)|who to ask) (?:about|of) (?<subject>${about})$`,
    ),
    'whomToAsk',
  ],
  [
    new RegExp(`^what (?:else )?(?:should|could|can|do) (?:we|i) (?:ask|talk about with|talk to|say to) (?<subject>${about})(?: about)?$`),
    'whatToAsk',
  ],
];

const leads =
  /^(?:(?:so|and|but|or|ok|okay|wait|well|hmm+|um+|uh+|er|hey|oh|no|yeah|right|now|then|guys|lol|narrator|storyteller|gm|dm|please|sorry)[,.!:]*\s+|(?:can|could) you (?:please )?(?:tell|remind) (?:me|us) |(?:tell|remind) (?:me|us) |do (?:we|i) know )+/;
const strays =
  / (?:(?:do )?you (?:reckon|think|guess|suppose)|w?tf|the (?:heck|hell|fuck)|on earth|exactly|even|actually|really|again|just|anyway|then|lol|though|tho)(?= |$)/g;

/** The question without what only leads up to it or stresses it, in small letters. */
function taleText(text: string): string {
  return withMarks(text.toLowerCase().replaceAll('’', "'"))
    .replaceAll(/[\s.!?,;:-]+$/g, '')
    .replace(leads, '')
    .replaceAll(strays, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The question about the tale at large in the words; null where it is none. */
export function taleQuestionOf(question: string, adventure: Adventure, state: PlayState): TaleQuestion | null {
  const text = taleText(question);
  for (const [pattern, kind] of patterns) {
    const match = pattern.exec(text);
    if (!match || (kind === 'howTo' && !openAim(text, adventure, state))) continue;
    return { kind, subject: match.groups?.['subject']?.trim() ?? text };
  }
  return null;
}
