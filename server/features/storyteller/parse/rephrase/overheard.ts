/** Those whose talk is anybody's to hear. */
const many = '(?:the )?(?:people|everyone|everybody|folks?|(?:others|other guests|guests|locals|patrons|regulars|crowd|room|tables?))';
const talk = '(?:gossip|rumou?rs?|chatter|conversations?|news|talk)';
const heard = [
  String.raw`what ${many}(?: (?:around|here|in here|round here|around (?:me|us)))*(?: are| is)? (?:talk|say|whisper|gossip|chat|speak|mutter|discuss)(?:t?ing|s)?(?: about| of)?`,
  String.raw`(?:the |any |some |all |local )*${talk}(?: (?:of|in|around|at|among) (?:the )?\p{L}+)?`,
  String.raw`(?:to )?${many}(?: talk(?:ing)?)?`,
].join('|');
/** How somebody only settles to listen. */
const settling = String.raw`(?:i|we) (?:(?:quietly|just|then) )*(?:sit|settle|stand|lean|stay|wait|linger|hang (?:about|around|back)|find an? (?:\p{L}+ )?(?:seat|table|corner|spot|place)|take (?:a seat|my seat|a table))\b[^,.!?;]*?,? and (?:then )?`;
const overhearing = new RegExp(
  String.raw`(?<lead>^|[.!?;] )(?:${settling})?(?:(?:i|we|then|so|just|also|quietly|carefully|try to) )*(?:listen(?:s|ing)?(?: in)?(?: (?:out )?(?:to|on|for))?|eavesdrop(?:s|ping)?(?: on)?|overhears?|keeps? (?:my|our|an) ears? open for) (?:${heard})(?: (?:for a (?:while|bit|moment)|a (?:little|bit)|here|in here|around (?:me|us|here)))*(?:\.|(?=[!,;]|$))`,
  'giu',
);

/** The talk of a place that is listened to as the question what people talk about: "I sit down and listen to the gossip". */
export const asOverheard = (text: string): string => text.replaceAll(overhearing, '$<lead>What are people talking about?');
