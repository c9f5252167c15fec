import type { Hero } from '#domain/narration/brief.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { asForSale } from '#server/features/storyteller/parse/trade/fare.ts';
import { outsideSpeech } from '#server/features/storyteller/parse/words/outside-speech.ts';
import { withLastPlace } from '#server/features/storyteller/parse/clauses/corrections.ts';
import { withoutAttendants } from './attendant.ts';
import { withoutReasoning } from './reasoned.ts';
import { withAccepted } from './accepted.ts';
import { asHandedOver } from './handed-over.ts';
import { asGift } from './held-out.ts';
import { withIntroductions } from './introduced.ts';
import { withMannerOf } from './manner-first.ts';
import { withLookedUp, withThingsLookedAt } from './looked-over.ts';
import { asOverheard } from './overheard.ts';
import { withWayAlone } from './way-beside.ts';
import { withoutNegatedWay } from './other-way.ts';
import { asTakenOn } from './taken-on.ts';
import { withToldInOne } from './told-in-one.ts';
import { toThingsElsewhere } from './to-things-elsewhere.ts';

/** What somebody else does all the while, before what the hero does: "now while Eustace stares at his candle we slip out". */
const meanwhile = /(?<lead>^|[.!?] )(?:(?:now|and|so|then|ok),? )*while (?!(?:i|we)\b)[^,.!?]{4,60}? (?<own>(?:i|we) (?=\p{L}))/giu;

/** Something that is got out, and no way out: "get out the book". */
const gettingOut =
  /(?<lead>(?:^|[.!?,] |\b(?:and|then) )(?:(?:i|we|and|then|so|now) )*)get(?<third>s?) out (?=(?:my|our|an?|some|the (?!(?:door|window|gate|back|front|house|hatch|way|place|inn|town|building|room|boat)\b)) ?\p{L})/giu;

/** What somebody is asked to do for coins that are only promised: "take us over, I'll give you a silver". */
const promised =
  /(?<!\b(?:i|we|i'll|we'll|to|you) )(?<ask>\b(?:take|bring|lead|guide|show|walk|row|ferry|carry|help|come|let|fetch|drive|hide)\b[^.!?"]{2,80}?),? (?:and |then |so )?(?:i|we)(?:['’]ll| will| would|['’]d) (?:give|pay) (?:you|ya|u) (?<sum>(?:an?|one|two|three|four|five|six|ten|twenty|some|\d+)\b[^,.!?"]*?\b(?:coppers?|silvers?|golds?|[csg]p|crowns?|coins?)\b[^,.!?"]*)/giu;

/** A step that is taken, and nothing that is picked up: "I take two steps back". */
const stepTaken =
  /\b(?:take|make)(?<third>s?) (?:an?|one|two|half a|a few) (?:small |big |quick |careful |slow )?(?:steps?|paces?) (?<where>back|aside|closer|away|forwards?)\b/giu;

/** Hands that are shown before something is said: 'hands up! "Peace!"' Without words to go with it, it may be an order. */
const handsUp = /(?<lead>^|[.!?] )(?:my |both |our )?hands (?:up|raised|in the air)[!.,…]* (?=[\u{E100}-\u{E1C7}])/giu;

/** How somebody is once they have done something, and nothing that they do besides: "I kneel down so we are eye to eye". */
const soThat =
  /(?<done>(?:^|[.!?,] |\b(?:and|then) )(?:i|we) \p{L}+[^.!?"]{2,80}?),? so (?:that )?(?:i|we|he|she|they|it|(?:my|our|his|her|their) \p{L}+)(?: am| are| is|['’]m|['’]re|['’]s)(?! (?:\p{L}+ )?(?:here|where|there)\b) [^.!?"]{2,60}(?=[.!]|$| \p{L}+ing\b)/giu;

/** What was ordered is paid for with the order: "I order two ales and pay". */
const andPays =
  /(?<order>\b(?:orders?|buys?|get|gets|ask for|asks for)\b[^.!?"]{3,80}?),? and (?:then )?(?:i |we )?pays?(?: (?:for (?:it|them|that|both|everything|all of it)|(?:him|her|them)(?: for (?:it|them|that))?|at once|right away|the (?:bill|price|sum)))?(?=[.!]|$)/giu;

/** A door that is opened to go through it: "I open the yellow door and step inside". */
const openedToGo =
  /\b(?:(?:push(?:es)?|pulls?|swings?|throws?) )?opens? (?<door>(?:the|that|this) [^,.!?;"]*?\b(?:doors?|gates?|hatch|trapdoor))(?: (?:slowly|quietly|carefully|wide|a crack))?,? and (?:then )?(?:i |we )?(?:go|goes|step|steps|walk|walks|head|heads|slip|slips|come|comes|enter|enters) ?(?:on )?(?:in|inside|through(?: it)?|out|outside|it)?(?=[,.!?]|$)/giu;

/** A line with what is done in it put plainly, sentence by sentence, where it does not sound so: what is said in quotation marks stays. */
export const putPlainly = (line: string, actor: Hero, stage: Stage): string => outsideSpeech(line, (text) => plainOf(text, actor, stage));

function plainOf(text: string, actor: Hero, stage: Stage): string {
  const own = withMannerOf(
    withLookedUp(
      withLastPlace(
        withAccepted(withToldInOne(withoutAttendants(withoutReasoning(asForSale(asOverheard(text), stage)))), stage)
          .replaceAll(promised, '$<ask> for $<sum>')
          .replaceAll(stepTaken, 'step$<third> $<where>')
          .replaceAll(handsUp, '$<lead>I raise both hands. ')
          .replaceAll(meanwhile, '$<lead>$<own>')
          .replaceAll(soThat, '$<done>')
          .replaceAll(andPays, '$<order>')
          .replaceAll(openedToGo, 'go through $<door>')
          .replaceAll(gettingOut, '$<lead>take$<third> out '),
      ),
    ),
  );
  const placed = toThingsElsewhere(withoutNegatedWay(withWayAlone(withThingsLookedAt(own), stage)), stage);
  const plain = asHandedOver(asGift(placed, stage), actor, stage);
  return withIntroductions(asTakenOn(plain, stage), actor, stage.party);
}
