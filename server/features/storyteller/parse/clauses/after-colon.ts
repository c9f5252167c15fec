/** Speech after a colon: "I tell Juniper: the sea will come back". */
const saidAfterColon =
  /^((?:(?:i|we|s?he|they|\p{Lu}\p{L}+|then|and) )*(?:say|ask|tell|shout|yell|whisper|reply|answer|call|mutter|murmur|add|announce|explain|beg|warn)(?:s|es)?(?: (?:to|at|out|back))?(?: [^:",]{2,40})?):\s+(\S[^"]+)$/iu;

/** Speech after a call: "talk to the smith, hey can you mend it". */
const saidAfterCall =
  /^((?:(?:i|we|then|and) )*(?:talk|speak) (?:to|with) [^:",.?!]{2,40}),\s+((?:hey|hi|hello|hiya|yo|oi|listen)\b[^"]+)$/iu;

/** What is done after speech that ends in a mark: "… is it true? and hand her a coin". */
const doneAfter =
  /^(.*?[.?!])(\s+(?:and|then|and then) (?:i |we )?(?:hand|give|show|offer|take|put|lay|pat|hug|nod|bow|smile|sit|kneel|point|wave|wink|look|watch|go|walk|leave|step|turn|hold|wait|toss|throw|pour|open)s?\b.*)$/isu;

/**
 * A text with quotation marks around what is said behind a colon, whatever it tells of, or behind a call: "say: he took the cup, and hid it",
 * "talk to her, hey come home".
 */
export function withSaidAfterColon(text: string): string {
  return text.replace(saidAfterCall, '$1, "$2"').replace(saidAfterColon, (_, lead: string, said: string) => {
    const [, speech = said, after = ''] = doneAfter.exec(said) ?? [];
    return `${lead} "${speech}"${after}`;
  });
}
