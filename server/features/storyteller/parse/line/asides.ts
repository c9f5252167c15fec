/** What people say before they say something: "lol", "hang on", "oh no", "poor thing". */
const exclamation =
  /^(?:\s*(?:lol|lmao|rofl|haha+|hehe+|hah|heh|hah?aha|nice(?: one)?|cool|great|awesome|sweet|perfect|lovely|wow|whoa|woah|aww+|ugh|eww*|yuck|yikes|ick|gross|phew|whew|brr+|meh|jeez|gosh|ooh+|aha+|yay|yess+|woo+|hmm+|hm|ouch|damn|dammit|crap|shit|oh no|oh well|oh my|oh|ah well|ah|um+|uh+|huh|erm?|(?:hang on|hold on|wait)(?: a (?:sec(?:ond)?|minute|moment|bit|tick))?|wait what|listen|right|no way|not bad|fair enough|good|thanks gm|thank you gm|poor (?:thing|kid|boy|girl|guy|woman|man|lad|soul|old \p{L}+|\p{L}+)|ok(?:ay)? narrator|narrator|ok(?:ay)?|alright|anyway|well|so|fine|my turn|i mean|follow me|come on|this way|onwards?|let'?s go|here we go|no time(?: to (?:lose|waste|talk|explain))?|ready|let'?s split(?: up)?|(?:(?:ok(?:ay)?|so|new|here's the|my|the) )*plan|what i mean is|holy \p{L}+|my god|omg|(?:screw|sod|bugger|forget|stuff|damn|hang) (?:it|this|that)(?: all)?|to hell with (?:it|this|that)|enough (?:talk(?:ing)?|chat(?:ting)?|chatter|of this)|let'?s do (?:this|it)|here goes(?: nothing)?|time to (?:go|move)|case closed|yo|dude|guys|please)(?:[,.!:…]+|\s+[-–—]|(?<=\b(?:wait|ugh|wow|whoa|huh|hmm+|lol|haha+|oh|ok|okay|so|um+|uh+|yo|omg|hey|dude|guys))(?=\s+(?:is|are|was|what|whats|who|whos|whose|why|where|how|did|does|do|can|could)\b))\s*)+(?=\S)/iu;

/** "Wait ooh the red book": what stops somebody is a sight, and no waiting. */
const struck = /^\s*(?:oh )?(?:wait|hang on|hold on|whoa),? (?=(?:o+h+|wow|omg|ah+|hm+|look|what)\b)/iu;

/** What is only admired, and not done: "ok cool a drawing!". */
const admired =
  /^(?:\s*(?:oh|ok(?:ay)?|wow|ooh|haha|and|so),? )*(?:cool|nice|neat|great|sweet|awesome|lovely|pretty|good|what),? an? [\p{L}' -]{2,40}[.!]+\s*(?=\S)/iu;

/** Sounds that nobody means anything by, with or without a mark after them: "ooh the red book", "hehe ok". */
const sounds =
  /^(?:\s*(?:l+o+l+|lmao|ha+|haha+|hehe+|heh|hihi|aw+|o+h+|ooh+|ah+|aha+|uh+|um+|hm+|mm+|wow+|ugh+|e+w+|yay+|whee+|wee+|omg|woo+(?:hoo+)?|phew|whoa+|yikes|gosh|eek)\b[\s,.!…~-]*)+(?=\S)/iu;

/** "I ask her - no wait, we go down": what a player takes back is not said. */
const takenBack =
  /^[^"]*(?:[-–—,.]\s*(?:no,? )?wait,? no\b|[-–—,.]\s*no,? wait\b|[-–—]\s*wait\b|(?:…|\.{2,}|[-–—,])\s*(?:er+m?|uh+|um+|or rather|no sorry)\b[,.…]*|\bscratch that\b|\bactually,? no\b)[\s,.:!-]*(?=\S.{3})/iu;

/** What is thought of what was told, and put to nobody: "fair company." */
const thought = String.raw`(?:(?:ok(?:ay)?|wow|well|so|hm+),? )*(?:(?:what|such) an? |quite an? |some )?(?:fair|fine|nice|lovely|pretty|charming|cheerful|jolly|merry|grim|creepy|spooky|strange|odd|weird|funny|beautiful|awful|gloomy|busy|cosy|sleepy) (?!morning|evening|day|night|afternoon|work|one|try|point|to\b)\p{L}+(?: \p{L}+)?`;

/** What whoever plays says when they come to the table: "yo im here." */
const arrived = String.raw`(?:(?:yo|hi+|hey|hello|(?:good )?evening|ok(?:ay)?|so|right),? )*(?:i['’]?m|i am) (?:here|back|in|late|new(?: here)?)(?: (?:now|again|finally|at last|lol))*`;

/** What is answered to the last reply before something is asked: "fair.", "ok keep the breaths in, noted.", "ouch, sorry Tov!" */
const takenIn = new RegExp(
  String.raw`^(?:(?:[^.!?"]{1,40}, )?noted|fair|understood|got it|gotcha|sorry(?: \p{Lu}\p{L}+)?|${arrived}|${thought}(?=[.!]+(?![^.!?]*\byou)))[.!]+\s+(?=(?:(?:narrator|storyteller|gm|dm)[,:]? |but |and |so |now )*(?:who|what|where|when|why|how|which|is|are|was|were|do|does|did|has|have|can|could|should|am|look|check|glance)(?:'s|s|'re)?\s)`,
  'iu',
);

/** Whether a sentence only takes in what was told: "ok keep the breaths in, noted." */
export const isTakenIn = (sentence: string): boolean => takenIn.test(`${sentence} what is it`);

/** Laughter, sighs and remarks after the words themselves: ", haha", "lol", "for science". */
const afterword =
  /(?:[,.…]|\s[-–—])?\s*\b(?:lol|lmao|haha+|hehe+|heh|hihi|xd|whee+|wee+|yay+|woo+(?:hoo+)?|just kidding|jk|snack for later|for science|what could (?:possibly )?go wrong|you never know|no offen[cs]e|sorry not sorry|obviously|of course|i guess|i suppose|if (?:that's|thats|that is) (?:ok(?:ay)?|possible|allowed))\s*[.!?…)]*$/iu;

/** What somebody is urged with who is then called: "come on Nan, which side are you on?" */
const urging = /^(?:(?:oh|aw+|well|so|but|and) )?(?:come on|c'mon|come now|look here|go on),? (?=\p{L}+(?: \p{L}+)?,)/iu;

/** A name that is only said back before it is asked after: "Tov? Who's Tov?" */
const saidBack = /^(\p{L}+(?: \p{L}+)?)\?+ (?=(?:who|what)(?:'s|s| is| was| are) (?:the |an? )?\1\b)/iu;

/** One clause without what is exclaimed before it. */
export function withoutExclamation(text: string): string {
  const rest = text.replace(exclamation, '').replace(sounds, '');
  return rest.trim().length < 3 ? text : rest;
}

/** The words without what is only said beside them, and that as it stood around them. What nothing would be left of stays as it is. */
export function cutAsides(text: string): { before: string; text: string; after: string } {
  const meant = text.replace(takenBack, '').replace(saidBack, '').replace(urging, '').replace(struck, '');
  const rest = meant
    .replace(exclamation, '')
    .replace(sounds, '')
    .replace(exclamation, '')
    .replace(takenIn, '')
    .replace(exclamation, '')
    .replace(admired, '');
  const plain = rest.replace(afterword, '');
  if (plain.trim().length < 3) return { before: '', text: meant.trim().length < 3 ? text : meant, after: '' };
  return { before: meant.slice(0, meant.length - rest.length), text: plain, after: rest.slice(plain.length) };
}
