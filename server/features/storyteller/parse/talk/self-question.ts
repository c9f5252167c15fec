import type { SelfKind } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

const you = '(?:you|u|ya|ye)';
const your = "(?:your|ur|yer|you're)";

/** How people ask somebody about themself, by what they ask; the first that fits holds. */
const asking: readonly [SelfKind, RegExp][] = [
  [
    'age',
    new RegExp(
      `\\bhow old (?:are|r) ${you}\\b|\\b(?:what(?:'s| is)|how much is) ${your} age\\b|\\bhow many (?:winters|summers|years) (?:have|are) ${you}\\b`,
    ),
  ],
  [
    'family',
    new RegExp(
      `\\b(?:do|did|have) ${you}(?: (?:still|even|ever|got|have|had))* (?:any |a |an |some )?(?:kids?|child(?:ren)?|famil(?:y|ies)|wife|husband|spouse|partner|brothers?|sisters?|siblings?|parents?|sons?|daughters?|sweetheart|lover|grandchild(?:ren)?|relatives?|relations?|kin)\\b|\\b(?:are|were) ${you}(?: (?:ever|still|really))* (?:married|alone|single|widowed|a (?:mother|father|widow|widower|parent))\\b|\\b(?:who (?:is|was|are|were)|who's|what about|how(?:'s| is| are)|where (?:is|are)|where's) ${your} (?:family|wife|husband|kids?|child(?:ren)?|parents?|mother|father|mum|dad|brothers?|sisters?)\\b|\\b(?:about|of) ${your} (?:family|wife|husband|kids?|child(?:ren)?|parents?|mother|father|people)\\b|\\bever (?:been )?married\\b`,
    ),
  ],
  [
    'fears',
    new RegExp(
      `\\b(?:what|who|whom)(?: (?:are|r)|'re) ${you} (?:so )?(?:afraid|scared|frightened|worried|fearful)(?: (?:of|about))?\\b|\\b(?:are|r|aren't|ain't) ${you} (?:not )?(?:\\p{L}+ )?(?:afraid|scared|frightened)\\b|\\bwhat (?:do|does) ${you} fear\\b|\\bwhat (?:frightens|scares|worries) ${you}\\b|\\bwhat(?:'s| is| are) ${your} (?:\\p{L}+ )?fears?\\b|\\bwhy (?:are|r) ${you} (?:so )?(?:afraid|scared|frightened)\\b`,
      'u',
    ),
  ],
  [
    'hopes',
    new RegExp(
      `\\bwhat (?:do|would|did|will) ${you} (?:really |most |truly )*(?:hope|wish|dream|long|hoping)\\b|\\bwhat (?:are|r) ${you} (?:hoping|waiting|longing) for\\b|\\bif ${you} could (?:have|do|be|wish)\\b|\\b(?:do|have) ${you} (?:have |got )?(?:a |any )?(?:dreams?|hopes?|wish(?:es)?|plans?)\\b|\\bwhat(?:'s|s| is| are| was| were) ${your} (?:(?:biggest|one|greatest|own|heart's|secret) )?(?:dreams?|hopes?|wish(?:es)?|plans?)\\b|\\bwhat would make ${you} happy\\b|\\bwhat will ${you} do (?:when|after|once|now)\\b`,
    ),
  ],
  [
    'likes',
    new RegExp(
      `\\bwhat (?:do|does|did) ${you} (?:\\p{L}+ )?(?:like|enjoy|love)\\b(?! (?:about|of) (?:him|her|them))|\\bwhat makes ${you} (?:happy|laugh|smile)\\b|\\b(?:what(?:'s| is)|who(?:'s| is)) ${your} favou?rite\\b|\\bfor fun\\b|\\bdo ${you} (?:like|enjoy|love) (?:it here|living here|your (?:work|job|life)|this (?:place|town|work)|being|\\p{L}+ing)\\b|\\b(?:any |${your} )hobb(?:y|ies)\\b|\\b(?:are|r) ${you} happy\\b`,
      'u',
    ),
  ],
  [
    'faith',
    new RegExp(
      `\\b(?:do|don't|did) ${you} (?:really |truly |even )*(?:believe|pray|worship|trust) (?:in|to|that there)\\b|\\b(?:do|did) ${you} (?:ever )?(?:believe|pray|worship)\\s*[?.!]*$|\\bwhat do ${you} believe\\b|\\bwhich gods?\\b|\\b(?:are|r) ${you} (?:religious|superstitious|a believer|pious|devout)\\b`,
    ),
  ],
  [
    'home',
    new RegExp(
      `\\bwhere (?:do|did|does) ${you} (?:live|sleep|stay|come from|grow up|dwell)\\b|\\bwhere(?: (?:are|r)|'re) ${you} from\\b|\\bwhere (?:is|was|'s) ${your} (?:home|house|bed|room)\\b|\\b(?:are|were) ${you} (?:from (?:here|around here|this)|born here|a local)\\b|\\bdo ${you} live (?:here|alone|around|in this|nearby)\\b|\\bhave ${you} (?:always |ever )?lived (?:here|in this)\\b|\\bhow long have ${you} (?:lived|been (?:living )?(?:here|in (?:this|the)))\\b|\\bwhere were ${you} born\\b`,
    ),
  ],
  [
    'work',
    new RegExp(
      `\\bwhat (?:do|is it that) ${you} do(?: (?:here|for a living|all day|for work|exactly|around here|then))*\\s*[?.!]*$|\\bwhat(?:'s| is) ${your} (?:job|work|trade|craft|business|profession|post)\\b|\\bhow long have ${you} (?:worked|done|kept|run|served|carved|taught|guarded|been (?!here|there|in\\b|on\\b|away|gone|waiting|dead|alone|married|sick|ill|out\\b|standing|like\\b)\\p{L}+)|\\bhow (?:did|do) ${you} (?:become|come to be|learn|get (?:to be|into))\\b|\\bwho taught ${you}(?: (?:this|that|your (?:trade|craft|work)|the (?:trade|craft)))?\\s*[?.!]*$|\\b(?:do|did) ${you} (?:work|make a living)\\b|\\bwhat are ${you} (?:doing|working on|making|up to)(?: (?:here|there|now|all alone|out here))*\\s*[?.!]*$|\\bdo ${you} always (?:do|make|sit|stand|work)\\b`,
      'u',
    ),
  ],
  [
    'past',
    new RegExp(
      `\\b(?:what(?:'s| is)|tell (?:me|us)(?: about)?) ${your} (?:story|past|life|history)\\b|\\b(?:tell (?:me|us) (?:\\p{L}+ ){0,3}about|talk about) (?:yourself|${you}rself)\\b|\\bwhat (?:did|were) ${you} (?:do(?:ing)? )?(?:before|when you were (?:young|little|a))\\b|\\bwhat (?:were ${you} like|happened to ${you})\\b|\\bhave ${you} (?:always|ever) (?:been|left|lived|travell?ed|seen|killed|loved|regretted)\\b|\\bdo ${you} (?:regret|miss)\\b|\\bwhat do ${you} (?:regret|miss)\\b|\\bwho (?:are|r) ${you} really\\b`,
      'u',
    ),
  ],
  [
    'mood',
    new RegExp(
      `\\bhow (?:are|r|do) ${you} (?:feel(?:ing)?|holding up|doing|coping|today|now|bearing)\\b|\\bhow (?:are|r) ${you}\\b(?! (?:\\p{L}{3,}ing|sure|certain|going|so|able|involved|related|connected|mixed))|\\bhow do ${you} feel\\b|\\bwhy (?:are|r|do) ${you} (?:so |look so |looking so |look |looking |seem so |seem |always )?(?:sad|unhappy|angry|nervous|quiet|tired|cross|upset|worried|crying|cry|weeping|shaking|trembling|gloomy|grumpy|jumpy|tense|pale|smiling|laughing|lonely|stressed)\\b|\\bwhat(?:'s| is) (?:the matter|wrong|troubling ${you}|bothering ${you}|eating ${you}|up with ${you}|on ${your} mind)(?: with ${you})?\\b|\\b(?:are|r) ${you} (?:all right|alright|ok|okay|well|sad|unhappy|lonely|angry|tired|hurt|sick|ill|cold|hungry|nervous|upset|crying|worried)\\b|\\bdo ${you} (?:feel|sleep|get lonely)\\b|\\b(?:you|u) (?:look|seem|sound) (?:so |very |really |quite |pretty |awfully |terribly |a bit |a little |rather |like you are |like you're )*(?:sad|unhappy|tired|exhausted|weary|worn(?: out)?|beat|shattered|dead on your feet|sleepy|ill|sick|unwell|poorly|worried|nervous|anxious|upset|troubled|pale|scared|afraid|frightened|lonely|cold|frozen|hungry|down|glum|gloomy|shaken|low|rough|like you (?:have not|haven't|need) .{0,12}sle[ep]+t?)\\b|\\bwhy (?:the|such a) (?:long|sad) face\\b|\\bwhat keeps ${you} (?:up|awake)\\b`,
    ),
  ],
];

/** What somebody is asked about themself in these words; undefined where it is nothing of the kind. Of several, what is asked last. */
export function selfQuestion(text: string): SelfKind | undefined {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return sentencesOf(plain)
    .map((sentence) => asking.find(([, pattern]) => pattern.test(sentence))?.[0])
    .findLast((kind) => kind !== undefined);
}
