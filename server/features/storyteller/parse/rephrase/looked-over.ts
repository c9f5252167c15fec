/** Somebody looks round or looks at something: "I look around the room properly." */
const look =
  /^(?:(?:and|then|so|now|first|ok(?:ay)?|good|right|well|hm+|\p{L}+ly)[,.]? )*(?:(?:i|we|let's|let me|let us|i'll|we'll)(?: (?:just|want to|will|then|\p{L}+ly))* )?(?:look|search|inspect|examine|study|check|scan|survey|scour|explore|see|(?:have|take) (?:a|another|one) (?:\p{L}+ )*(?:look|peek|glance)|take in|go over|go through|cast an eye)\b(?!.*\b(?:you|your)\b)/iu;
/** Things that are only named, one after the other: "The stove, the bunks, the red felt on the door." */
const list =
  /^(?<things>(?:(?:and|then|also) )?(?:the |a |an |my |our |those |these |all the |every |its |their )?(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+(?:(?:, | and |, and )(?:the |a |an |my |our |those |these |all the |every |its |their )?(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+)+)[.…]+$/u;
/** Words that no list of things has. */
const said =
  /\b(?:i|you|we|he|she|they|me|us|him|them|your|is|are|was|were|am|be|been|have|has|had|do|does|did|don't|can|could|will|would|shall|should|must|may|might|not|please|thanks|yes|no|what|who|why|how|where|when|hello|hi|sorry|good (?:morning|evening|day))\b/iu;

/** A line in which things that are named behind a look are looked at: they are put to nobody. */
export function withThingsLookedAt(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  return sentences
    .map((sentence, at) => {
      const things = look.test(sentences[at - 1] ?? '') && !said.test(sentence) ? list.exec(sentence)?.groups?.['things'] : undefined;
      return things === undefined ? sentence : `I look at ${things.charAt(0).toLowerCase()}${things.slice(1)}.`;
    })
    .join(' ');
}

/** Something to read is opened or taken, and names are to be found: "I open the ledger. Find Ketta". */
const lookedUp =
  /\b(?<opening>(?:open|read|take|check|search|grab|leaf through|flip through|go through)s? (?<what>(?:the|this|that|his|her|their) (?:\p{L}+ )?(?:ledger|book|register|list|diary|log|records?|papers|notes?|notebook|letters?|roll|accounts)))(?:[.;,]| and| to) +(?:then )?(?:i )?(?:find|look up|look for|search for|see if there(?:'s| is)) (?=\p{L})/giu;

/** A line in which what is to be found in something to read is looked for in it, and gone to nowhere. */
export const withLookedUp = (text: string): string => text.replaceAll(lookedUp, '$<opening>, look in $<what> for ');
